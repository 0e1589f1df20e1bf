import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { reachStack, type RemoteDatabase, type RemoteMailbox, type RemoteStack } from './e2e-stacks.ts';

export { expect };
export type { Page } from '@playwright/test';

interface TestFixtures {
  /** The database of this worker: look up what was stored, prepare what is needed, pause or slow it. */
  database: RemoteDatabase;
  /** The mailbox of this worker, empty at the start of each test. */
  mailbox: RemoteMailbox;
}

/**
 * Playwright's test against the stack of its worker: the built site behind netlify dev, a database, a mailbox. A worker
 * runs one test at a time, so a test may pause or slow them; they are put right before the next.
 */
export const test = base.extend<TestFixtures, { stack: RemoteStack }>({
  stack: [async ({}, use, { parallelIndex }) => use(reachStack(parallelIndex)), { scope: 'worker' }],
  baseURL: async ({ stack }, use) => use(stack.siteUrl),
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

/** How long a mail of an earlier test may still be on its way. Milliseconds. */
const mailPatience = 8000;

/** Sending goes on after the answer: what an earlier test queued is dropped, and what is being sent arrives first. */
async function letMailsArrive(database: RemoteDatabase): Promise<void> {
  await database.query("delete from public.outbox_mails where state = 'queued'");
  for (const until = Date.now() + mailPatience; Date.now() < until; await wait(100)) {
    const sending = await database.query("select 1 from public.outbox_mails where state = 'sending'");
    if (sending.length === 0) return;
  }
  // Whoever was sending is gone; the next test need not wait for it again.
  await database.query("delete from public.outbox_mails where state = 'sending'");
}

/** By axe's tags: everything that WCAG 2.2 AA and axe's best practices ask for. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Those of them that look at colours. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing fades or slides any more: the contrast in the middle of a fade is no state of the page. */
async function settle(page: Page): Promise<void> {
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
 * Expects that axe finds nothing on the page as it stands, by all rules or by those named. Run in the page itself:
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
 * Looks with axe at the page as it stands in both colour schemes. They differ in the colours of tokens.css and in nothing
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
