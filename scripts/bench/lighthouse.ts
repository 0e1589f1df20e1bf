import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { findChromium } from '../stack/chromium.ts';
import { dataFolder } from '../stack/paths.ts';
import { findFreePort } from '../stack/ports.ts';
import { FailedStart, say } from '../stack/progress.ts';
import { exampleSettings } from '../stack/settings.ts';
import { buildSiteWhenChanged } from '../stack/site.ts';
import { emptyPage, emptyPath } from './main-thread.ts';
import { serveStatic } from './static-server.ts';

/** One page of each template. */
const pages = [
  '/',
  '/about',
  '/courses',
  '/courses/ai-business-analyst',
  '/ework-experience',
  '/certifications',
  '/pricing',
  '/contact',
  '/enquire',
  '/terms',
  '/blog',
  '/blog/a-week-of-study-drawn-to-scale',
  '/success-stories',
  '/success-stories/lab-technician-to-data-analyst',
];
const runs = 3;
const paintAudit = 'largest-contentful-paint';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Measured {
  scores: Record<(typeof categories)[number], number>;
  /** Largest contentful paint as Lighthouse computes it for a telephone, milliseconds. */
  computed: number;
  /**
   * The same, really painted by a browser that is slowed down to that telephone. The computed one counts in whatever had
   * arrived before the paint here, where the font takes four milliseconds; text does not wait for it.
   */
  painted: number;
  /** Audits that cost points. */
  faults: string[];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Lighthouse as a telephone, on the built pages served compressed: medians of three, the paint beside an empty page's. */
export async function bench(): Promise<void> {
  const folder = join(dataFolder, 'bench/lighthouse');
  await buildSiteWhenChanged(folder, { ...process.env, ...exampleSettings() });
  const executablePath = findChromium();
  if (!executablePath) throw new FailedStart('The bench needs a Chromium; `npm test` installs one.');
  const server = await serveStatic(folder, { extra: { [emptyPath]: emptyPage } });
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });

  async function measure(path: string): Promise<Measured> {
    const look = async (flags: Flags): Promise<Result> => {
      const outcome = await lighthouse(`${server.url}${path}`, { port, logLevel: 'error', ...flags });
      if (!outcome) throw new Error(`Lighthouse gave no result for ${path}`);
      return outcome.lhr;
    };
    const computed = await look({ onlyCategories: [...categories] });
    const painted = await look({ onlyAudits: [paintAudit], throttlingMethod: 'devtools' });
    return read(computed, painted);
  }

  try {
    const measured = new Map<string, Measured[]>();
    const faults = new Set<string>();
    // Round by round, so that a busy minute of the machine falls on all pages alike.
    for (let run = 0; run < runs; run += 1) {
      for (const path of [emptyPath, ...pages])
        measured.set(path, [...(measured.get(path) ?? []), await measure(path)]);
    }
    const medianOf = (path: string, kind: 'painted' | 'computed') =>
      median((measured.get(path) ?? []).map((one) => one[kind]));
    const paint = (path: string, kind: 'painted' | 'computed') =>
      `${medianOf(path, kind).toFixed(0).padStart(12)}${(medianOf(path, kind) / medianOf(emptyPath, kind)).toFixed(2).padStart(9)}`;
    say(
      `\n${'Page'.padEnd(30)}${categories.map((name) => name.padStart(15)).join('')}${' LCP painted  × empty'.padStart(21)}${'LCP computed  × empty'.padStart(22)}`,
    );
    for (const [path, all] of measured) {
      const scores = categories.map((name) =>
        String(median(all.map(({ scores: one }) => one[name]))).padStart(15),
      );
      say(`${path.padEnd(30)}${scores.join('')}${paint(path, 'painted')}${paint(path, 'computed')}`);
      for (const fault of all.flatMap((one) => one.faults))
        if (path !== emptyPath) faults.add(`${path}: ${fault}`);
    }
    for (const fault of faults) say(`  ${fault}`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function read({ categories: results, audits }: Result, slowed: Result): Measured {
  const score = (name: string) => Math.round((results[name]?.score ?? 0) * 100);
  const faults = categories.flatMap((name) =>
    (results[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    computed: audits[paintAudit]?.numericValue ?? Number.NaN,
    painted: slowed.audits[paintAudit]?.numericValue ?? Number.NaN,
    faults,
  };
}
