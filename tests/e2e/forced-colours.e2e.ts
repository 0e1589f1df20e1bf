import { expect, test } from '../support/e2e.ts';

test('a low window (320 by 256) keeps the heading of the errors in sight, and most of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  const banner = page.getByRole('region', { name: 'Cookies on this site' });
  const height = (await banner.boundingBox())?.height ?? 0;
  expect(height, 'the banner leaves half of the window').toBeLessThanOrEqual(128);
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('.site-menu a[data-enquiry="contact"]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[type="submit"]').click();
  const heading = dialog.getByRole('heading', { name: 'There is a problem' });
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const seen = await heading.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top === element || element.contains(top);
  });
  expect(seen, 'nothing lies over it').toBe(true);
});
