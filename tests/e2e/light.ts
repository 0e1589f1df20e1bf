import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Response } from '@playwright/test';
import { atRest, expect, test, type Page } from '../support/e2e.ts';

/** In bytes, 1 kB is 1,000 bytes. The local server does not compress, so the test does. */
const budget = {
  // With the land of each of the nine courses in its row, which is 3 kB; the whole page keeps to its 60 kB.
  home: { script: 4_500, markup: 31_600, everything: 60_000, requests: 8 },
  page: { script: 4_500, markup: Infinity, everything: 65_000, requests: 8 },
  island: { script: 150_000, markup: Infinity, everything: 260_000, requests: 20 },
};
/** Brotli bytes of everything before the content: on a telephone's line a paint waits for it. */
const beforeContent = 13_150;
/** Pages for visitors whose whole work is an island: the ways to sign in. */
const islands = ['/sign-in', '/ework-platform'];

/** Of what is compressed already, by its hash: thirty pages share their scripts. */
const known = new Map<string, number>();

/** The length of it as sent with brotli. */
export function compressed(text: string | Buffer): number {
  const hash = createHash('sha256').update(text).digest('hex');
  const length =
    known.get(hash) ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  known.set(hash, length);
  return length;
}

interface Load {
  status: number | undefined;
  responses: readonly Response[];
  html: string;
  /** Bytes as sent with brotli, of everything and of the parts. */
  everything: number;
  script: number;
  /** Asked for where there is a limit: compressing a page takes its time. */
  markup: () => number;
}

/** What the page itself noticed while it loaded. */
interface Noted {
  violations: string[];
  shift: number;
  /** What was asked for a size before the page was there: styled and laid out for that alone, before the first paint. */
  measured: string[];
}

/** Opens a page, does nothing, and counts. */
async function load(page: Page, path: string): Promise<Load> {
  await page.addInitScript(() => {
    const noted: Noted = { violations: [], shift: 0, measured: [] };
    Object.assign(window, { noted });
    const putBack: (() => void)[] = [];
    for (const owner of [HTMLElement.prototype, Element.prototype] as object[])
      for (const [name, described] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
        if (!/^(offset|client|scroll)(Width|Height|Top|Left)$|^getBoundingClientRect$/.test(name)) continue;
        const kind = 'value' in described ? 'value' : 'get';
        const real = Reflect.get(described, kind) as (this: unknown, ...given: unknown[]) => unknown;
        putBack.push(() => void Object.defineProperty(owner, name, described));
        Object.defineProperty(owner, name, {
          ...described,
          [kind](this: unknown, ...given: unknown[]) {
            if (document.readyState === 'loading') noted.measured.push(name);
            return real.apply(this, given);
          },
        });
      }
    // From then on nothing is noted, and the page is looked at as it is.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'loading') for (const undo of putBack.splice(0)) undo();
    });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      noted.violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        noted.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const answer = await page.goto(path);
  await atRest(page);
  let everything = 0;
  let script = 0;
  let html = '';
  for (const response of responses) {
    const body = await response.body();
    const type = response.headers()['content-type'] ?? '';
    // A font is compressed already; compressing it again would only count it larger.
    const bytes = Math.min(compressed(body), body.length);
    everything += bytes;
    if (type.includes('javascript')) script += bytes;
    if (type.includes('html')) html = body.toString();
  }
  const inline = /<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
  script += compressed([...html.matchAll(inline)].map(([, code]) => code).join('\n'));
  return {
    status: answer?.status(),
    responses,
    html,
    everything,
    script,
    markup: () => compressed(html.replace(inline, '')),
  };
}

/**
 * Opens a page, which must be light, quiet and still before anyone does anything, and gives its status. The page must be new: what it
 * notes begins with its first document.
 */
export async function expectLight(page: Page, path: string): Promise<number | undefined> {
  const isIsland = islands.includes(path);
  const { status, responses, html, everything, script, markup } = await load(page, path);

  await test.step('stays within its budget', () => {
    const sizes = `script ${script}, everything ${everything}, requests ${responses.length}`;
    test.info().annotations.push({ type: 'bytes', description: sizes });
    const most = path === '/' ? budget.home : isIsland ? budget.island : budget.page;
    expect.soft(script, sizes).toBeLessThanOrEqual(most.script);
    if (most.markup < Infinity) expect.soft(markup(), sizes).toBeLessThanOrEqual(most.markup);
    expect.soft(everything, sizes).toBeLessThanOrEqual(most.everything);
    expect.soft(responses.length, sizes).toBeLessThanOrEqual(most.requests);
  });

  await test.step('asks no other site, runs no React that it does not need, calls no function', async () => {
    const origin = new URL(page.url()).origin;
    for (const response of responses) {
      const address = new URL(response.url());
      expect(address.origin).toBe(origin);
      expect(address.pathname).not.toMatch(/^\/(api|\.netlify)\//);
      // React's own marker in every build of it.
      if (!isIsland && response.headers()['content-type']?.includes('javascript')) {
        expect(await response.text()).not.toContain('react.');
      }
    }
  });

  await test.step('sets no cookie and stores nothing', async () => {
    expect(await page.context().cookies()).toEqual([]);
    for (const response of responses) expect(response.headers()['set-cookie']).toBeUndefined();
    const stored = await page.evaluate(async () => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      await indexedDB.databases(),
      await caches.keys(),
    ]);
    expect(stored).toEqual([[], [], [], []]);
  });

  await test.step('paints without a second hop, and nothing moves', async () => {
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
    await expect(page.locator('script[src]:not([async]):not([defer]):not([type=module])')).toHaveCount(0);
    expect(html).not.toContain('@import');
    // The words do not wait for their font: a browser that is told to fetch one early holds the first paint back for it.
    await expect(page.locator('link[rel=preload]')).toHaveCount(0);
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry.name)
        .filter((name) => name.endsWith('.woff2')),
    );
    expect(fonts).toHaveLength(1);
    expect(fonts[0]).toContain('besley-core');
    const { violations, shift, measured } = await page.evaluate(
      () => (window as unknown as { noted: Noted }).noted,
    );
    expect(measured, 'measured before the page was there').toEqual([]);
    const [before = ''] = html.split('<main');
    expect(compressed(before)).toBeLessThanOrEqual(beforeContent);
    expect(before, 'islands and structured data come after the content').not.toMatch(/astro-island|ld\+json/);
    expect(violations, 'of its own content security policy').toEqual([]);
    expect(shift, 'layout shift').toBeLessThan(0.01);
  });
  return status;
}
