import type { BrowserContext } from '@playwright/test';
import { findWholeChromium } from '../../scripts/stack/chromium.ts';
import { expect, test, type Page } from '../support/e2e.ts';
import { makeAdmin, makeStudent, signInByAddress } from './ework-visit.ts';
import { makeLearner, signInAs } from './learner-visit.ts';

/*
 * Nothing of a person stays on a screen after they have signed out: in another tab, before coming Back to a page that the
 * browser has kept, or refused by the server. Every page that shows anything personal is in one of these lists.
 */

test.use({
  // Playwright turns the cache for Back off, and a Chromium without windows has none; people have it.
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = findWholeChromium() ?? launchOptions.executablePath ?? '';
    await use({ ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

/** What each page shows of its learner, whose name is Asha Okafor. */
const learnerPages = [
  { path: '/dashboard', shows: 'Asha' },
  { path: '/projects', shows: 'My Projects (0)' },
  { path: '/career-path', shows: 'No skill has been raised yet' },
  { path: '/ai-tools', shows: 'Full integration' },
  { path: '/learner-profiles', shows: 'Recommended courses' },
  { path: '/account', shows: 'learner-' },
] as const;

const personal = (page: Page, text: string) => page.locator('main').getByText(text).first();
const header = (page: Page) => page.getByRole('button', { name: 'Account menu' });

/** Signs out as the menu does, in a tab of its own. */
async function signOutElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto('/about');
  await header(other).click();
  await other.getByRole('link', { name: 'Log out' }).click();
  await other.waitForURL('/');
  await other.close();
}

/** Back, to a page that the browser may have kept: it fires no `load`, for which Playwright's own would wait. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** Looks at a page again, as after another tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

for (const { path, shows } of learnerPages) {
  test(`${path} shows nothing of its learner after signing out elsewhere, coming Back, or a refusal`, async ({
    page,
    context,
    database,
    baseURL,
  }) => {
    test.slow();
    const learner = await makeLearner(database);
    await signInAs(context, learner, baseURL ?? '');
    await page.goto(path);
    await expect(personal(page, shows)).toBeVisible();

    await test.step('Back to a page that the browser has kept', async () => {
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      await page.goto('/about');
      await back(page);
      await expect(personal(page, shows), 'still signed in').toBeVisible();
      expect(await page.evaluate(() => 'isKept' in window), 'it was kept').toBe(true);
      await header(page).click();
      await page.getByRole('link', { name: 'Log out' }).click();
      await page.waitForURL('/');
      await back(page);
      await expect(page).toHaveURL(/\/sign-in/);
      await expect(personal(page, shows)).toHaveCount(0);
    });

    await test.step('signed out in another tab', async () => {
      await signInAs(context, await makeLearner(database), baseURL ?? '');
      await page.goto(path);
      await expect(personal(page, shows)).toBeVisible();
      await signOutElsewhere(context);
      await lookAgain(page);
      await expect(personal(page, shows)).toHaveCount(0);
      await expect(page).toHaveURL(/\/sign-in/);
    });

    await test.step('a session that the server does not know', async () => {
      const ended = await makeLearner(database);
      await signInAs(context, ended, baseURL ?? '');
      await database.query('delete from auth.sessions where user_id = $1', [ended.learnerId]);
      await page.goto(path);
      await expect(page).toHaveURL(/\/sign-in/);
      await expect(personal(page, shows)).toHaveCount(0);
    });
  });
}

test('the courses that a learner has go with the session, and the page stays', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  test.slow();
  await signInAs(context, await makeLearner(database), baseURL ?? '');
  const mine = page.locator('#my-courses');
  await page.goto('/courses');
  await expect(mine.getByText('You have not picked a course yet')).toBeVisible();
  await page.goto('/about');
  await back(page);
  await expect(mine.getByText('You have not picked a course yet')).toBeVisible();
  await signOutElsewhere(context);
  await lookAgain(page);
  await expect(mine).toBeHidden();
  await expect(mine.getByText('You have not picked a course yet')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an eWork student’s screen is empty after logging out elsewhere, and on the way Back', async ({
  page,
  context,
  stack,
}) => {
  test.slow();
  const { email } = await makeStudent(stack, 'Binta');
  await signInByAddress(context, stack);
  await page.goto('/ework-platform');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Access Course' }).click();
  const welcome = page.getByText('Welcome, Binta');
  await expect(welcome).toBeVisible();
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/ework-platform');
  await expect(other.getByText('Welcome, Binta')).toBeVisible();
  await back(page);
  await expect(welcome, 'still logged in').toBeVisible();
  await page.goto('/about');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'eWork Platform' })).toBeVisible();
  await back(page);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test('an eWork admin’s screen is empty at once when another tab logs out', async ({
  page,
  context,
  stack,
}) => {
  test.slow();
  const admin = await makeAdmin(stack);
  await page.goto('/ework-platform');
  await page.getByRole('tab', { name: 'Admin' }).click();
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/ework-platform');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveCount(0);
});
