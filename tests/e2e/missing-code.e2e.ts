import { expect, hold, test, type Page } from '../support/e2e.ts';

const pages = ['/dashboard', '/projects', '/career-path', '/ai-tools', '/learner-profiles', '/account'];

test.beforeEach(async ({ context, baseURL, page }) => {
  // The hint alone is no session: the header would find out and lead away.
  await page.route('**/api/**', () => new Promise(() => undefined));
  await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }]);
});

for (const path of pages) {
  test(`${path} says that it has changed when its code is gone, after loading itself again once`, async ({
    page,
    problems,
  }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads += 1;
    });
    // As Netlify answers for a file of an earlier deploy: with the page for missing pages.
    problems.expect(/status of 404/);
    await page.route(/_astro\/(?!hoisted|page)[A-Z]\w*\.[\w-]+\.js/, (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html; charset=utf-8',
        body: '<!doctype html><title>Not found</title>',
      }),
    );
    await page.goto(path);
    const words = page.getByRole('alert').filter({ hasText: 'This page has changed: load it again' });
    await expect(words).toBeVisible();
    expect(loads, 'one reload by itself').toBe(2);
    await expect(page.locator('main astro-island').first(), 'nothing only promises to load').toBeHidden();
    await page.unroute(/_astro\/(?!hoisted|page)[A-Z]\w*\.[\w-]+\.js/);
    await words.getByRole('button', { name: 'Load it again' }).click();
    await expect(page.locator('main astro-island').first()).toBeVisible();
    await expect(words).toBeHidden();
  });
}

test('code that never answers is told too', async ({ page }) => {
  await page.clock.install();
  await page.route(/_astro\/Dashboard/, () => new Promise(() => undefined));
  await page.goto('/dashboard');
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('alert').filter({ hasText: 'This page has changed' })).toBeVisible();
});

test.describe('code that fails in an older browser', () => {
  /** In place of any method that an older browser lacks. */
  const takeMethodAway = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'URLSearchParams', {
        value: function missing() {
          throw new TypeError('URLSearchParams is not a constructor');
        },
      });
    });

  test('leaves the sign-in form with what was typed, sends nothing and says what to do', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/URLSearchParams is not a constructor/);
    await context.clearCookies();
    await takeMethodAway(page);
    const release = await hold(page, /_astro\/SignIn/);
    const failed = page.waitForEvent('pageerror');
    await page.goto('/sign-in', { waitUntil: 'domcontentloaded' });
    await page.getByLabel('Email').fill('early@mail.example');
    release();
    await failed;
    await expect(page.getByRole('alert').filter({ hasText: 'did not load completely' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('early@mail.example');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').press('Enter');
    await expect(page, 'nothing is posted').toHaveURL('/sign-in');
    await expect(page.getByRole('alert').getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load it again' })).toBeVisible();
  });

  for (const path of ['/sign-in', '/sign-in?step=forgot']) {
    test(`shows the form of the page to a person who was signed in, at ${path}`, async ({
      page,
      problems,
    }) => {
      problems.expect(/URLSearchParams is not a constructor/);
      await takeMethodAway(page);
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: 'did not load completely' })).toBeVisible();
      await expect(page.getByLabel('Email')).toBeVisible();
    });
  }

  test('takes only the assistant away, and names the other ways to ask', async ({ page, problems }) => {
    problems.expect(/at is not a function/);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Reject All' }).click();
    await page.getByRole('button', { name: 'Help', exact: true }).hover();
    await page.evaluate(() => Reflect.deleteProperty(Array.prototype, 'at'));
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    const words = page.getByRole('alert').filter({ hasText: 'The assistant does not work in your browser' });
    await expect(words.getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Ask the assistant' })).toBeFocused();
    await page.getByRole('button', { name: 'Close the assistant' }).click();
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  });
});
