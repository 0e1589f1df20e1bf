import { setTimeout as wait } from 'node:timers/promises';
import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import axeCore from 'axe-core';
import { reachStack, type RemoteDatabase, type RemoteMailbox, type RemoteStack } from './e2e-stacks.ts';

export { expect };
export type { Page } from '@playwright/test';

interface TestFixtures {
  /** The database of this worker: look up what was stored, prepare what is needed, pause or slow it. */
  database: RemoteDatabase;
  /** The mailbox of this worker, empty at the start of each test. */
  mailbox: RemoteMailbox;
  /** What pages report as wrong. A test in which anything is reported that it did not expect fails. */
  problems: Problems;
}

interface Problems {
  /** Says that the test is about such a problem; it must then be reported. */
  expect: (pattern: RegExp) => void;
}

/** Requests of a context that have neither arrived nor failed. */
const underWay = new WeakMap<BrowserContext, Set<object>>();

/**
 * Calls `report` with each uncaught error, each line that pages of the context log as an error, and each breach of the content
 * security policy, which Chromium logs. Not reported is what the test itself looks at or has made: the status of a page and of
 * a call to a function, requests that the test aborts with a script that therefore never comes, and being offline. The line that
 * call-endpoint.ts writes about a call is reported unless that call of the page has failed, which is known when all is over:
 * then call what this returns.
 */
function watch(context: BrowserContext, report: (words: string) => void): () => void {
  const requests = new Set<object>();
  underWay.set(context, requests);
  context.on('request', (request) => requests.add(request));
  const settle = (request: object) => requests.delete(request);
  context.on('requestfinished', settle);
  const aborted = new Set<string>();
  context.on('requestfailed', (request) => {
    settle(request);
    if (request.failure()?.errorText === 'net::ERR_FAILED') aborted.add(new URL(request.url()).pathname);
  });
  const documents = new Set<string>();
  const failedCalls = new Set<string>();
  const noted: { called: string; words: string }[] = [];
  const noteCall = (request: Request) =>
    failedCalls.add(`${request.method()} ${new URL(request.url()).pathname}`);
  context.on('requestfailed', noteCall);
  context.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.add(response.url());
    else if (!response.ok()) noteCall(response.request());
  });
  /** Whether a line about a call to such a path (with its `:name` parts) is about one that did fail. */
  const hasFailed = (called: string) => {
    const pattern = new RegExp(`^${called.replace(/:\w+/g, '[^/]+')}$`);
    return [...failedCalls].some((call) => pattern.test(call));
  };
  context.on('weberror', (error) => report(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const missing = /dynamically imported module: (\S+)/.exec(message.text())?.[1];
    if (missing && aborted.has(new URL(missing).pathname)) return;
    const failure = /^Failed to load resource: (.*)$/.exec(message.text())?.[1];
    if (failure) {
      if (/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_ABORTED/.test(failure)) return;
      if (documents.has(url) || /^https?:\/\/[^/]+\/(api|\.netlify)\//.test(url)) return;
    }
    const called = /^([A-Z]+ \/api\/\S+) failed: \d+ \w+(?: [\w-]+)?$/.exec(message.text())?.[1];
    const words = `console: ${message.text()} (${url})`;
    if (called) noted.push({ called, words });
    else report(words);
  });
  return () => {
    for (const { called, words } of noted) if (!hasFailed(called)) report(words);
  };
}

/**
 * Playwright's test against the stack of its worker: the built site behind netlify dev, a database, a mailbox. A worker
 * runs one test at a time, so a test may pause or slow them; they are put right before the next.
 */
export const test = base.extend<TestFixtures, { stack: RemoteStack }>({
  stack: [async ({}, use, { parallelIndex }) => use(reachStack(parallelIndex)), { scope: 'worker' }],
  baseURL: async ({ stack }, use) => use(stack.siteUrl),
  problems: [
    async ({ browser }, use) => {
      const reported: string[] = [];
      const expected: RegExp[] = [];
      const endings: (() => void)[] = [];
      const begin = (context: BrowserContext) =>
        void endings.push(watch(context, (words) => void reported.push(words)));
      browser.on('context', begin);
      await use({ expect: (pattern) => void expected.push(pattern) });
      browser.off('context', begin);
      for (const end of endings) end();
      const isExpected = (words: string) => expected.some((pattern) => pattern.test(words));
      expect(
        reported.filter((words) => !isExpected(words)),
        'what pages reported',
      ).toEqual([]);
      const missing = expected.filter((pattern) => !reported.some((words) => pattern.test(words)));
      expect(missing, 'expected, but not reported').toEqual([]);
    },
    { auto: true },
  ],
  database: async ({ stack: { database } }, use) => {
    await use(database);
    await database.delay(0);
    await database.resume();
  },
  mailbox: async ({ stack: { database, mailbox } }, use) => {
    await letMailsArrive(database);
    await mailbox.clear();
    await use(mailbox);
    await mailbox.resume();
  },
});

/**
 * Waits until the page has nothing to do: it has loaded, has had an idle moment, in which what waits for one begins, and
 * everything that it asked for has arrived.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // A page that draws nothing new on a busy machine may never be told that it is idle.
  const idle = () =>
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  await expect
    .poll(async () => {
      await idle();
      return underWay.get(page.context())?.size ?? 0;
    })
    .toBe(0);
}

/** How long a mail of an earlier test may still be on its way. Milliseconds. */
const mailPatience = 8000;

/** Sending goes on after the answer: what an earlier test queued is dropped, and what is being sent arrives first. */
async function letMailsArrive(database: RemoteDatabase): Promise<void> {
  await database.query("delete from public.outbox_mails where state = 'queued'");
  for (const until = Date.now() + mailPatience; Date.now() < until; await wait(100)) {
    const sending = await database.query("select 1 from public.outbox_mails where state = 'sending'");
    if (sending.length === 0) return;
  }
  // The sender is gone; the next test need not wait for it again.
  await database.query("delete from public.outbox_mails where state = 'sending'");
}

/** By axe's tags: everything that WCAG 2.2 AA and axe's best practices ask for. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Those of them that look at colours. */
const colours = ['color-contrast', 'link-in-text-block'];

/**
 * Lays out at once what head-script.ts lays out part by part after loading: until then a part has no text to read and no
 * place, which is no state that anyone sees.
 */
export async function layOut(page: Page): Promise<void> {
  await page.locator('main > *, .later, footer').evaluateAll((parts) => {
    for (const part of parts as HTMLElement[]) part.style.contentVisibility = 'visible';
  });
}

/** Waits until nothing fades or slides any more: the contrast in the middle of a fade is no state of the page. */
async function settle(page: Page): Promise<void> {
  await layOut(page);
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const end = effect?.getComputedTiming().endTime;
          return playState === 'running' && typeof end === 'number' && Number.isFinite(end);
        })
        // One that is cancelled has come to its end too.
        .map((animation) => animation.finished.catch(() => undefined));
    // The end of one may be the beginning of another.
    for (let waiting = ending(); waiting.length > 0; waiting = ending()) await Promise.all(waiting);
  });
}

/**
 * Expects that axe finds nothing on the page as it is, by all rules or by those named. Run in the page itself:
 * @axe-core/playwright opens a second page for each look and carries everything that passed across, which takes five
 * times as long. It would look into frames; no page of ours has any, and this says so when one does.
 */
export async function axe(page: Page, rules = everything): Promise<void> {
  await settle(page);
  expect(page.frames(), 'frames, into which this does not look').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const found = await page.evaluate(async (runOnly) => {
    const { axe: engine } = window as unknown as { axe: typeof axeCore };
    const { violations } = await engine.run({ runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
    }));
  }, rules);
  expect(found, 'what axe finds').toEqual([]);
}

/** The two widths at which every state is checked, in pixels. */
export const screens = [
  { name: 'phone', width: 360, height: 780 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

export const colourSchemes = ['light', 'dark'] as const;

/** Each width in each colour scheme, for a loop around a test. */
export const views = screens.flatMap((screen) =>
  colourSchemes.map((colourScheme) => ({
    ...screen,
    colourScheme,
    title: `${screen.name}, ${colourScheme}`,
  })),
);

/**
 * Looks with axe at the page as it is in both colour schemes. They differ in the colours of tokens.css and in nothing
 * else, so the second look is at colours.
 */
export async function axeInBothSchemes(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', everything],
    ['dark', colours],
  ] as const) {
    await base.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await axe(page, rules);
    });
  }
}

/** Shows the page in one of `views`. */
export async function show(page: Page, view: (typeof views)[number]): Promise<void> {
  await page.setViewportSize({ width: view.width, height: view.height });
  await page.emulateMedia({ colorScheme: view.colourScheme });
}

/** Waits until React has taken a form of the built page over; before that the browser posts it itself. */
export async function untilAwake(form: Locator): Promise<void> {
  await expect
    .poll(() =>
      form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

/** Keeps what is asked for at such an address until it is let through, as on a connection that is slow. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
