import type { Locator, Page, Route } from '@playwright/test';
import { expect, test, untilAwake } from '../support/e2e.ts';
import { fillRequired, formOf, freshEmail, letAMinutePass, submitOf, wakeForm } from './enquiry-form.ts';
import { freshAddress, makeAdmin, makeStudent, signInByAddress } from './ework-visit.ts';
import { makeLearner, signInAs } from './learner-visit.ts';

/** The server takes the request, and its answer never arrives. */
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};
/** Only the first request meets with it; the others go through. */
const first = (act: (route: Route) => Promise<void>) => {
  let met = false;
  return (route: Route) => {
    if (met) return route.continue();
    met = true;
    return act(route);
  };
};
const lost = (route: Route) => route.abort('connectionreset');

/** Fills what storage the site has in this browser, so that nothing more is kept. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

/** Leaves the page and says what the browser asked before it did. */
async function leave(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto('/about');
  return asked;
}

test('a message whose request is lost is kept and sent at the second press', async ({ page, database }) => {
  const email = freshEmail();
  await page.route('**/api/submit-form', first(lost));
  await page.goto('/contact');
  const form = page.locator('#contact-form form');
  await form.getByLabel('Your name').focus();
  await untilAwake(form);
  await form.getByLabel('Your name').fill('Rosa Marsh');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.locator('[name="subject"]').selectOption({ index: 1 });
  await form.locator('[name="inquiry"]').selectOption({ index: 1 });
  await form.getByLabel('Your message').fill('May I pay over twelve months?');
  await form.locator('[name="consent"]').check();
  await letAMinutePass(page);
  await submitOf(form).click();
  await expect(
    form.getByText('There was an error sending your message: We could not be reached.'),
  ).toBeVisible();
  await expect(form.getByLabel('Your message')).toHaveValue('May I pay over twelve months?');
  await submitOf(form).click();
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible();
  expect(await database.query('select 1 from public.enquiries where email = $1', [email])).toHaveLength(1);
});

for (const [what, act] of [
  ['request', lost],
  ['answer', loseAnswer],
] as const) {
  test(`a sign-in whose ${what} is lost says so, keeps what was typed and succeeds at the second press`, async ({
    page,
    database,
  }) => {
    const learner = await makeLearner(database);
    await page.route('**/api/auth/sign-in', first(act));
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill(learner.email);
    await page.getByLabel('Password', { exact: true }).fill(learner.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: 'We could not be reached. What you typed is still here' }),
    ).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(learner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('/dashboard', { waitUntil: 'commit' });
  });
}

test('a question to the assistant that is lost can be asked again, and is answered once', async ({
  page,
}) => {
  await page.route('**/api/chatbot', first(lost));
  await page.goto('/about');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByLabel('Your question').fill('How long is Prompt Engineering?');
  await page.getByLabel('Your question').press('Enter');
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText('technical difficulties');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(log).toContainText('8 weeks');
  await expect(log).not.toContainText('technical difficulties');
  await expect(log.getByText('How long is Prompt Engineering?')).toHaveCount(1);
});

test('a step of a project whose answer is lost is taken once, and shown', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  await page.clock.install();
  const learner = await makeLearner(database);
  await signInAs(context, learner, baseURL ?? '');
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Start Project' }).first().click();
  await page.getByRole('tab', { name: /My Projects/ }).click();
  await page.getByRole('button', { name: 'Start Project' }).click();
  await expect(page.getByText('In Progress')).toBeVisible();
  await page.route('**/api/project-assignments/*/progress', first(loseAnswer));
  // The next press is one of its own, not the second half of a double click (src/learning/project-actions.ts).
  await page.clock.fastForward(500);
  const lostAnswer = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: /^Mark step \d done/ }).click();
  await lostAnswer;
  await expect(page.locator('.toast').filter({ hasText: 'Failed to update progress' })).toBeVisible();
  await expect(page.getByRole('main').getByText('1 of 4 steps').first()).toBeVisible();
  expect(
    await database.query(
      'select a.progress from public.project_assignments a join auth.users u on u.id = a.learner_id where u.email = $1',
      [learner.email],
    ),
  ).toEqual([{ progress: 25 }]);
});

test.describe('a tick', () => {
  test.beforeEach(async ({ page, context, stack }) => {
    const { email } = await makeStudent(stack, 'Amara');
    await signInByAddress(context, stack);
    await page.goto('/ework-platform');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Access Course' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Prompt Engineering|Welcome/ })).toBeVisible();
  });
  const box = (page: Page) =>
    page
      .locator('.weeks > .week')
      .first()
      .getByRole('group', { name: 'Objectives' })
      .getByRole('checkbox')
      .first();

  test('whose answer is lost is sent again by itself, once', async ({ page }) => {
    await page.route('**/api/ework/student/progress/*', first(loseAnswer));
    await box(page).check();
    await expect(page.getByText('Saved at', { exact: false }).first()).toBeVisible();
    await page.reload();
    await expect(box(page)).toBeChecked();
  });

  test('that the browser cannot keep is not lost by closing the page: it asks', async ({ page, context }) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await context.setOffline(true);
    await box(page).check();
    await expect(page.getByText('leave this page open until they are sent')).toBeVisible();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await context.setOffline(false);
    await expect(page.getByText('All your ticks have been sent.')).toBeAttached();
  });
});

test('what was typed and cannot be kept is not lost by leaving: the browser asks, until it is sent', async ({
  page,
}) => {
  await fillStorage(page);
  await page.goto('/enquire');
  await wakeForm(page);
  await formOf(page).getByLabel('First name').pressSequentially('Zoë');
  expect(await leave(page)).toEqual(['beforeunload']);
});

test('a form that the browser keeps asks nothing', async ({ page }) => {
  await page.goto('/enquire');
  await wakeForm(page);
  await formOf(page).getByLabel('First name').pressSequentially('Zoë');
  expect(await leave(page)).toEqual([]);
});

test('a second enquiry on a day with enough mails shows that no further email comes', async ({ page }) => {
  await page.route('**/api/submit-form', (route) =>
    route.fulfill({
      json: { success: true, message: 'Received', reference: 'KR-ABCDE-12345', emailComes: false },
    }),
  );
  await page.goto('/enquire');
  await wakeForm(page);
  await fillRequired(formOf(page));
  await submitOf(formOf(page)).click();
  await expect(page.getByText('No further email comes to you today')).toBeVisible();
  await expect(page.getByText('Check your email')).toHaveCount(0);
});

/** Signs an admin in at the desk and fills in a new student. */
async function fillStudent(page: Page, admin: { email: string; password: string }, email: string) {
  await page.goto('/ework-platform');
  await page.getByRole('tab', { name: 'Admin' }).click();
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const form = page.getByRole('region', { name: 'Create Student' });
  await form.getByLabel('Name').fill('Amara Okafor');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Course').selectOption('Prompt Engineering');
  return form;
}

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in?step=register');
  await expect(page.locator('[data-awake]')).toBeVisible();
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('three calm green kestrels');
}

for (const [what, act, told] of [
  ['request', lost, (email: string) => `Student created successfully! Email: ${email}`],
  ['answer', loseAnswer, () => 'There is already a student with this email address: Amara Okafor'],
] as const) {
  test(`a registration whose ${what} is lost keeps what was typed, and the second press leads on`, async ({
    page,
    database,
  }) => {
    const email = `rosa-${Date.now()}@mail.example`;
    await page.route('**/api/auth/register', first(act));
    await fillRegistration(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'We could not be reached. What you typed is still here' }),
    ).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('three calm green kestrels');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    await expect
      .poll(() => database.query('select 1 as one from auth.users where email = $1', [email]))
      .toEqual([{ one: 1 }]);
  });

  test(`a student whose ${what} is lost is made once, and the second press says so`, async ({
    page,
    stack,
    database,
  }) => {
    const email = freshAddress('amara');
    await page.route('**/api/ework/admin/students', (route) =>
      route.request().method() === 'POST' ? once(route) : route.continue(),
    );
    const once = first(act);
    const form = await fillStudent(page, await makeAdmin(stack), email);
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByRole('alert')).toHaveText('Failed to create student');
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByRole('alert')).toContainText(told(email));
    expect(
      await database.query('select 1 from public.ework_students where email = $1', [email]),
    ).toHaveLength(1);
  });
}

/** Every answer takes three seconds longer from now on. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 3000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** How many writes of the page went to such an address. */
function countWrites(page: Page, address: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && address.test(request.url())) count += 1;
  });
  return () => count;
}

/** Presses as people do who see nothing happen, while the button says that it is busy. */
async function pressImpatiently(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
}

test.describe('on a line with three seconds of delay', () => {
  test.slow();

  test('an enquiry is sent once', async ({ page, database }) => {
    const email = freshEmail();
    await page.goto('/enquire');
    await wakeForm(page);
    await fillRequired(formOf(page), email);
    await letAMinutePass(page);
    const writes = countWrites(page, /submit-form/);
    await slowDown(page);
    await submitOf(formOf(page)).focus();
    await page.keyboard.press('Enter');
    await expect(submitOf(formOf(page))).toHaveText('Submitting...');
    await submitOf(formOf(page)).click({ force: true });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(writes()).toBe(1);
    expect(await database.query('select 1 from public.enquiries where email = $1', [email])).toHaveLength(1);
  });

  test('an account is registered once', async ({ page, mailbox }) => {
    const email = `rosa-${Date.now()}@mail.example`;
    await fillRegistration(page, email);
    const writes = countWrites(page, /auth\/register/);
    await slowDown(page);
    await pressImpatiently(submitOf(page.locator('main form')));
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    expect(writes()).toBe(1);
    await expect
      .poll(async () => (await mailbox.mails()).filter(({ to }) => to.includes(email)).length)
      .toBe(1);
  });

  test('a student is created once', async ({ page, stack, database }) => {
    const email = freshAddress('amara');
    const form = await fillStudent(page, await makeAdmin(stack), email);
    const writes = countWrites(page, /admin\/students/);
    await slowDown(page);
    await pressImpatiently(submitOf(form));
    await expect(form.getByRole('alert')).toHaveText(`Student created successfully! Email: ${email}`);
    expect(writes()).toBe(1);
    expect(
      await database.query('select 1 from public.ework_students where email = $1', [email]),
    ).toHaveLength(1);
  });

  test('a sign-in is tried once', async ({ page, database }) => {
    const learner = await makeLearner(database);
    await page.goto('/sign-in');
    await expect(page.locator('[data-awake]')).toBeVisible();
    await page.getByLabel('Email').fill(learner.email);
    await page.getByLabel('Password', { exact: true }).fill(learner.password);
    const writes = countWrites(page, /auth\/sign-in/);
    await slowDown(page);
    await pressImpatiently(submitOf(page.locator('main form')));
    await page.waitForURL('/dashboard', { waitUntil: 'commit' });
    expect(writes()).toBe(1);
  });

  test('a question to the assistant is asked once', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Reject All' }).click();
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await page.getByLabel('Your question').fill('How long is Prompt Engineering?');
    const writes = countWrites(page, /chatbot/);
    await slowDown(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log', { name: 'Conversation' });
    await expect(log).toContainText('8 weeks');
    expect(writes()).toBe(1);
  });

  test('a tick is shown at once, saved once, and kept', async ({ page, context, stack, database }) => {
    const { email } = await makeStudent(stack, 'Amara');
    await signInByAddress(context, stack);
    await page.goto('/ework-platform');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Access Course' }).click();
    const week = page.locator('.weeks > .week').first();
    const tick = week.getByRole('group', { name: 'Objectives' }).getByRole('checkbox').first();
    await expect(tick).toBeVisible();
    await slowDown(page);
    await tick.check();
    await expect(week.locator('.week-progress .num')).not.toHaveText('0%');
    await expect(week.getByText(/^Saved at/)).toBeVisible({ timeout: 20_000 });
    expect(
      await database.query(
        'select cardinality(p.objectives) as ticked from public.ework_task_progress p join public.ework_students s using (student_id) where s.email = $1',
        [email],
      ),
    ).toEqual([{ ticked: 1 }]);
  });
});
