import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '../support/e2e.ts';
import {
  accept,
  answers,
  answerWith,
  dialogOf,
  fillRequired,
  formCode,
  formOf,
  openFromHeader,
  openFromLink,
  reference,
  refuse,
  submitOf,
} from './enquiry-form.ts';

const ukPhoneMessage =
  'Please enter a valid UK phone number (mobile: 07xxx xxxxxx, landline: 01xxx xxxxxx or 020 xxxx xxxx)';
const groupNames = [
  'Personal Information',
  'Contact Information',
  'Professional Background',
  'Program Interest',
  'Additional Information',
];

test.use({ viewport: { width: 1440, height: 900 } });

const focusedElement = (page: Page) => page.locator('*:focus');

test.describe('opening', () => {
  test.beforeEach(({ page }) => page.goto('/').then(() => undefined));

  test('five variants have words of their own, from real links', async ({ page }) => {
    const header = page.getByRole('banner');
    const main = page.getByRole('main');
    const course = main.locator('a[data-enquiry="contact"][data-programme]').first();
    const openings = [
      {
        link: header.getByRole('link', { name: 'Register' }),
        title: 'Register your interest',
        submit: 'Register my interest',
      },
      {
        link: header.getByRole('link', { name: 'Sign In' }),
        title: 'Start your journey',
        submit: 'Start my journey',
      },
      {
        link: main.locator('a[data-enquiry="transformation"]').first(),
        title: 'Ask for a place',
        submit: 'Ask for my place',
      },
      {
        link: main.locator('a[data-enquiry="consultation"]').first(),
        title: 'Request a consultation',
        submit: 'Request my consultation',
      },
      { link: course, title: 'Register your interest', submit: 'Register my interest' },
    ];
    for (const { link, title, submit } of openings) {
      await link.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(submitOf(dialog)).toHaveText(submit);
      await expect(dialog.locator('legend')).toHaveText(groupNames);
      const programme = await link.getAttribute('data-programme');
      await expect(dialog.getByLabel('Programme', { exact: true })).toHaveValue(programme ?? '');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
    // No page links to this variant yet.
    const dialog = await openFromLink(page, 'certification');
    await expect(page.getByRole('dialog', { name: 'Ask about certification' })).toBeVisible();
    await expect(submitOf(dialog)).toHaveText('Send my question');
  });

  test('Sign In shows the way to the account first', async ({ page }) => {
    const dialog = await openFromHeader(page, 'Sign In');
    await expect(dialog.getByText('Already have an account?')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  });

  test('nine programmes are offered with their length, and a tenth when a link names it', async ({
    page,
  }) => {
    const title = 'Certified AI Business Analyst, Foundation';
    const dialog = await openFromLink(page, 'certification', title);
    const select = dialog.getByLabel('Programme', { exact: true });
    await expect(select).toHaveValue(title);
    const labels = await select.locator('option').allInnerTexts();
    expect(labels.filter((label) => /\(\d+ weeks\)$/.test(label))).toHaveLength(9);
    expect(labels).toContain('Artificial Intelligence & Machine Learning (16 weeks)');
    let sent: Record<string, unknown> = {};
    await answerWith(page, async (route) => {
      sent = route.request().postDataJSON() as Record<string, unknown>;
      await accept(route);
    });
    await fillRequired(dialog);
    await select.selectOption(title);
    await submitOf(dialog).click();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
    expect(sent).toMatchObject({
      formType: 'certification',
      interestedProgram: title,
      choices: { interestedProgram: title },
    });
  });

  test('closing resets the programme that a link chose, and keeps what was typed', async ({ page }) => {
    const link = page.locator('main a[data-enquiry="contact"][data-programme]').first();
    await link.click();
    const dialog = dialogOf(page);
    const select = dialog.getByLabel('Programme', { exact: true });
    await expect(select).toHaveValue((await link.getAttribute('data-programme')) ?? '-');
    await dialog.getByLabel('First name').fill(answers.firstName);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openFromHeader(page);
    await expect(select).toHaveValue('');
    await expect(dialog.getByLabel('First name')).toHaveValue(answers.firstName);
  });

  test('it stands within 90% of the window, and the page behind neither moves nor scrolls', async ({
    page,
  }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 360, height: 780 },
      { width: 640, height: 320 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      const before = await page.locator('h1').boundingBox();
      const dialog = await openFromLinkInPlace(page);
      const box = await dialog.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(size.height * 0.9 + 1);
      expect(await page.locator('h1').boundingBox()).toEqual(before);
      await page.mouse.move(2, 2);
      await page.mouse.wheel(0, 400);
      await page.mouse.move(size.width / 2, size.height / 2);
      await page.mouse.wheel(0, 20_000);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(300);
    }
  });

  test('a click outside loses nothing', async ({ page }) => {
    const dialog = await openFromHeader(page);
    await dialog.getByLabel('First name').fill(answers.firstName);
    await dialog.getByLabel('What would you like to change?').fill(answers.goals);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await openFromHeader(page);
    await expect(dialog.getByLabel('First name')).toHaveValue(answers.firstName);
    await expect(dialog.getByLabel('What would you like to change?')).toHaveValue(answers.goals);
    // Selecting text and letting go outside is no click outside.
    const box = await dialog.getByLabel('First name').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
  });

  test('a click that asks for a new tab gets one', async ({ page, context }) => {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('banner')
        .getByRole('link', { name: 'Register' })
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(opened).toHaveURL('/enquire?type=contact');
    await expect(dialogOf(page)).toBeHidden();
  });
});

/** Opens from a link that stands where the page is scrolled to, so that the click scrolls nothing. */
async function openFromLinkInPlace(page: Page) {
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/enquire';
    link.dataset['enquiry'] = 'contact';
    link.style.position = 'fixed';
    document.body.append(link);
    link.click();
  });
  const dialog = dialogOf(page);
  await expect(dialog.locator('form')).toBeVisible();
  return dialog;
}

test.describe('by keyboard', () => {
  test('the whole enquiry, from the header to the thanks', async ({ page }) => {
    await answerWith(page, accept);
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Register' });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading', { name: 'Register your interest' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Zoe');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hall');
    await page.keyboard.press('Tab');
    await page.keyboard.type('zoe@visitor.example');
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Country')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('07700 900456');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Programme', { exact: true })).toBeFocused();
    await page.keyboard.type('Proj');
    await expect(dialog.getByLabel('Programme', { exact: true })).toHaveValue('Project Management');
    await dialog.getByLabel('First name').focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Thank You!' })).toBeFocused();

    // Whoever uses the keyboard in the panel has all the time there is.
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.waitForTimeout(3500);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('the focus stays inside, always in sight, and returns', async ({ page }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1024, height: 600 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/');
      const link = page.locator('main a[data-enquiry="consultation"]').first();
      await link.focus();
      await page.keyboard.press('Enter');
      const dialog = dialogOf(page);
      await expect(dialog.locator('form')).toBeVisible();
      const stops = new Set<string>();
      for (const key of [...Array<string>(24).fill('Tab'), ...Array<string>(24).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        const seen = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const box = element.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, 40) / 2);
          return {
            name: element.getAttribute('name') ?? element.tagName,
            isInside: element.closest('dialog') !== null,
            isInSight:
              top !== null && (element.contains(top) || element.closest('label')?.contains(top) === true),
          };
        });
        expect(seen, key).toMatchObject({ isInside: true, isInSight: true });
        stops.add(seen.name);
      }
      expect(stops.size, 'all fifteen questions, the box, the close and submit buttons').toBe(17);
      expect(stops).not.toContain('website');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
  });

  test('from the menu of a phone the focus returns to the menu button', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await openFromHeader(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});

test.describe('errors', () => {
  test.beforeEach(async ({ page }) => {
    await answerWith(page, accept);
    await page.goto('/');
  });

  test('are said in a summary that takes focus and beside each question', async ({ page }) => {
    const dialog = await openFromHeader(page);
    await submitOf(dialog).click();
    const summary = dialog.getByRole('alert');
    await expect(summary).toBeFocused();
    const messages = [
      'Enter your first name',
      'Enter your last name',
      'Enter an email address, like name@example.com',
      'Enter a phone number',
      'Choose a programme',
    ];
    await expect(summary.getByRole('link')).toHaveText(messages);
    await expect(dialog.locator('.error:visible')).toHaveText(messages);
    await summary.getByRole('link', { name: 'Enter a phone number' }).click();
    const phone = dialog.getByLabel('Phone');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription(/Enter a phone number/);
    expect(page.url(), 'the address stays clean').not.toContain('#');
  });

  test('go away while they are mended, and do not come while nobody asked', async ({ page }) => {
    const dialog = await openFromHeader(page);
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await email.fill('zoe');
    await email.blur();
    await expect(dialog.locator('.error:visible')).toHaveCount(0);
    await submitOf(dialog).click();
    const error = dialog.locator('#enquiry-modal-email-error');
    await expect(error).toBeVisible();
    await email.fill('zoe@visitor.example');
    await expect(error).toBeHidden();
    await email.fill('zoe');
    await expect(error, 'a mended answer is left in peace until the next attempt').toBeHidden();
  });

  test('a telephone number is judged by the country', async ({ page }) => {
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    const phone = dialog.getByLabel('Phone');
    const error = dialog.locator('#enquiry-modal-phone-error');
    await phone.fill('07700 9');
    await submitOf(dialog).click();
    await expect(error).toHaveText(ukPhoneMessage);
    await dialog.getByLabel('Country').selectOption('NG');
    await expect(error).toHaveText('Please enter a valid phone number for Nigeria');
    await phone.fill('0803 123 4567');
    await expect(error).toBeHidden();
    await submitOf(dialog).click();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
  });

  test('what the server finds wrong is shown the same way', async ({ page }) => {
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    await answerWith(
      page,
      refuse(422, 'Please check the highlighted answers', { email: 'This address cannot be reached' }),
    );
    await submitOf(dialog).click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await expect(dialog.getByRole('link', { name: 'This address cannot be reached' })).toBeVisible();
    await expect(dialog.locator('#enquiry-modal-email-error')).toHaveText('This address cannot be reached');
    await expect(submitOf(dialog)).toHaveText('Register my interest');
    await answerWith(page, accept);
    await dialog.getByRole('textbox', { name: 'Email' }).fill('other@visitor.example');
    await submitOf(dialog).click();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
  });
});

test.describe('failures', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  const failures = [
    {
      name: 'a message of the server',
      answer: refuse(500, 'Something went wrong on our side'),
      says: 'Something went wrong on our side',
    },
    {
      name: 'a status without words',
      answer: (route: import('@playwright/test').Route) =>
        route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      says: 'Server error: 502',
    },
    {
      name: 'a success that is none',
      answer: (route: import('@playwright/test').Route) => route.fulfill({ json: { success: false } }),
      says: 'Form submission failed',
    },
    {
      name: 'a connection that breaks',
      answer: (route: import('@playwright/test').Route) => route.abort('connectionreset'),
      says: 'We could not be reached',
    },
  ];
  for (const { name, answer, says } of failures) {
    test(`${name} is shown, and everything typed is kept`, async ({ page }) => {
      const dialog = await openFromHeader(page);
      await fillRequired(dialog);
      await dialog.getByLabel('What would you like to change?').fill(answers.goals);
      await answerWith(page, answer);
      await submitOf(dialog).click();
      await expect(
        dialog.getByText(`There was an error submitting your form: ${says}. Please try again.`, {
          exact: true,
        }),
      ).toBeVisible();
      await expect(submitOf(dialog)).toBeEnabled();
      await expect(submitOf(dialog)).toHaveText('Register my interest');
      await expect(dialog.getByLabel('First name')).toHaveValue(answers.firstName);
      await expect(dialog.getByLabel('What would you like to change?')).toHaveValue(answers.goals);
      await answerWith(page, accept);
      await submitOf(dialog).click();
      await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
    });
  }

  test('being offline is said, and sending works once the connection is back', async ({ page, context }) => {
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    await context.setOffline(true);
    await submitOf(dialog).click();
    await expect(
      dialog.getByText('There was an error submitting your form: You seem to be offline. Please try again.'),
    ).toBeVisible();
    await context.setOffline(false);
    await answerWith(page, accept);
    await submitOf(dialog).click();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
  });

  test('telephone rules that do not arrive stop nobody: the server checks', async ({ page }) => {
    await page.route('**/_astro/phone*.js', (route) => route.abort());
    await answerWith(page, accept);
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    await submitOf(dialog).click();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
  });

  test('storage that is blocked or spoilt stops nobody', async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('enquiry-draft', '{"submissionId":');
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/');
    await answerWith(page, accept);
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    await page.keyboard.press('Escape');
    await openFromHeader(page);
    await expect(dialog.getByLabel('First name'), 'kept as long as the page lives').toHaveValue(
      answers.firstName,
    );
    await submitOf(dialog).click();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe('after sending', () => {
  test.beforeEach(async ({ page }) => {
    await answerWith(page, accept);
    await page.goto('/');
  });

  test('the panel closes after three seconds, and the form is empty', async ({ page }) => {
    await page.clock.install();
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    await submitOf(dialog).click();
    await expect(dialog.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect(dialog.getByRole('status')).toContainText(reference);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await expect(page.locator('[role="status"]').last()).toContainText(`Your reference is ${reference}.`);
    await openFromHeader(page);
    await expect(dialog.getByLabel('First name')).toHaveValue('');
    await expect(dialog.getByLabel('Programme', { exact: true })).toHaveValue('');
  });

  test('time stands still while the pointer is over the panel', async ({ page }) => {
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    await submitOf(dialog).click();
    await dialog.getByText('Next Steps').hover();
    await page.waitForTimeout(3500);
    await expect(dialog).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(dialog).toBeHidden();
  });

  test('a form that is closed while it is being sent tells the end of it when it is opened', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    await answerWith(page, async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await accept(route);
    });
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    await submitOf(dialog).click();
    await expect(submitOf(dialog)).toHaveText('Submitting...');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const answered = page.waitForResponse('**/api/submit-form');
    release();
    await answered;
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
  });
});

test.describe('what was typed survives', () => {
  test('reloading, going elsewhere and Back; the same enquiry each time', async ({ page }) => {
    const ids = new Set<unknown>();
    await answerWith(page, async (route) => {
      ids.add((route.request().postDataJSON() as Record<string, unknown>)['submissionId']);
      await refuse(500, 'Something went wrong on our side')(route);
    });
    await page.goto('/');
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    await dialog.getByLabel('How urgent is it?').selectOption('high');
    await dialog.getByRole('checkbox').check();
    const expectKept = async () => {
      await expect(dialog.getByLabel('First name')).toHaveValue(answers.firstName);
      await expect(dialog.getByLabel('Phone')).toHaveValue(answers.phone);
      await expect(dialog.getByLabel('How urgent is it?')).toHaveValue('high');
      await expect(dialog.getByLabel('Programme', { exact: true })).toHaveValue('AI Data Analysis');
      await expect(dialog.getByRole('checkbox')).toBeChecked();
      await submitOf(dialog).click();
      await expect(dialog.getByText('Something went wrong on our side')).toBeVisible();
    };
    await expectKept();
    await page.reload();
    await openFromHeader(page);
    await expectKept();
    await page.goto('/sign-in');
    await openFromHeader(page);
    await expectKept();
    await page.goBack();
    await openFromHeader(page, 'Sign In');
    await expectKept();
    expect(ids.size).toBe(1);
    // The page without the modal has the same draft.
    await page.goto('/enquire');
    await expect(formOf(page).getByLabel('First name')).toHaveValue(answers.firstName);
    await expect(formOf(page).getByLabel('Programme', { exact: true })).toHaveValue('AI Data Analysis');
  });

  test('a page that comes back from the cache has no stuck button', async ({ page }) => {
    await answerWith(page, () => new Promise(() => undefined));
    await page.goto('/');
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    await submitOf(dialog).click();
    await expect(submitOf(dialog)).toHaveText('Submitting...');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(submitOf(dialog)).toHaveText('Register my interest');
    await expect(dialog.getByLabel('First name')).toHaveValue(answers.firstName);
    await answerWith(page, accept);
    await submitOf(dialog).click();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
  });
});

test.describe('the code of the form', () => {
  test('comes on intent only, and costs at most 100 kB; telephone rules come on focus', async ({ page }) => {
    const scripts: { url: string; bytes: number }[] = [];
    page.on('response', (response) => {
      if (!/\.js(\?|$)/.test(response.url())) return;
      void response
        .body()
        .then((body) => scripts.push({ url: response.url(), bytes: brotliCompressSync(body).length }));
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts.filter(({ url }) => url.includes('client'))).toEqual([]);
    const dialog = await openFromHeader(page);
    await page.waitForLoadState('networkidle');
    const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(100_000);
    expect(scripts.some(({ url }) => url.includes('phone'))).toBe(false);
    await dialog.getByLabel('Phone').focus();
    await expect.poll(() => scripts.some(({ url }) => url.includes('phone'))).toBe(true);
  });

  test('may be slow: the first click counts, once', async ({ page }) => {
    await page.route(formCode, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Register' });
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog', { name: 'Register your interest' })).toBeVisible();
    await expect(link).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/');
  });

  test('may be slow: the last of several clicks counts', async ({ page }) => {
    await page.route(formCode, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await page.locator('main a[data-enquiry="consultation"]').first().click();
    await expect(page.getByRole('dialog', { name: 'Request a consultation' })).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  test('may fail to arrive: the link is followed to the same form', async ({ page }) => {
    await page.route(formCode, (route) => route.abort());
    await page.goto('/');
    await page.locator('main a[data-enquiry="consultation"]').first().click();
    await expect(page).toHaveURL('/enquire?type=consultation');
    await expect(formOf(page).getByLabel('First name')).toBeVisible();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/sign-in');
  });

  test('may never answer: after a while the link is followed', async ({ page }) => {
    await page.route(formCode, () => new Promise(() => undefined));
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await page.clock.fastForward(9000);
    await expect(page).toHaveURL('/enquire?type=contact');
  });

  test('breaks no content security policy', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await answerWith(page, accept);
    await page.goto('/');
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    await submitOf(dialog).click();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('survives a page that the browser has translated', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/');
    const dialog = await openFromHeader(page);
    // As translators do: each text becomes an element of theirs.
    const translate = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option')) continue;
          const replacement = document.createElement('span');
          replacement.textContent = `«${text.data}»`;
          text.replaceWith(replacement);
        }
      });
    await translate();
    await submitOf(dialog).click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await translate();
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
      await dialog.locator(`[name="${name}"]`).fill(answers[name]);
    }
    await dialog.locator('[name="interestedProgram"]').selectOption('AI Data Analysis');
    await dialog.locator('[name="country"]').selectOption('OTHER');
    await dialog.locator('[name="country"]').selectOption('GB');
    await answerWith(page, refuse(500, 'Something went wrong on our side'));
    await submitOf(dialog).click();
    await expect(dialog.getByText('Something went wrong on our side')).toBeVisible();
    await translate();
    let release: () => void = () => undefined;
    await answerWith(page, async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await accept(route);
    });
    await submitOf(dialog).click();
    await expect(submitOf(dialog)).toHaveText('Submitting...');
    await translate();
    release();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
    await translate();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('tells autofill what each question is, and keeps it off the trap', async ({ page }) => {
    await page.goto('/');
    const dialog = await openFromHeader(page);
    const tokens = await dialog
      .locator('form')
      .evaluate((form) =>
        Object.fromEntries<string | null>(
          [...(form as HTMLFormElement).elements]
            .map(
              (control) =>
                [control.getAttribute('name') ?? '', control.getAttribute('autocomplete')] as const,
            )
            .filter(([, token]) => token),
        ),
      );
    expect(tokens).toEqual({
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      phone: 'tel',
      country: 'country',
      currentRole: 'organization-title',
      website: 'off',
    });
    const trap = dialog.locator('[name="website"]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap.locator('xpath=ancestor::*[@aria-hidden="true"]')).toHaveCount(1);
    for (const control of await dialog.locator('.input, .check').all()) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(
        Number.parseFloat(await control.evaluate((element) => getComputedStyle(element).fontSize)),
      ).toBeGreaterThanOrEqual(16);
    }
    await expect(focusedElement(page)).toHaveCount(1);
  });
});
