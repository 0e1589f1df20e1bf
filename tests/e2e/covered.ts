import { expect, layOut, type Page } from '../support/e2e.ts';

/** Large texts whose plate (what browsers paint behind a line in forced colours) would lie over a smaller text beside them. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const texts: { box: DOMRect; element: Element; size: number; hasPlate: boolean; words: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      // The banner and the button for help lie over the page on purpose; the headings of a table of blocks,
      // and the legend of a map that says the same, are there for screen readers alone.
      if (element.closest('.vh, svg, dialog, [popover], .cookie, .launcher')) continue;
      const headings = element.closest('thead, .legend');
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

/** In forced colours no large figure covers the words beside it. Leaves the page in the usual colours. */
export async function expectNothingCovered(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await layOut(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findCovered(page), `${width} px`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
}
