import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { atRest, expect, hold, test } from '../support/e2e.ts';

test('a page lays out its first screen first, and all of it where someone wants a place further down', async ({
  page,
}) => {
  // A page is loading for as long as its font is.
  const release = await hold(page, /\.woff2$/);
  const howFooterIsLaidOut = () =>
    page.locator('.site-foot').evaluate((foot) => getComputedStyle(foot).contentVisibility);

  await page.goto('/pricing', { waitUntil: 'domcontentloaded' });
  expect(await howFooterIsLaidOut()).toBe('auto');
  await page.emulateMedia({ media: 'print' });
  expect(await howFooterIsLaidOut(), 'on paper').toBe('visible');
  await page.emulateMedia({ media: 'screen' });

  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await howFooterIsLaidOut(), 'when it comes again').toBe('visible');
  await page.goto('/terms', { waitUntil: 'domcontentloaded' });
  await page.goto('/pricing#packages', { waitUntil: 'domcontentloaded' });
  expect(await howFooterIsLaidOut(), 'at a place in the page').toBe('visible');

  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  expect(await howFooterIsLaidOut()).toBe('auto');
  release();
  await expect.poll(howFooterIsLaidOut, 'when it is there').toBe('visible');
});

interface TraceEvent {
  name: string;
  ph: string;
  args: { elementCount?: number; beginData?: { stackTrace?: { url: string }[] } };
}

test('while a page loads nothing asks for a layout, and each element is styled about once', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
  for (const path of ['/', '/contact', '/courses', '/courses/ai-business-analyst', '/pricing', '/blog'])
    await test.step(path, async () => {
      await page.goto('about:blank');
      const events: TraceEvent[] = [];
      const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
      devtools.on('Tracing.dataCollected', collect);
      await devtools.send('Tracing.start', { traceConfig: { includedCategories: categories } });
      await page.goto(path);
      await atRest(page);
      await expect
        .poll(() => page.locator('.site-foot').evaluate((foot) => getComputedStyle(foot).contentVisibility))
        .toBe('visible');
      const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
      await devtools.send('Tracing.end');
      await ended;
      devtools.off('Tracing.dataCollected', collect);
      const work = events.filter(({ name, ph }) => ph === 'X' && /^(UpdateLayoutTree|Layout)$/.test(name));
      const styled = work.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
      const elements = await page.locator('*').count();
      test
        .info()
        .annotations.push({ type: 'styled', description: `${path}: ${styled} for ${elements} elements` });
      // Of the page; what watches it from outside asks too.
      const asking = work.filter(({ args }) =>
        args.beginData?.stackTrace?.some(({ url }) => url.startsWith('http')),
      );
      expect(asking, 'asked for by a script').toEqual([]);
      expect(styled, `${elements} elements`).toBeLessThanOrEqual(elements * 1.6);
    });
});

test('the chat is above the cookie banner from its first frame on', async ({ page }) => {
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

/** The built site as a bad line brings it: a page in sixty pieces, each long enough after the last to be painted by itself. */
async function serveInPieces(site: string): Promise<{ address: string; stop(): Promise<void> }> {
  const server = createServer((request, answer) => {
    void fetch(new URL(request.url ?? '/', site)).then(async (response) => {
      const type = response.headers.get('content-type') ?? '';
      const body = Buffer.from(await response.arrayBuffer());
      answer.writeHead(response.status, { 'content-type': type });
      if (!type.includes('html')) return answer.end(body);
      const size = Math.ceil(body.length / 60);
      for (let from = 0; from < body.length; from += size) {
        answer.write(body.subarray(from, from + size));
        await setTimeout(20);
      }
      return answer.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('nothing moves while a page comes in pieces', async ({ page, baseURL }) => {
  const slow = await serveInPieces(baseURL ?? '');
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      })[])
        shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join(),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  try {
    for (const path of ['/certifications', '/courses', '/employers', '/ework-experience', '/success-stories'])
      await test.step(path, async () => {
        await page.goto(slow.address + path);
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
        );
        expect(
          shifts.filter(({ value }) => value > 0.002),
          path,
        ).toEqual([]);
      });
  } finally {
    await slow.stop();
  }
});
