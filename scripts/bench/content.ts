import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blogCategorySlugs } from '../../src/content-schemas/blog-categories.ts';
import { courseSlugs } from '../../src/shared/catalogue/courses.ts';
import { root } from '../stack/paths.ts';
import { runToEnd } from '../stack/processes.ts';
import { FailedStart, say } from '../stack/progress.ts';

/** Articles generated beside the real ones. */
const generated = 1000;
/** Builds of each kind, by turns, so that whatever else the machine does falls on both. */
const runs = 3;

/** What the pages are made from; the rest of the repository is not copied. */
const inputs = ['src', 'content', 'public', 'scripts', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

interface Build {
  pages: number;
  seconds: number;
  /** The largest of the build's processes at its largest. */
  megabytes: number;
}

/**
 * The site with a thousand more articles beside the site as it is, built in a copy, without the pictures for shared links
 * (each is drawn once and kept, so they would measure the drawing). Figures are ratios of one run on one machine.
 */
export async function bench(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'content-bench-'));
  try {
    prepare(copy);
    const without: Build[] = [];
    const beside: Build[] = [];
    const blog = join(copy, 'content/blog');
    await build(copy);
    for (let run = 0; run < runs; run++) {
      without.push(await build(copy));
      for (let i = 0; i < generated; i++) {
        mkdirSync(join(blog, `generated-${i}`));
        writeFileSync(join(blog, `generated-${i}/index.md`), articleOf(i));
      }
      beside.push(await build(copy));
      for (let i = 0; i < generated; i++) rmSync(join(blog, `generated-${i}`), { recursive: true });
    }
    const base = print('as it is', without);
    const more = print(`with ${generated} articles more`, beside);
    const pages = more.pages - base.pages;
    say(
      `  each page more costs ${(((more.seconds - base.seconds) / pages) * 1000).toFixed(1)} ms and ${(((more.megabytes - base.megabytes) / pages) * 1000).toFixed(0)} kB; ` +
        `time x ${(more.seconds / base.seconds).toFixed(2)}, memory x ${(more.megabytes / base.megabytes).toFixed(2)}, pages x ${(more.pages / base.pages).toFixed(1)}`,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function prepare(copy: string): void {
  for (const input of inputs) cpSync(join(root, input), join(copy, input), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(
    join(copy, 'astro.bench.mjs'),
    `import config from './astro.config.mjs';
export default { ...config, integrations: config.integrations.filter(({ name }) => name !== 'share-images') };
`,
  );
  writeFileSync(
    join(copy, 'report-memory.mjs'),
    `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.MEMORY_FOLDER + '/' + process.pid, String(process.resourceUsage().maxRSS)));
`,
  );
}

async function build(copy: string): Promise<Build> {
  const dist = join(copy, 'dist');
  const memory = join(copy, 'memory');
  for (const folder of [dist, memory, join(copy, '.astro')]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(memory);
  const started = performance.now();
  const { code, output } = await runToEnd('astro', ['build', '--root', copy, '--config', 'astro.bench.mjs'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      MEMORY_FOLDER: memory,
      NODE_OPTIONS: `--import ${pathToFileURL(join(copy, 'report-memory.mjs')).href}`,
    },
  });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new FailedStart(`The copy did not build:\n${output}`);
  const kilobytes = readdirSync(memory).map((name) => Number(readFileSync(join(memory, name), 'utf8')));
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  ).length;
  return { pages, seconds, megabytes: Math.max(...kilobytes) / 1000 };
}

/** Prints and returns the medians. */
function print(name: string, builds: readonly Build[]): Build {
  const sorted = (pick: (one: Build) => number) => builds.map(pick).sort((a, b) => a - b);
  const middle = (list: readonly number[]) => list[Math.floor(list.length / 2)] ?? Number.NaN;
  const seconds = sorted((one) => one.seconds);
  const megabytes = sorted((one) => one.megabytes);
  const median = { pages: builds[0]?.pages ?? 0, seconds: middle(seconds), megabytes: middle(megabytes) };
  const spread = (list: readonly number[], digits: number) =>
    `${(list[0] ?? 0).toFixed(digits)} to ${(list.at(-1) ?? 0).toFixed(digits)}`;
  say(
    `  ${name.padEnd(26)} ${String(median.pages).padStart(5)} pages in ${median.seconds.toFixed(1)} s (${spread(seconds, 1)}), ` +
      `${(median.pages / median.seconds).toFixed(1)} pages a second, at most ${median.megabytes.toFixed(0)} MB (${spread(megabytes, 0)})`,
  );
  return median;
}

const words =
  'the plan shows what each person does in a week and how long it takes to finish one part before the next can begin so that nobody waits'.split(
    ' ',
  );

/** About 700 words with four headings, a list and a table; every number gives the same text each time. */
function articleOf(number: number): string {
  let at = number;
  const sentence = () => {
    const length = 8 + (at % 9);
    const text = Array.from({ length }, () => words[(at = (at * 31 + 7) % 9973) % words.length]).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ');
  const section = (title: string) => `## ${title}\n\n${paragraph()}\n\n${paragraph()}\n`;
  const category = blogCategorySlugs[number % blogCategorySlugs.length] ?? 'skills';
  const course = courseSlugs[number % courseSlugs.length] ?? 'ai-data-analysis';
  const day = new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
  return `---
title: Generated article number ${number}
excerpt: ${`${sentence()} ${sentence()}`.slice(0, 190)}
author: Kestrel Row editorial team
date: ${day}
category: ${category}
tags: [tag ${number % 40}, tag ${(number + 7) % 40}]
courses: [${course}]
---

${paragraph()}

${section('How it begins')}
| One | Two | Three |
| --- | --- | --- |
| a | b | c |
| d | e | f |

${section('What goes wrong')}
- ${sentence()}
- ${sentence()}

${section('What to do')}
${section('Try it this week')}`;
}
