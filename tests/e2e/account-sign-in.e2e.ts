import { load } from 'cheerio';
import { accountMessages } from '#shared/messages/account.ts';
import { atRest, axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import { readCode } from './account-mail.ts';
import { makeLearner, signInAs, watch } from './learner-visit.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const passwordOf = (page: Page, name = 'Password') => page.getByLabel(name, { exact: true });
const codeOf = (page: Page) => page.getByLabel('Six-digit code');
const errors = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });
const initials = (page: Page) => page.getByRole('button', { name: 'Account menu' });

test('a new learner registers by keyboard alone, proves the address and arrives where they were going', async ({
  page,
  mailbox,
  request,
}) => {
  // Many calls, each of which starts a function of the local server.
  test.slow();
  const email = `amara-${Date.now()}@mail.example`;
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await page.goto('/sign-in?next=%2Faccount%3Ffrom%3Dmail%23settings');
  await expect(page.locator('[data-awake]')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Create your account')).toBeFocused();

  await test.step('what is missing is listed, and the list leads to it', async () => {
    await page.getByRole('button', { name: 'Create account' }).focus();
    await page.keyboard.press('Enter');
    await expect(errors(page)).toBeFocused();
    await expect(errors(page).getByRole('link')).toHaveText([
      accountMessages.firstName,
      'Enter an email address, like name@example.com',
      accountMessages.newPassword,
    ]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('First name')).toBeFocused();
  });

  await type('Amara', 'Okafor', email);
  await page.keyboard.type('three calm green kestrels');
  await expect(passwordOf(page)).toHaveAttribute('autocomplete', 'new-password');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your email')).toBeFocused();
  await expect(page).toHaveURL('/sign-in?step=confirm&next=%2Faccount%3Ffrom%3Dmail%23settings');
  await expect(page.getByText(accountMessages.codeSent)).toBeVisible();
  await expect(page.getByText(/You can ask for another code in \d+ seconds/)).toBeVisible();
  const code = await readCode(mailbox, email);

  await test.step('a program that opens every link of the mail spends nothing', async () => {
    for (const { html } of await mailbox.mails()) {
      const $ = load(html);
      const links = $('a[href]').toArray();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) await request.get($(link).attr('href') ?? '');
    }
  });

  await test.step('a wrong code is said to be wrong, and Back loses nothing but the password', async () => {
    await codeOf(page).fill(code === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await expect(errors(page)).toContainText(accountMessages.wrongCode);
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Amara');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.goForward();
    await page.reload();
    // The password was never kept, so after a reload it is asked for once more.
    await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
    await passwordOf(page).fill('three calm green kestrels');
  });

  await codeOf(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await page.waitForURL('/account?from=mail#settings');
  await expect(initials(page)).toContainText('AO');
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('sign-in-draft'))).toBeNull();
  await page.goto('/sign-in');
  await expect(heading(page, 'You are signed in')).toBeVisible();
});

test('signs in by password and by code, and sets a forgotten password, which ends other sessions', async ({
  page,
  context,
  browser,
  database,
  mailbox,
  baseURL,
}) => {
  // Many calls, each of which starts a function of the local server.
  test.slow();
  const learner = await makeLearner(database, { firstName: 'Zoë' });
  const { email, password } = learner;

  await test.step('a wrong password', async () => {
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill(email.toUpperCase());
    await passwordOf(page).fill(`${password}!`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(errors(page).getByRole('link')).toHaveText(accountMessages.wrongPassword);
    await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase());
    await expect(passwordOf(page)).toHaveValue(`${password}!`);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(passwordOf(page)).toHaveAttribute('type', 'text');
  });

  await test.step('the right one', async () => {
    await passwordOf(page).fill(password);
    await passwordOf(page).press('Enter');
    await page.waitForURL('/dashboard');
    await expect(initials(page)).toContainText('ZO');
  });

  await test.step('logging out shows the visitor’s page', async () => {
    await initials(page).click();
    await page.getByRole('link', { name: 'Log out' }).click();
    await page.waitForURL('/');
    await expect(initials(page)).toBeHidden();
  });

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  await test.step('a code by e-mail', async () => {
    await page.goto('/sign-in?next=%2F%2Fevil.example');
    // Before its code has come the link is a link, to a page that knows nothing of this one.
    await expect(page.locator('.sign-in[data-awake]')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Sign in with a code by email' }).click();
    await expect(page.getByLabel('Email'), 'typed once').toHaveValue(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await codeOf(page).fill(await readCode(mailbox, email, 'to sign in'));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('/dashboard');
  });

  await test.step('a new password', async () => {
    // A dashboard that is still reading would go to the sign-in page by itself.
    await page.goto('about:blank');
    await context.clearCookies();
    await signInAs(elsewhere, learner, baseURL ?? '');
    const other = await elsewhere.newPage();
    await other.goto('/about');
    await expect(initials(other)).toContainText('ZO');
    await page.goto('/sign-in?step=forgot');
    await page.getByLabel('Email').fill(email);
    await database.query(
      "update auth.users set recovery_sent_at = now() - interval '1 hour' where email = $1",
      [email],
    );
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(heading(page, 'Choose a new password')).toBeFocused();
    await codeOf(page).fill(await readCode(mailbox, email, 'for a new password'));
    await passwordOf(page, 'New password').fill('four slow brown rivers');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL('/dashboard');
    await other.reload();
    await expect(initials(other), 'a session that has ended takes its look with it').toBeHidden();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  });
  await elsewhere.close();
});

const answered = { success: true, message: accountMessages.codeSent };
const refusal = (code: string, message: string) => ({
  success: false,
  message,
  error: message,
  code,
  requestId: 'a',
});

test('every form of the sign-in page can be used by everyone, and each failure is said', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = await watch(page);
  const look = async () => {
    for (const { width, height } of screens) {
      await page.setViewportSize({ width, height });
      await axeInBothSchemes(page);
    }
  };
  await page.goto('/sign-in?step=register&email=somebody%40mail.example');
  await expect(page, 'the address leaves the address bar').toHaveURL('/sign-in?step=register');
  await expect(page.getByLabel('Email')).toHaveValue('somebody@mail.example');
  await look();
  await atRest(page);
  expect((await seen.noted()).violations).toEqual([]);

  await page.goto('/sign-in');
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await passwordOf(page).fill('secret');
  await test.step('too many tries', async () => {
    await page.route('**/api/auth/sign-in', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '120' },
        json: refusal('rate_limited', accountMessages.tooManyTries),
      }),
    );
    await signIn.click();
    await expect(page.getByRole('alert').filter({ hasText: 'You can try again in 2 minutes' })).toBeVisible();
    await look();
  });
  await test.step('offline', async () => {
    await page.context().setOffline(true);
    await page.unroute('**/api/auth/sign-in');
    await signIn.click();
    await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(passwordOf(page)).toHaveValue('secret');
  });
  await test.step('busy: one press is one call', async () => {
    let calls = 0;
    let answer: () => void = () => undefined;
    const isTime = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/sign-in', async (route) => {
      calls += 1;
      await isTime;
      await route.fulfill({ status: 401, json: refusal('not_signed_in', accountMessages.wrongPassword) });
    });
    await signIn.click();
    await expect(page.getByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-busy');
    await passwordOf(page).press('Enter');
    answer();
    await expect(errors(page)).toBeFocused();
    expect(calls).toBe(1);
    await look();
  });
  await test.step('codes', async () => {
    await page.route('**/api/auth/{code,forgot}', (route) => route.fulfill({ json: answered }));
    for (const [link, field] of [
      ['Sign in with a code by email', 'Six-digit code'],
      ['Forgotten your password?', 'New password'],
    ] as const) {
      await page.goto('/sign-in');
      await page.getByRole('link', { name: link }).click();
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByLabel(field, { exact: true })).toBeVisible();
      await look();
    }
  });
});

test('a form that is sent before its code has come waits for it and ends in no address', async ({
  page,
  browser,
  baseURL,
}) => {
  let letThrough: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_astro/SignIn*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({ status: 401, json: refusal('not_signed_in', accountMessages.wrongPassword) }),
  );
  await page.goto('/sign-in', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill('early@mail.example');
  await passwordOf(page).fill('secret');
  await passwordOf(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/sign-in');
  letThrough();
  await expect(errors(page)).toContainText(accountMessages.wrongPassword);
  await expect(page.getByLabel('Email')).toHaveValue('early@mail.example');
  await expect(page).toHaveURL('/sign-in');

  await test.step('code that never comes is said, and nothing is sent', async () => {
    await page.route(/_astro\/SignIn/, (route) => route.abort());
    await page.goto('/sign-in', { waitUntil: 'domcontentloaded' });
    await passwordOf(page).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'did not load completely' })).toBeVisible();
    await expect(page).toHaveURL('/sign-in');
  });

  await test.step('without JavaScript it says what is needed and offers no form', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const plainPage = await plain.newPage();
    await plainPage.goto('/sign-in');
    await expect(plainPage.locator('main noscript .msg')).toBeVisible();
    await expect(plainPage.locator('main noscript .msg')).toContainText('Signing in needs JavaScript');
    await expect(passwordOf(plainPage)).toBeHidden();
    await plain.close();
  });
});
