import type { Locator } from '@playwright/test';
import { referencePattern } from '#shared/rules/reference.ts';
import { axeInBothSchemes, expect, hold, screens, test, untilAwake, type Page } from '../support/e2e.ts';
import {
  accept,
  answerWith,
  freshEmail,
  letAMinutePass,
  reference,
  refuse,
  submitOf,
} from './enquiry-form.ts';

const answers = {
  name: 'Zoë O’Neill Łukasz',
  email: 'zoe+site@visitor.example',
  message: 'How many payments are there?\nI have two children.',
} as const;
const ukPhoneMessage =
  'Please enter a valid UK phone number (mobile: 07xxx xxxxxx, landline: 01xxx xxxxxx or 020 xxxx xxxx)';
const sentTitle = 'Message Sent Successfully!';

const formOf = (page: Page): Locator => page.locator('#contact-form form');
const field = (page: Page, name: string): Locator => formOf(page).locator(`[name="${name}"]`);
const alertOf = (page: Page): Locator =>
  formOf(page).getByRole('alert').filter({ hasText: 'There was an error' });
/** What stays of the panel. */
const traceOf = (page: Page): Locator => page.locator('.contact-trace');
const panelOf = (page: Page): Locator => page.getByRole('heading', { name: sentTitle });

/** Opens the page and wakes the form, and waits until React has taken it over; before that the browser posts it itself. */
async function openForm(page: Page): Promise<Locator> {
  await page.goto('/contact');
  await field(page, 'name').focus();
  await untilAwake(formOf(page));
  return formOf(page);
}

/** An answer that comes when the test lets it. */
async function holdAnswer(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await answerWith(page, async (route) => {
    await released;
    await accept(route);
  });
  return () => release();
}

/** Everything that is required. */
async function fillRequired(page: Page, email: string = answers.email): Promise<void> {
  await field(page, 'name').fill(answers.name);
  await field(page, 'email').fill(email);
  await field(page, 'subject').selectOption('pricing');
  await field(page, 'inquiry').selectOption('payment-options');
  await field(page, 'message').fill(answers.message);
  await field(page, 'consent').check();
}

async function expectKept(page: Page): Promise<void> {
  await expect(field(page, 'name')).toHaveValue(answers.name);
  await expect(field(page, 'subject')).toHaveValue('pricing');
  await expect(field(page, 'inquiry')).toHaveValue('payment-options');
  await expect(field(page, 'message')).toHaveValue(answers.message);
  await expect(field(page, 'consent')).toBeChecked();
}

test('a message reaches the institute, is acknowledged, and leaves an empty form', async ({
  page,
  database,
  mailbox,
}) => {
  const email = freshEmail();
  const form = await openForm(page);
  await fillRequired(page, email);
  await field(page, 'phone').fill('+33 6 12 34 56 78');
  await expect(field(page, 'marketing')).not.toBeChecked();
  await letAMinutePass(page);
  const asked = page.waitForRequest('**/api/submit-form');
  await submitOf(form).click();
  expect((await asked).postDataJSON()).toMatchObject({
    formType: 'Contact Form',
    firstName: 'Zoë',
    lastName: 'O’Neill Łukasz',
    email,
    phone: '+33 6 12 34 56 78',
    message: answers.message,
    program: 'payment-options',
    subject: 'pricing',
  });
  await expect(panelOf(page)).toBeFocused();
  const shown = await page.getByText(/^KR-/).innerText();
  expect(shown).toMatch(referencePattern);
  expect(await page.evaluate(() => sessionStorage.length), 'nothing is kept once it has been sent').toBe(0);

  const rows = await database.query('select * from public.enquiries where email = $1', [email]);
  expect(rows).toEqual([
    expect.objectContaining({
      reference: shown,
      form_type: 'Contact Form',
      status: 'new',
      phone_typed: '+33 6 12 34 56 78',
      phone_e164: '+33612345678',
      labels: expect.objectContaining({
        firstName: 'Zoë',
        program: 'payment-options',
        subject: 'pricing',
        consent: true,
      }),
      choices: expect.objectContaining({ name: answers.name, inquiry: 'payment-options' }),
      marketing_agreed: false,
      marketing_wording: 'newsletter-2026-11',
    }),
  ]);
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2);
  const mails = await mailbox.mails();
  const acknowledgement = mails.find((mail) => mail.to.includes(email));
  expect(acknowledgement?.text).toContain(shown);
  expect(acknowledgement?.text, 'none of the visitor’s own text').not.toContain('two children');
  const notification = mails.find((mail) => !mail.to.includes(email));
  expect(notification?.text).toContain('two children');
  expect(notification?.text).toContain('Ways to pay');

  // After its time the panel goes, the fields are empty, and the reference is still to be read.
  await expect(panelOf(page)).toBeHidden();
  for (const name of ['name', 'email', 'phone', 'subject', 'inquiry', 'message'])
    await expect(field(page, name)).toHaveValue('');
  await expect(field(page, 'consent')).not.toBeChecked();
  await expect(traceOf(page)).toBeFocused();
  await expect(traceOf(page)).toHaveText(`Your message was sent. Its reference is ${shown}`);
});

test('what is wrong is said in a summary and beside the field, and goes when it is mended', async ({
  page,
}) => {
  await answerWith(page, accept);
  const form = await openForm(page);
  await submitOf(form).click();
  const summary = page.locator('#contact-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name',
    'Enter an email address, like name@example.com',
    'Choose a subject',
    'Choose what it is about',
    'Write your message',
    'Tick the box so that we may reply to you',
  ]);
  await summary.getByRole('link', { name: 'Tick the box' }).click();
  await expect(field(page, 'consent')).toBeFocused();
  await expect(field(page, 'consent')).toHaveAccessibleDescription(
    'Tick the box so that we may reply to you',
  );
  await fillRequired(page);
  await expect(page.locator('#contact-form .field-bad')).toHaveCount(0);

  for (const [typed, isFine] of [
    ['07700 9', false],
    ['call me', false],
    ['(020) 7946 0123', true],
    ['0044 (0)7700 900456', true],
    ['+353 85 012 3456', true],
  ] as const) {
    await field(page, 'phone').fill(typed);
    if (isFine) continue;
    await submitOf(form).click();
    // The list may say the same as before; the focus says that it is of this attempt.
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([ukPhoneMessage]);
    await field(page, 'phone').fill('07700 900456');
    await expect(page.locator('#contact-phone-error')).toBeHidden();
  }
  // Pasted with the space before it, it is one character longer than a number may be.
  await field(page, 'phone').fill('');
  await field(page, 'phone').focus();
  await page.keyboard.insertText(' +44 (0) 7700 900 456');
  await expect(field(page, 'phone')).toHaveValue(' +44 (0) 7700 900 456');
  await submitOf(form).click();
  await expect(panelOf(page)).toBeVisible();
});

test('several presses are one request, and the button says what goes on', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submit-form')) requests += 1;
  });
  const release = await holdAnswer(page);
  const form = await openForm(page);
  await fillRequired(page);
  const submit = submitOf(form);
  await expect(submit).toHaveText('Send message');
  await submit.dblclick();
  await expect(submit).toHaveText('Sending Message...');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('#contact-form').getByRole('status')).toHaveText('Sending your message');
  await field(page, 'name').press('Enter');
  release();
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Enter');
  expect(requests).toBe(1);
});

test('each failure is told in the contract’s words, and the same message can be sent again', async ({
  page,
  context,
}) => {
  const form = await openForm(page);
  await fillRequired(page);
  const ids = new Set<unknown>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/submit-form')) return;
    ids.add((request.postDataJSON() as Record<string, unknown>)['submissionId']);
  });
  const expectFailure = async (reason: string) => {
    await submitOf(form).click();
    await expect(alertOf(page)).toHaveText(
      `There was an error sending your message: ${reason}. Please try again.`,
    );
    await expect(submitOf(form)).toHaveText('Send message');
    await expectKept(page);
  };
  await answerWith(page, refuse(503, 'We cannot take messages at this moment.'));
  await expectFailure('We cannot take messages at this moment');
  await answerWith(page, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>No</h1>' }),
  );
  await expectFailure('Server error: 500');
  await answerWith(page, (route) => route.fulfill({ json: { success: false } }));
  await expectFailure('Form submission failed');
  await page.unroute('**/api/submit-form');
  await context.setOffline(true);
  await expectFailure('You seem to be offline');
  await context.setOffline(false);

  await answerWith(page, refuse(422, 'Please check', { email: 'This address does not exist' }));
  await submitOf(form).click();
  await expect(page.locator('#contact-summary').getByRole('link')).toHaveText([
    'This address does not exist',
  ]);
  await expect(alertOf(page)).toBeHidden();
  await answerWith(page, accept);
  await submitOf(form).click();
  await expect(panelOf(page)).toBeVisible();
  expect(ids.size, 'one message, however often it was tried').toBe(1);
});

test('the panel goes after three seconds, but waits for a pointer and for the keyboard', async ({ page }) => {
  const release = await holdAnswer(page);
  await page.clock.install();
  const form = await openForm(page);
  await fillRequired(page);
  await submitOf(form).focus();
  await page.keyboard.press('Enter');
  await expect(submitOf(form)).toHaveText('Sending Message...');
  // From here on time passes only where the test says so.
  // (Two seconds on: no more, or the request would be given up.)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  await page.mouse.move(0, 0);
  release();
  await expect(panelOf(page)).toBeFocused();
  const box = await panelOf(page).boundingBox();
  await page.clock.runFor(2_500);
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.clock.runFor(10_000);
  await expect(panelOf(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(400);
  await expect(panelOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(panelOf(page)).toBeHidden();
  await expect(traceOf(page)).toBeFocused();
  await expect(traceOf(page)).toContainText(reference);

  const releaseAgain = await holdAnswer(page);
  await fillRequired(page);
  await submitOf(form).focus();
  await page.keyboard.press('Enter');
  await expect(submitOf(form)).toHaveText('Sending Message...');
  await expect(traceOf(page)).toBeHidden();
  releaseAgain();
  await expect(panelOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('button', { name: 'Write another message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeHidden();
  await expect(field(page, 'name')).toHaveValue('');
  await expect(traceOf(page)).toBeFocused();
});

test('what was typed survives reloading, going elsewhere and Back, and code that comes late', async ({
  page,
}) => {
  const release = await hold(page, /\/_astro\/[^/]*\.js/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillRequired(page);
  release();
  await untilAwake(formOf(page));
  await expectKept(page);
  // A change after the form has woken is what keeps the draft.
  await field(page, 'phone').fill('07700 900456');
  await page.reload();
  await untilAwake(formOf(page));
  await expectKept(page);
  await page.goto('/sign-in');
  await page.goBack();
  await untilAwake(formOf(page));
  await expectKept(page);
  await expect(field(page, 'phone')).toHaveValue('07700 900456');

  // Back while it was being sent: no stuck button.
  await answerWith(page, () => new Promise(() => undefined));
  await submitOf(formOf(page)).click();
  await expect(submitOf(formOf(page))).toHaveText('Sending Message...');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(submitOf(formOf(page))).toHaveText('Send message');
  await expectKept(page);
});

test('the keyboard alone is enough, in the order of reading', async ({ page }) => {
  await answerWith(page, accept);
  await openForm(page);
  const order: string[] = [];
  for (let i = 0; i < 9; i += 1) {
    order.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? '',
      ),
    );
    await page.keyboard.press('Tab');
  }
  expect(order).toEqual([
    'name',
    'email',
    'phone',
    'subject',
    'inquiry',
    'message',
    'consent',
    'marketing',
    'BUTTON',
  ]);
  await field(page, 'name').focus();
  const keys = [answers.name, answers.email, '', 'Prices', 'Ways', 'How many?'];
  for (const text of keys) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows what was wrong with everything kept, then thanks', async ({ page, database }) => {
    const email = freshEmail();
    await page.goto('/contact');
    await fillRequired(page, email);
    await field(page, 'consent').uncheck();
    await field(page, 'marketing').check();
    await field(page, 'phone').fill('07700 9');
    await field(page, 'message').fill('A <b>bold</b> move & more');
    await field(page, 'name').fill('');
    await field(page, 'inquiry').selectOption('');
    await submitOf(formOf(page)).click();

    await expect(page).toHaveTitle(/^Error: /);
    await test.step('all in one round, in the order of the form, each tied to its field', async () => {
      const summary = page.locator('#contact-summary');
      await expect(summary.getByRole('link')).toHaveText([
        'Enter your name',
        ukPhoneMessage,
        'Choose what it is about',
        'Tick the box so that we may reply to you',
      ]);
      await expect(summary.getByRole('listitem')).toHaveCount(4);
      for (const name of ['name', 'phone', 'inquiry', 'consent'])
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    });
    expect(page.url(), 'no answer is in the address').not.toContain('Zo');
    await expect(page.locator('#contact-summary')).toBeInViewport();
    await expect(page.locator('#contact-consent-error')).toHaveText(
      'Tick the box so that we may reply to you',
    );
    await expect(field(page, 'consent')).not.toBeChecked();
    await expect(field(page, 'marketing')).toBeChecked();
    await expect(field(page, 'subject')).toHaveValue('pricing');
    await expect(field(page, 'message')).toHaveValue('A <b>bold</b> move & more');

    await fillRequired(page, email);
    await field(page, 'consent').check();
    await field(page, 'phone').fill('07700 900456');
    await submitOf(formOf(page)).click();
    await expect(page).toHaveURL(/\/enquire\/thank-you\?reference=KR-/);
    await expect(page.getByText(/^KR-/)).toBeVisible();
    expect(
      await database.query(
        "select form_type, marketing_agreed, labels->'consent' as consent from public.enquiries where email = $1",
        [email],
      ),
    ).toEqual([{ form_type: 'Contact Form', marketing_agreed: true, consent: true }]);
  });
});

for (const screen of screens) {
  test(`every state can be used by everyone: ${screen.name}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const form = await openForm(page);
    const expectFits = async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    await submitOf(form).click();
    await expect(page.locator('#contact-summary')).toBeFocused();
    await axeInBothSchemes(page);
    await expectFits();
    await fillRequired(page);
    await answerWith(page, refuse(503, 'We cannot take messages at this moment'));
    await submitOf(form).click();
    await expect(alertOf(page)).toBeInViewport();
    await axeInBothSchemes(page);
    const release = await holdAnswer(page);
    await submitOf(form).click();
    await expect(submitOf(form)).toHaveText('Sending Message...');
    await axeInBothSchemes(page);
    release();
    await expect(panelOf(page)).toBeFocused();
    await expect(panelOf(page)).toBeInViewport();
    await page.keyboard.press('Tab');
    await axeInBothSchemes(page);
    await expectFits();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your message was sent.')).toBeVisible();
    await axeInBothSchemes(page);
  });
}
