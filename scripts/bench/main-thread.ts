import type { Browser } from '@playwright/test';
import { say } from '../stack/progress.ts';

/** One page of each kind that visitors begin at. */
const pages = ['/', '/contact', '/courses', '/courses/ai-business-analyst', '/pricing', '/blog'];
/** A telephone of some years ago, as Lighthouse takes it. */
const slower = 4;
const runs = 3;
/** A task longer than this keeps a press waiting; what is over it counts as blocked. Microseconds. */
const longTask = 50_000;
const devices = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** What the machine and the measuring cost by themselves: every time is read as a ratio to this page's. */
export const emptyPath = '/an-empty-page';
export const emptyPage = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>An empty page</title><meta name="description" content="One line of text, to measure against."></head><body><main><h1>An empty page</h1></main></body></html>`;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** Time on the processor, which other programs of the machine do not lengthen. */
  tdur?: number;
  args: { elementCount?: number; beginData?: { stackTrace?: unknown } };
}

interface Load {
  /** Milliseconds of the main thread until the page rests: over 50 in one task, and in all. */
  blocked: number;
  busy: number;
  /** Elements styled, one as often as it was. */
  styled: number;
  /** Layouts that a script asked for. */
  forced: number;
}

/** Prints how long the main thread is busy while a page loads, beside an empty page in the same run. Medians of three. */
export async function benchMainThread(browser: Browser, origin: string): Promise<void> {
  const loads = new Map<string, Load[]>();
  // Round by round, so that a busy minute of the machine falls on all pages alike.
  for (let run = 0; run < runs; run += 1)
    for (const path of [emptyPath, ...pages])
      loads.set(path, [...(loads.get(path) ?? []), await watch(browser, `${origin}${path}`)]);
  const empty = median(loads.get(emptyPath) ?? [], 'busy');
  say(
    `\n${`Main thread, ${slower} times slower`.padEnd(44)}${'blocked'.padStart(9)}${'busy'.padStart(10)}${'× empty'.padStart(10)}${'styled'.padStart(12)}${'forced'.padStart(9)}   ms of processor, elements, layouts`,
  );
  for (const [path, all] of loads) {
    const [blocked, busy, styled, forced] = (['blocked', 'busy', 'styled', 'forced'] as const).map((kind) =>
      median(all, kind),
    ) as [number, number, number, number];
    say(
      `${path.padEnd(44)}${blocked.toFixed(0).padStart(9)}${busy.toFixed(0).padStart(10)}${(busy / empty).toFixed(1).padStart(10)}${String(styled).padStart(12)}${String(forced).padStart(9)}`,
    );
  }
}

const median = (all: readonly Load[], kind: keyof Load): number =>
  all.map((load) => load[kind]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

async function watch(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext(devices);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'toplevel'],
    },
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await ended;
  await context.close();
  return read(events);
}

function read(events: readonly TraceEvent[]): Load {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const parser = events.find(({ name }) => name === 'ParseHTML');
  const own = events.filter((event) => event.ph === 'X' && parser && thread(event) === thread(parser));
  const spent = ({ dur, tdur }: TraceEvent) => tdur ?? dur;
  let end = 0;
  const tasks = own
    .filter(({ name }) => name.endsWith('RunTask'))
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      // A task within a task is counted with it.
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  return {
    blocked: sum(tasks.map((task) => Math.max(0, spent(task) - longTask))) / 1000,
    busy: sum(tasks.map(spent)) / 1000,
    styled: sum(
      own.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0),
    ),
    forced: own.filter(
      ({ name, args }) => /^(UpdateLayoutTree|Layout)$/.test(name) && args.beginData?.stackTrace,
    ).length,
  };
}
