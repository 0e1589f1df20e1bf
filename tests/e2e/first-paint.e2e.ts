import { expect, hold, test } from '../support/e2e.ts';

test('a page lays out its first screen first, and all of it where somebody wants a place further down', async ({
  page,
}) => {
  // A page is loading for as long as its font is.
  const release = await hold(page, /\.woff2$/);
  const isLoading = () => page.evaluate(() => 'loading' in document.documentElement.dataset);
  const howFooterIsLaidOut = () =>
    page.locator('.site-foot').evaluate((foot) => getComputedStyle(foot).contentVisibility);

  await page.goto('/pricing', { waitUntil: 'domcontentloaded' });
  expect(await isLoading()).toBe(true);
  expect(await howFooterIsLaidOut()).toBe('auto');
  await page.emulateMedia({ media: 'print' });
  expect(await howFooterIsLaidOut(), 'on paper').toBe('visible');
  await page.emulateMedia({ media: 'screen' });

  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await isLoading(), 'when it comes again').toBe(false);
  await page.goto('/terms', { waitUntil: 'domcontentloaded' });
  await page.goto('/pricing#packages', { waitUntil: 'domcontentloaded' });
  expect(await isLoading(), 'at a place in the page').toBe(false);

  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  expect(await isLoading()).toBe(true);
  release();
  await expect.poll(isLoading).toBe(false);
  expect(await howFooterIsLaidOut()).toBe('visible');
});

test('the chat stands above the cookie banner from its first frame on', async ({ page }) => {
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      const launcher = document.querySelector('.launcher');
      if (launcher?.checkVisibility({ visibilityProperty: true }))
        places.add(Math.round(launcher.getBoundingClientRect().bottom));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/about');
  await expect(page.locator('.launcher')).toBeVisible();
  const top = await page.locator('.cookie').evaluate((banner) => banner.getBoundingClientRect().top);
  const places = await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]);
  expect(places).toHaveLength(1);
  expect(places[0]).toBeLessThanOrEqual(top);
});
