import type { CDPSession } from '@playwright/test';
import { expect, type Page } from '../support/e2e.ts';

/*
 * What a screen reader has to say, in order: where the focus goes, as the browser's own accessibility tree names it, and what live
 * regions announce. It follows the habits that NVDA, JAWS and VoiceOver share: a region announces what changes in it, an alert also
 * when it appears, and a polite region that appears with its words already in it may stay unheard, which is noted as such.
 */

type Noted = { kind: 'focus'; place: number } | { kind: 'said'; words: string };

/** In the page: notes focus and live regions from before its first script. */
function listenInPage(): void {
  const noted: Noted[] = [];
  const places: Element[] = [];
  Object.assign(window, { heard: { noted, places } });
  addEventListener(
    'focusin',
    ({ target }) => {
      // Said once more of the same element when its window comes to the front, which is no step of the flow.
      if (noted.at(-1)?.kind === 'focus' && places.at(-1) === target) return;
      noted.push({ kind: 'focus', place: places.push(target as Element) - 1 });
    },
    true,
  );
  const regions = '[role=status],[role=alert],[role=log],[aria-live]:not([aria-live=off]),output';
  const isPolite = (region: Element) =>
    region.getAttribute('role') !== 'alert' && region.getAttribute('aria-live') !== 'assertive';
  const isThere = (element: Element) =>
    element.checkVisibility() && !element.closest('[aria-hidden=true],[inert]');
  const textOf = (node: Node): string => {
    if (
      node instanceof Element &&
      (node.matches('[aria-hidden=true],script,style') || !node.checkVisibility())
    )
      return '';
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    const inner = [...node.childNodes].map(textOf).join('');
    const isBlock = node instanceof Element && !getComputedStyle(node).display.startsWith('inline');
    return isBlock ? ` ${inner} ` : inner;
  };
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  /** What each region held when it was last looked at; a region that is not here yet was not there. */
  const known = new Map<Element, string>();
  const said = (region: Element, words: string, isNew: boolean) => {
    if (words === '') return;
    const name = region.getAttribute('role') ?? region.getAttribute('aria-live') ?? 'output';
    const unheard = isNew && isPolite(region) ? ' (may stay unheard)' : '';
    noted.push({ kind: 'said', words: `${name}${unheard}: ${words}` });
  };
  const look = (isFirst: boolean) => {
    for (const region of document.querySelectorAll(regions)) {
      const words = isThere(region) ? tidy(textOf(region)) : '';
      const before = known.get(region);
      known.set(region, words);
      if (isFirst || words === before) continue;
      // A log says what is added, below.
      if (before !== undefined && region.getAttribute('role') === 'log') continue;
      said(region, words, before === undefined);
    }
    for (const region of known.keys()) if (!region.isConnected) known.delete(region);
  };
  addEventListener('DOMContentLoaded', () => {
    look(true);
    const watch = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const log = (target instanceof Element ? target : target.parentElement)?.closest('[role=log]');
        if (log && known.has(log) && isThere(log))
          said(
            log,
            tidy([...addedNodes].map((node) => (node.isConnected ? textOf(node) : '')).join(' ')),
            false,
          );
      }
      look(false);
    }).observe(document.body, watch);
  });
}

interface AxNode {
  ignored?: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: unknown };
  properties?: { name: string; value: { value: unknown } }[];
}

const states = [
  'invalid',
  'required',
  'disabled',
  'busy',
  'expanded',
  'checked',
  'pressed',
  'selected',
  'hasPopup',
];
/** What is read through when it gets the focus, because it is no control. */
const containers = [
  'alert',
  'Legend',
  'status',
  'dialog',
  'heading',
  'generic',
  'group',
  'region',
  'main',
  'form',
  'none',
];

export interface Reader {
  /** Everything heard since the last time, a line each. What changes from run to run is replaced first. */
  hear(): Promise<string[]>;
}

/** Begins to listen; every page opened from then on is heard, its title first. */
export async function listen(
  page: Page,
  replace: readonly (readonly [RegExp | string, string])[] = [],
): Promise<Reader> {
  await page.addInitScript(listenInPage);
  const session = await page.context().newCDPSession(page);
  let title = '';
  return {
    async hear() {
      const lines: string[] = [];
      const now = await page.title();
      if (now !== title) lines.push(`page: ${now}`);
      title = now;
      const noted = await page.evaluate(() => {
        const { heard } = window as unknown as { heard: { noted: Noted[] } };
        return heard.noted.splice(0);
      });
      for (const entry of noted)
        lines.push(entry.kind === 'said' ? entry.words : await describe(session, entry.place));
      return lines.map((line) => replace.reduce((text, [from, to]) => text.replaceAll(from, to), line));
    },
  };
}

async function describe(session: CDPSession, place: number): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: `window.heard.places[${place}]` });
  if (!result.objectId) throw new Error('What had the focus is not known to the page any more.');
  const { nodes } = (await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })) as { nodes: AxNode[] };
  const [node] = nodes;
  const role = node?.ignored ? 'gone, hear it sooner' : (node?.role?.value ?? 'nothing');
  const name = node?.name?.value ?? '';
  const parts = [`focus: ${role}${name ? ` "${name}"` : ''}`];
  for (const { name: property, value } of node?.properties ?? [])
    if (states.includes(property) && value.value !== false && value.value !== 'false' && value.value !== '')
      parts.push(
        value.value === true || value.value === 'true' ? property : `${property} ${String(value.value)}`,
      );
  const about = node?.description?.value;
  if (about) parts.push(`(${about})`);
  if (containers.includes(role) && !name.trim()) {
    const { result: text } = await session.send('Runtime.evaluate', {
      expression: `window.heard.places[${place}].innerText.replace(/\\s+/g, ' ').trim()`,
    });
    parts.push(`: ${String(text.value)}`);
  }
  return parts.join(' ');
}

/** One text a flow, in order. */
export function expectHeard(lines: readonly string[], text: string): void {
  const wanted = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  expect(lines).toEqual(wanted);
}
