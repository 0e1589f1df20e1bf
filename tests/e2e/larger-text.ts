import { expect, type Page } from '../support/e2e.ts';

/** Text as people enlarge it, and with the spacing of WCAG 1.4.12, on a telephone of such a width. */
const largerText = [
  { name: '125%', width: 390, css: 'html { font-size: 125% !important }' },
  { name: '150%', width: 390, css: 'html { font-size: 150% !important }' },
  { name: '200%', width: 360, css: 'html { font-size: 200% !important }' },
  {
    name: 'spacing',
    width: 320,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  },
];

/** The page with each of them fits, and its menu button (for people who work here, the way out) is on the screen. */
export async function expectLargerTextFits(page: Page): Promise<void> {
  for (const { name, width, css } of largerText) {
    await page.setViewportSize({ width, height: 800 });
    const seen = await page.evaluate((rules) => {
      // Made by a script, the policy of the page lets it be.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
      const { scrollWidth, clientWidth } = document.documentElement;
      const sideways = Math.max(0, scrollWidth - clientWidth);
      const isShell = 'shell' in document.documentElement.dataset;
      const menu = document
        .querySelector(isShell ? '.shell .ework-logout' : '.site-tools .menu')
        ?.getBoundingClientRect();
      const isBeside = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
      const beside = sideways > 0 ? [...document.querySelectorAll('main *')].filter(isBeside) : [];
      document.adoptedStyleSheets = [];
      return {
        sideways,
        menuIsSeen: !!menu && menu.width > 0 && menu.left >= 0 && menu.right <= clientWidth,
        beside: beside
          .map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 40)}`)
          .slice(-5),
      };
    }, css);
    expect(seen, `text at ${name}, ${width} px`).toEqual({ sideways: 0, menuIsSeen: true, beside: [] });
  }
}
