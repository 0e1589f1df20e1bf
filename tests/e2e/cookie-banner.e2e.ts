import { axeInBothSchemes, expect, layOut, screens, test } from '../support/e2e.ts';
import {
  banner,
  button,
  footerLink,
  keys,
  none,
  openDetails,
  settings,
  stored,
  watch,
} from './cookie-choice.ts';

test('details that do not come lead to the cookie page; an ad blocker that hides the banner is no consent, and nothing breaks', async ({
  page,
  context,
}) => {
  await test.step('an ad blocker that hides the banner is no consent, and nothing breaks', async () => {
    const requests = watch(context);
    await page.goto('/about');
    await page
      .locator('.cookie')
      .evaluate((element) => element.style.setProperty('display', 'none', 'important'));
    await expect(banner(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--banner')))
      .toBe('0px');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    expect(await keys(page)).toEqual([]);
    expect(requests.filter((request) => request.url().includes('/api/'))).toEqual([]);
  });
  await test.step('details that do not come lead to the cookie page', async () => {
    await page.route('**/_astro/CookieDetails*', (route) => route.abort());
    await page.goto('/about');
    await banner(page).getByRole('link', { name: 'Choose cookies' }).click();
    await expect(page).toHaveURL('/cookies');
  });
});

test('an ad blocker that hides it from the start leaves the chat and the way to the settings', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.cookie { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about');
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('.launcher')).toBeVisible();
  await footerLink(page).click();
  await expect(page).toHaveURL('/cookies');
  expect(await keys(page)).toEqual([]);
});

test('works by keyboard alone, and never hides what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Accept All')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Reject All')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Choose cookies' })).toBeFocused();

  const covered: string[] = [];
  for (let i = 0; i < 45; i += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      const cookie = document.querySelector('.cookie');
      if (!element || element === document.body || !cookie || cookie.contains(element)) return '';
      const { top, bottom } = element.getBoundingClientRect();
      const edge = cookie.getBoundingClientRect().top;
      return top >= edge || bottom <= 0 ? `${element.outerHTML.slice(0, 80)} ${top}` : '';
    });
    if (hidden) covered.push(hidden);
  }
  expect(covered, 'what the banner covers while it has the focus').toEqual([]);

  await page.reload();
  await banner(page).getByRole('link', { name: 'Choose cookies' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page).locator('legend')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('switch', { name: 'Functional' })).toBeFocused();
  await page.keyboard.press('Space');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
  await expect(button(page, 'Save Preferences')).toBeFocused();
  await expect(button(page, 'Save Preferences')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  expect((await stored(page))?.preferences).toEqual({ ...none, preferences: true });
});

test('is seen in forced colours, refuses as easily as it accepts, and leaves room at 320 px', async ({
  page,
}) => {
  await test.step('is seen in forced colours and left out on paper', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/about');
    await expect(button(page, 'Reject All')).toHaveCSS('border-top-style', 'solid');
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    await expect(page.locator('.cookie')).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
    await page.emulateMedia({ media: null, forcedColors: null });
  });
  await test.step('refusing is as easy and as prominent as accepting', async () => {
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/about');
      const look = (name: string) =>
        button(page, name).evaluate((element) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
          const { height: tall, top } = element.getBoundingClientRect();
          return { color, backgroundColor, borderColor, fontSize, fontWeight, tall, top };
        });
      expect(await look('Reject All')).toEqual(await look('Accept All'));
      for (const name of ['Accept All', 'Reject All'])
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      const { height: most = Infinity } = (await banner(page).boundingBox()) ?? {};
      if (width === 360) expect(most, 'a telephone keeps its page').toBeLessThan(140);
    }
    await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });
  await test.step('leaves room at 320 px for the page, its foot and the chat', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/about');
    const edges = () =>
      page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        banner: document.querySelector('.cookie')?.getBoundingClientRect().top ?? 0,
        foot: document.querySelector('.site-foot')?.getBoundingClientRect().bottom ?? 0,
        launcher: document.querySelector('.launcher')?.getBoundingClientRect().bottom ?? 0,
      }));
    await layOut(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const { sideways, banner: top, foot, launcher } = await edges();
    expect(sideways).toBeLessThanOrEqual(0);
    expect(top).toBeGreaterThan(568 / 3);
    expect(foot).toBeLessThanOrEqual(top + 1);
    expect(launcher).toBeLessThanOrEqual(top);
    await openDetails(page);
    expect((await edges()).sideways).toBeLessThanOrEqual(0);
    await button(page, 'Save Preferences').scrollIntoViewIfNeeded();
    await button(page, 'Save Preferences').click();
    await expect(banner(page)).toBeHidden();
  });
});

test('without JavaScript nothing is asked and nothing optional can run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/about');
  await expect(page.locator('.cookie')).toBeHidden();
  await footerLink(page).click();
  await expect(page).toHaveURL('/cookies');
  await expect(settings(page).getByText('Without JavaScript nothing optional can be set')).toBeVisible();
  await expect(settings(page).getByRole('button', { name: 'Accept All' })).toBeHidden();
  await context.close();
});

test('can be used by everyone', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = async () => {
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await page.setViewportSize(screen);
        await axeInBothSchemes(page);
      });
  };
  await page.goto('/about');
  await expect(banner(page)).toBeVisible();
  await look();
  await openDetails(page);
  await look();
  await page.goto('/cookies');
  await settings(page).getByRole('button', { name: 'Accept All' }).click();
  await look();
});
