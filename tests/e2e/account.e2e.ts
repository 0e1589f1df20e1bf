import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { atRest, axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import { readCode } from './account-mail.ts';
import { makeLearner, signInAs, watch } from './learner-visit.ts';

/** In bytes, 1 kB is 1,000 bytes. */
const budget = { script: 150_000, everything: 260_000, requests: 20 };

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Messages/ }).getByText(text, { exact: true });
const errors = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });
const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const initials = (page: Page) => page.getByRole('button', { name: 'Account menu' });

test('the account page is light, still and usable in every state', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  test.slow();
  await signInAs(context, await makeLearner(database), baseURL ?? '');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = await watch(page);
  await page.goto('/account');
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  await atRest(page);
  const { violations, shift } = await seen.noted();
  expect(violations, 'of its own content security policy').toEqual([]);
  expect(shift, 'layout shift as data arrives').toBeLessThan(0.01);
  expect(seen.calls().toSorted()).toEqual(['/api/account', '/api/auth/user']);
  const weight = await seen.weight();
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
  expect.soft(weight.script).toBeLessThanOrEqual(budget.script);
  expect.soft(weight.everything).toBeLessThanOrEqual(budget.everything);
  expect.soft(weight.requests).toBeLessThanOrEqual(budget.requests);

  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(errors(page)).toBeFocused();
  for (const { name, width, height } of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways').toBeLessThanOrEqual(0);
      await axeInBothSchemes(page);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('link', { name: /Choose your first project/ })).toBeVisible();
      await axeInBothSchemes(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await axeInBothSchemes(page);
      await page.keyboard.press('Escape');
    });
  }

  await test.step('says when it cannot be loaded, and tries again when asked', async () => {
    await page.route('**/api/account', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'We could not load your account' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
  });
});

test('a learner changes name, settings, address and password, and takes the data along', async ({
  page,
  context,
  database,
  mailbox,
  baseURL,
}) => {
  // Many calls, each of which starts a function of the local server.
  test.slow();
  const learner = await makeLearner(database);
  await signInAs(context, learner, baseURL ?? '');
  await page.goto('/account');

  await test.step('name, and the header follows', async () => {
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').fill('Brook');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(errors(page).getByRole('link')).toHaveText('Enter your first name');
    await page.getByLabel('First name').fill('Łucja');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(toast(page, 'Your name is saved')).toBeVisible();
    await expect(initials(page)).toContainText('ŁB');
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(toast(page, 'Your name is saved')).toBeHidden();
  });

  await test.step('notifications are read one by one and all at once, and stay read', async () => {
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
    await page.getByRole('button', { name: 'Mark as read: Complete your profile' }).click();
    await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  await test.step('settings hold', async () => {
    await initials(page).click();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    const settings = sectionOf(page, 'Settings');
    const news = (where: Locator) => where.getByRole('checkbox', { name: 'Other news of my learning area' });
    await settings.getByText('Dark').click();
    await settings.getByText('Other news of my learning area').click();
    await expect(toast(page, 'These emails are off')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused();
    await expect(settings.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(news(settings)).not.toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.route('**/api/account', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await settings.getByText('Other news of my learning area').click();
    await expect(toast(page, 'Update Failed')).toBeVisible();
    await expect(news(settings), 'back to what is kept').not.toBeChecked();
    await page.unroute('**/api/account');
  });

  await test.step('address, with a code to the new one', async () => {
    const moved = learner.email.replace('learner', 'moved');
    const section = sectionOf(page, 'Email address');
    await section.getByLabel('New email address').fill(moved);
    await section.getByLabel('Your password', { exact: true }).fill('not it');
    await section.getByRole('button', { name: 'Send a code there' }).click();
    await expect(errors(page).getByRole('link')).toHaveText('This is not your current password');
    await section.getByLabel('Your password', { exact: true }).fill(learner.password);
    await section.getByRole('button', { name: 'Send a code there' }).click();
    await section.getByLabel('Six-digit code').fill(await readCode(mailbox, moved));
    await section.getByRole('button', { name: 'Move to this address' }).click();
    await expect(toast(page, 'Your account has a new address')).toBeVisible();
    await expect(section.getByText(moved).first()).toBeVisible();
  });

  await test.step('password', async () => {
    const section = sectionOf(page, 'Password');
    await section.getByLabel('Current password', { exact: true }).fill(learner.password);
    await section.getByLabel('New password', { exact: true }).fill('four slow brown rivers');
    await section.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, 'Your password is changed')).toBeVisible();
    await expect(section.getByLabel('New password', { exact: true })).toHaveValue('');
  });

  await test.step('everything in one file', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^kestrel-row-account-\d{4}-\d\d-\d\d\.json$/);
    const data = await readFile(await download.path(), 'utf8');
    expect(data).toContain('Łucja');
    expect(data).toContain('"exportedAt"');
  });
});

test('a session that ends in the middle of work costs nothing, and deleting ends everything in every tab', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  // Many calls, each of which starts a function of the local server.
  test.slow();
  const learner = await makeLearner(database);
  await signInAs(context, learner, baseURL ?? '');
  const other = await context.newPage();
  await other.goto('/about');
  await expect(initials(other)).toContainText('AO');
  await page.goto('/account#profile');
  await page.getByLabel('First name').fill('Ada');

  await test.step('the session is gone: said, led to the sign-in, and back with what was typed', async () => {
    await database.query('delete from auth.sessions where user_id = $1', [learner.learnerId]);
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(toast(page, 'You are logged out. Logging in again...')).toBeVisible();
    await page.waitForURL('/sign-in?next=%2Faccount%23profile');
    await page.getByLabel('Email').fill(learner.email);
    await page.getByLabel('Password', { exact: true }).fill(learner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('/account#profile');
    await expect(page.getByText('What you typed is still here.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(initials(page)).toContainText('AO');
    await expect(toast(page, 'Your name is saved')).toBeVisible();
    await expect(page.getByText('What you typed is still here.')).toBeHidden();
  });

  await test.step('the other tab goes on with the new session', async () => {
    await other.reload();
    await expect(initials(other)).toContainText('AO');
  });

  await test.step('deleting says what goes, asks for the password, and keeps the account without it', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByRole('listitem').first()).toContainText('your name');
    await dialog.getByRole('button', { name: 'Close' }).hover();
    await expect(dialog.getByRole('tooltip')).toHaveText('Keep my account');
    await dialog.getByLabel('Your password', { exact: true }).fill('not it');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(errors(dialog.page())).toContainText('This is not your current password');
    await dialog.getByLabel('Your password', { exact: true }).fill(learner.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.waitForURL('/#account-deleted');
    await expect(page.getByText('Your account is deleted,')).toBeVisible();
    await expect(initials(page)).toBeHidden();
    const [row] = await database.query('select 1 from auth.users where id = $1', [learner.learnerId]);
    expect(row).toBeUndefined();
  });

  await test.step('the other tab is a visitor’s when it is looked at again', async () => {
    await other.bringToFront();
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(initials(other)).toBeHidden();
    await other.goto('/account');
    await other.waitForURL('/sign-in?next=%2Faccount');
    await other.getByLabel('Email').fill(learner.email);
    await other.getByLabel('Password', { exact: true }).fill(learner.password);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(errors(other)).toBeVisible();
  });
});
