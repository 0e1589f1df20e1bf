import { expect, layOut, test, type Page } from '../support/e2e.ts';
import { publicRoutes } from '../support/public-routes.ts';

/** Large texts whose plate (what browsers paint behind a line in forced colours) would lie over a smaller text beside them. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const texts: { box: DOMRect; element: Element; size: number; hasPlate: boolean; words: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      // The banner lies over the page on purpose; the headings of a table of blocks are there for screen readers alone.
      if (element.closest('.vh, svg, dialog, [popover], .cookie')) continue;
      const headings = element.closest('thead');
      if (headings && getComputedStyle(headings).position === 'absolute') continue;
      const style = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2)
          texts.push({
            box,
            element,
            size: parseFloat(style.fontSize),
            hasPlate: style.getPropertyValue('forced-color-adjust') !== 'none',
            words: words.slice(0, 30),
          });
    }
    const large = texts.filter(({ size, hasPlate }) => size >= 24 && hasPlate);
    return large.flatMap((figure) =>
      texts
        .filter(({ element, size, box }) => {
          if (size >= figure.size || element.contains(figure.element) || figure.element.contains(element))
            return false;
          const across = Math.min(box.right, figure.box.right) - Math.max(box.left, figure.box.left);
          const down = Math.min(box.bottom, figure.box.bottom) - Math.max(box.top, figure.box.top);
          return across > 4 && down > 4;
        })
        .map(({ words }) => `"${figure.words}" over "${words}"`),
    );
  });

test('in forced colours no large figure covers the words beside it', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of publicRoutes) {
      await page.goto(path);
      await layOut(page);
      expect(await findCovered(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

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
