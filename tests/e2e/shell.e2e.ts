import type { Route } from '@playwright/test';
import { axe, expect, screens, test, type Page } from '../support/e2e.ts';
import { linksToCome } from '../support/links-to-come.ts';

const visitorLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Courses', '/courses'],
  ['eWork Experience', '/ework-experience'],
  ['Certifications', '/certifications'],
  ['Pricing', '/pricing'],
  ['Contact', '/contact'],
] as const;
const learnerLinks = [
  ['Dashboard', '/dashboard'],
  ['My Courses', '/courses'],
  ['Pricing', '/pricing'],
  ['eWork Projects', '/projects'],
  ['AI Tools', '/ai-tools'],
  ['Career Paths', '/learner-profiles'],
] as const;
const footerLinks = [
  '/courses',
  '/ework-experience',
  '/pricing',
  '/success-stories',
  '/about',
  '/contact',
  '/privacy',
  '/gdpr',
  '/cookies',
  '/terms',
  '/data-protection',
] as const;

const [narrow, wide] = screens;

/** Answers for someone who is signed in; real people are in the tests of accounts. */
async function answerSomebody(page: Page): Promise<void> {
  await page.route('**/api/auth/user', (route) =>
    route.fulfill({
      json: {
        firstName: 'Amara',
        lastName: 'Okafor',
        email: 'amara@mail.example',
        profileImageUrl: null,
        unreadNotifications: 3,
      },
    }),
  );
  await page.route('**/api/notifications', (route) => route.fulfill({ json: { notifications: [] } }));
}

test.describe('header', () => {
  test('shows a visitor where to go, and marks the page that is open', async ({ page }) => {
    await test.step('shows a visitor where to go', async () => {
      await page.setViewportSize(wide);
      await page.goto('/');
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav.getByRole('link')).toHaveText(visitorLinks.map(([label]) => label));
      for (const [label, href] of visitorLinks) {
        await expect(nav.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
      }
      const header = page.getByRole('banner');
      const register = header.getByRole('link', { name: 'Register' });
      await expect(register).toHaveAttribute('data-enquiry', 'contact');
      await expect(register).toHaveAttribute('href', '/enquire?type=contact');
      const signIn = header.getByRole('link', { name: 'Sign In' });
      await expect(signIn).toHaveCount(1);
      await expect(signIn).toHaveAttribute('data-enquiry', 'journey');
      await expect(signIn, 'without a script it leads on').toHaveAttribute('href', '/sign-in');
    });
    await test.step('marks the page that is open', async () => {
      await page.setViewportSize(wide);
      for (const [label, href] of visitorLinks.filter(([, path]) => !linksToCome.includes(path))) {
        await page.goto(href);
        await expect(page.locator('.site-nav .visitor [aria-current="page"]')).toHaveText([label]);
      }
    });
  });

  test('opens and closes its menu on a phone, by keyboard, and when the screen becomes wide', async ({
    page,
  }) => {
    await test.step('opens and closes its menu on a phone', async () => {
      await page.setViewportSize(narrow);
      await page.goto('/');
      const menu = page.getByRole('button', { name: 'Menu' });
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav).toBeHidden();
      await menu.click();
      await expect(nav).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        '/api/login',
      );
      await menu.click();
      await expect(nav).toBeHidden();
      await menu.click();
      await nav.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(nav, 'a choice closes it').toBeHidden();
      await menu.click();
      await page.getByRole('link', { name: 'Register' }).click();
      await expect(nav, 'a choice that opens the form closes it too').toBeHidden();
    });
    await test.step('works by keyboard', async () => {
      await page.setViewportSize(narrow);
      await page.goto('/');
      const menu = page.getByRole('button', { name: 'Menu' });
      const nav = page.getByRole('navigation', { name: 'Main' });
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(nav).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(nav.getByRole('link', { name: 'Home' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(nav).toBeHidden();
      await expect(menu, 'focus returns').toBeFocused();
    });
    await test.step('closes an open menu when the screen becomes wide', async () => {
      await page.setViewportSize(narrow);
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.setViewportSize(wide);
      await expect(page.locator('.site-menu:popover-open')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
  });

  test('has a working menu without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: narrow.width, height: narrow.height },
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto('/sign-in');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(nav).toBeVisible();
    await nav.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(nav).toBeHidden();
    await context.close();
  });

  test('takes its signed-in form from the hint cookie, and asks who it is', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? 'http://localhost' }]);
    await answerSomebody(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.setViewportSize(wide);
    await page.goto('/sign-in');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveText(learnerLinks.map(([label]) => label));
    for (const [label, href] of learnerLinks) {
      await expect(nav.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
    }
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeHidden();
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await expect(page.getByText('Nothing new')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Account menu AO' }).click();
    const account = page.getByRole('navigation', { name: 'Account' });
    await expect(account.getByRole('link')).toHaveText(['Profile', 'Settings', 'Help', 'Log out']);
    await expect(account.getByText('Amara Okafor'), 'whose menu it is').toBeVisible();
    const logOut = account.getByRole('link', { name: 'Log out' });
    await expect(logOut).toHaveAttribute('href', '/api/logout');
    await expect(logOut).toHaveAttribute('data-astro-prefetch', 'false');
    expect(calls).toEqual(['/api/auth/user', '/api/notifications']);
  });

  test('keeps its signed-in form when the call for the person fails, and says nothing wrong', async ({
    page,
    context,
    baseURL,
  }) => {
    for (const [what, fail] of [
      [
        'fails',
        (route: Route) => route.fulfill({ status: 500, json: { success: false, message: 'Broken' } }),
      ],
      ['cannot be reached', (route: Route) => route.abort('internetdisconnected')],
    ] as const) {
      await test.step(what, async () => {
        await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }]);
        await page.unroute('**/api/auth/user');
        await page.route('**/api/auth/user', fail);
        const asked = page.waitForRequest('**/api/auth/user');
        await page.setViewportSize(wide);
        await page.goto('/about');
        await asked;
        await expect(page.getByRole('button', { name: 'Account menu U' })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
          learnerLinks.map(([label]) => label),
        );
        await expect(page).toHaveURL('/about');
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.locator('body')).not.toContainText(/Unauthorized|logged out|Broken/);
        expect(await page.evaluate(() => document.cookie)).toContain('signed-in=1');
      });
    }
  });

  test('is a visitor’s again once the server knows no session, without a word', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }]);
    await page.setViewportSize(wide);
    await page.goto('/about');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('body')).not.toContainText(/Unauthorized|logged out/);
  });

  test('lets a keyboard skip it', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test.describe('footer', () => {
  test('leads everywhere, says who we are, and goes back to the top', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await test.step('leads everywhere and says who we are', async () => {
      for (const href of footerLinks) await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
      const programmes = footer.getByRole('navigation', { name: 'Popular programmes' }).getByRole('link');
      await expect(programmes).toHaveCount(6);
      for (const link of await programmes.all()) await expect(link).toHaveAttribute('href', '/courses');
      for (const text of [
        '1 Kestrel Row, Sampleton, ZZ1 1ZZ',
        '020 7946 0123',
        'hello@kestrelrow.example',
        'Mon-Fri 9AM-6PM GMT',
        'UK time',
        'company number 00000000',
        'ICO registration ZA000000',
      ]) {
        await expect(footer).toContainText(text);
      }
      await expect(footer.getByRole('link', { name: 'Cookie settings' })).toHaveAttribute('href', '/cookies');
    });
    await test.step('goes back to the top', async () => {
      await footer.scrollIntoViewIfNeeded();
      await footer.getByRole('link', { name: 'Back to top' }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await footer.scrollIntoViewIfNeeded();
      await footer.getByRole('link', { name: 'Kestrel Row Institute' }).click();
      await expect.poll(() => page.evaluate(() => scrollY), 'a link to this page goes to its top').toBe(0);
    });
  });

  test('switches the colour scheme and remembers a choice, not a default', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const stored = () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    const light = await paper();
    const schemes = page.getByRole('group', { name: 'Colour scheme' });
    await expect(schemes.getByRole('radio', { name: 'System' })).toBeChecked();
    expect(await stored()).toEqual({});
    await schemes.getByText('Dark').click();
    expect(await paper()).not.toBe(light);
    expect(await stored()).toEqual({ 'colour-scheme': 'dark' });
    await page.goto('/sign-in');
    expect(await paper(), 'the next page is dark from its first paint').not.toBe(light);
    await expect(schemes.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await schemes.getByText('System').click();
    expect(await paper()).toBe(light);
    expect(await stored()).toEqual({});
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(), 'system follows the system').not.toBe(light);
  });

  test('switches the colour scheme where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await page.getByRole('group', { name: 'Colour scheme' }).getByText('Dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('pages', () => {
  test('answers 404 for an address that does not exist', async ({ page }) => {
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    for (const href of ['/', '/courses', '/pricing', '/contact']) {
      await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible();
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('leads from the sign-in link to the form', async ({ page }) => {
    await page.goto('/api/login');
    await expect(page, 'the sign-in link ends there').toHaveURL('/sign-in');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('describe themselves to machines', async ({ page, request }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe('/');
    const data: unknown = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText());
    expect(data).toMatchObject({ '@type': 'Organization', name: 'Kestrel Row Institute' });
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
    }
    const robots = await request.get('/robots.txt');
    expect(await robots.text()).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
    const sitemap = await request.get('/sitemap.xml');
    expect(sitemap.status()).toBe(200);
    const [, list = ''] = /<loc>(.*?)<\/loc>/.exec(await sitemap.text()) ?? [];
    const addresses = await (await request.get(new URL(list).pathname)).text();
    expect(addresses).toContain('<loc>');
    expect(addresses, 'signed-in pages are not for searching').not.toMatch(/sign-in|dashboard|404/);
    for (const path of [
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/icon-192.png',
      '/icon-512.png',
      '/share/home.png',
    ]) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
    const manifest = (await (await request.get('/site.webmanifest')).json()) as { name: string };
    expect(manifest.name).toBe('Kestrel Row Institute');
    expect(await (await request.get('/licences/besley.txt')).text()).toContain(
      'SIL OPEN FONT LICENSE Version 1.1',
    );
  });

  test('the open menus are accessible', async ({ page, context, baseURL }) => {
    await page.setViewportSize(narrow);
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Menu' }).click();
    await axe(page);
    await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? 'http://localhost' }]);
    await answerSomebody(page);
    await page.reload();
    for (const name of ['Menu', 'Account menu AO', /^Notifications/]) {
      await page.getByRole('button', { name, exact: true }).click();
      await axe(page);
      await page.keyboard.press('Escape');
    }
  });
});
