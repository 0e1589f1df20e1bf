import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browsers.ts';

/** How long anything may take to appear. Milliseconds. */
const patience = 30_000;

/** Someone at a browser: finds what is on the screen by selector and words, presses and types. */
export function visit(browser: Browser, siteUrl: string) {
  /** The middle of the first element that is drawn and has the words; null while there is none. */
  const place = (css: string, words: string) =>
    browser.evaluate(
      (selector, text) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (element) =>
            element.getClientRects().length > 0 &&
            (text === '' ||
              (element.textContent + (element.getAttribute('aria-label') ?? '')).includes(text)),
        );
        if (!found) return null;
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = found.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      css,
      words,
    );

  async function find(css: string, words = ''): Promise<{ x: number; y: number }> {
    for (const until = Date.now() + patience; Date.now() < until; await wait(100)) {
      // While a page gives way to the next there is none to ask.
      const found = await place(css, words).catch(() => null);
      if (found) return found;
    }
    const text = await browser.evaluate(() => document.body.innerText.slice(0, 1500));
    throw new Error(`Not on the screen: ${css} ${words}\nThere is:\n${text}`);
  }

  /** Whether a press there would reach the element, and not what lies over it. */
  const isReached = ({ x, y }: { x: number; y: number }, css: string) =>
    browser.evaluate(
      (left, top, selector) => {
        const hit = document.elementFromPoint(left, top);
        // The words of a label are pressed for its field.
        return hit !== null && (hit.closest(selector) ?? hit.closest('label')) !== null;
      },
      x,
      y,
      css,
    );

  /** Presses once the element is at rest: what moves while the page is drawn would be missed. */
  const press = async (css: string, words = '') => {
    let before = await find(css, words);
    for (const until = Date.now() + patience; Date.now() < until;) {
      await wait(50);
      const now = await find(css, words);
      if (now.x === before.x && now.y === before.y && (await isReached(now, css).catch(() => false))) {
        await browser.press(now.x, now.y);
        return;
      }
      before = now;
    }
    throw new Error(`Never at rest, or covered: ${css} ${words}`);
  };

  return {
    open: (path: string) => browser.open(`${siteUrl}${path}`),
    see: find,
    /** Waits until nothing of it is drawn. */
    async gone(css: string, words = '') {
      for (const until = Date.now() + patience; Date.now() < until; await wait(100))
        if (!(await place(css, words))) return;
      throw new Error(`Still on the screen: ${css} ${words}`);
    },
    press,
    async fill(css: string, text: string) {
      await press(css);
      await browser.evaluate((selector) => {
        const field = [...document.querySelectorAll<HTMLInputElement>(selector)].find(
          (element) => element.getClientRects().length > 0,
        );
        field?.focus();
        field?.select();
      }, css);
      await browser.type(text);
    },
    /** By value or words. The list of a select is drawn by the system, out of reach; React listens to both events. */
    async choose(css: string, option: string) {
      await find(css);
      const isChosen = () =>
        browser.evaluate(
          (selector, wanted) => {
            const list = document.querySelector<HTMLSelectElement>(selector);
            const found = [...(list?.options ?? [])].find(({ value, text }) =>
              [value, text].includes(wanted),
            );
            if (!list || !found) return false;
            list.value = found.value;
            for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }));
            return true;
          },
          css,
          option,
        );
      for (const until = Date.now() + patience; Date.now() < until; await wait(100))
        if (await isChosen()) return;
      throw new Error(`No such option: ${css} ${option}`);
    },
    enter: () => browser.enter(),
    evaluate: browser.evaluate,
  };
}

export type Visitor = ReturnType<typeof visit>;
