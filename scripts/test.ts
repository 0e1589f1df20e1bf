// npm test: everything. `npm test -- --only=unit,e2e` runs some steps; words after that choose test files.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFunctionContent } from './content/function-content.ts';
import { ensureChromium } from './stack/chromium.ts';
import { canHaveEngines, ensureEngines } from './stack/engines.ts';
import { dataFolder, root } from './stack/paths.ts';
import { onStop, runToEnd } from './stack/processes.ts';
import { FailedStart, faint, green, red, say, seconds, strong } from './stack/progress.ts';
import { exampleSettings } from './stack/settings.ts';
import { buildSite } from './stack/site.ts';

const stepNames = [
  'format',
  'lint',
  'types',
  'content',
  'unit',
  'database',
  'platform',
  'build',
  'e2e',
  'engines',
] as const;
type StepName = (typeof stepNames)[number];

interface Outcome {
  passed: number;
  failed: number;
  /** Tests that failed beside the others and passed each time when run alone (docs/decisions/0043). */
  onlyAlone?: readonly string[];
  /** What a person needs to see when something failed. */
  output?: string;
}

const { values: options, positionals: filters } = parseArgs({
  options: { only: { type: 'string' }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const only = options.only?.split(',').map((name) => name.trim());
const unknown = only?.filter((name) => !stepNames.includes(name as StepName)) ?? [];
if (options.help || unknown.length > 0) {
  if (unknown.length > 0) say(red(`There is no step ${unknown.join(', ')}.`));
  say(`npm test [-- --only=${stepNames.join(',')}] [words in names of test files]`);
  process.exit(unknown.length > 0 ? 2 : 0);
}
const isChosen = (name: StepName) => only?.includes(name) ?? true;

// A run at the same time has its own.
const work = join(dataFolder, 'test', String(process.pid));
const dist = join(work, 'dist');
const resultsFolder = join(work, 'results');
const cancel = new AbortController();
const isCancelled = () => cancel.signal.aborted;
const startedAt = Date.now();
const total = { passed: 0, failed: 0 };
const onlyAlone: string[] = [];

/** Tests use the committed settings, whatever this person's own are. */
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PORT|.*_PORT|NETLIFY.*)$/.test(name)),
  ),
  ...exampleSettings(),
  E2E_DIST: dist,
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  CI: '1',
};

onStop(async () => {
  cancel.abort();
  say(faint('\nstopping'));
  // The steps notice, end their process groups and return.
  await Promise.allSettled([...lanes, patient]);
  rmSync(work, { recursive: true, force: true });
}, 130);

async function run(name: StepName, title: string, step: () => Promise<Outcome>): Promise<void> {
  if (!isChosen(name) || isCancelled()) return;
  const started = Date.now();
  const outcome: Outcome = await step().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output:
      error instanceof FailedStart
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error),
  }));
  if (isCancelled()) return;
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  onlyAlone.push(...(outcome.onlyAlone ?? []));
  const isRight = outcome.failed === 0;
  const counts =
    outcome.passed + outcome.failed > 1 ? `${outcome.passed} passed, ${outcome.failed} failed` : '';
  say(
    `  ${isRight ? green('✓') : red('✗')} ${title.padEnd(26)} ${counts.padEnd(24)} ${faint(seconds(Date.now() - started))}`,
  );
  if (!isRight) say(`\n${outcome.output ?? ''}\n`);
}

/** A command whose exit code is the whole result, in the time that tests leave over. */
async function check(command: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await runToEnd(command, args, { env, signal: cancel.signal, patient: true });
  return code === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, output: output.trim() || `${command} ended with ${code}` };
}

async function vitest(project: string, { patient = false } = {}): Promise<Outcome> {
  const file = join(resultsFolder, `${project}.json`);
  const { code, output } = await runToEnd(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--passWithNoTests',
      ...filters,
    ],
    { env, signal: cancel.signal, patient },
  );
  const result = readResult(file) as
    | {
        numPassedTests: number;
        numFailedTests: number;
        numPendingTests: number;
        numTodoTests: number;
        testResults: { status: string; assertionResults: unknown[] }[];
      }
    | undefined;
  if (!result) return { passed: 0, failed: 1, output };
  // A file that could not even be read has no tests to count; a skipped test is one that does not hold.
  const brokenFiles = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const skipped = result.numPendingTests + result.numTodoTests;
  const failed = result.numFailedTests + brokenFiles.length + skipped;
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    output: `${skipped > 0 ? `${skipped} tests are skipped or still to be written.\n` : ''}${fromFirstFailure(output, /⎯⎯ (Failed|Unhandled)/)}`,
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; line: number; ok: boolean }[];
}

interface PlaywrightResult {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

async function runPlaywright(
  executable: string,
  file: string,
  ...args: string[]
): Promise<{ code: number | null; output: string; result: PlaywrightResult | undefined }> {
  const { code, output } = await runToEnd('playwright', ['test', '--reporter=list,json', ...args], {
    env: { ...env, CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    signal: cancel.signal,
  });
  return { code, output, result: readResult(file) as PlaywrightResult | undefined };
}

/** Each test that failed, by its place and title. */
const failedSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): { place: string; title: string }[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, file, line }) => ({ place: `${file}:${line}`, title })),
  ...suites.flatMap(failedSpecs),
];

/** More failures than this are no accident of a busy machine. */
const mostRunAgain = 5;
const timesAgain = 3;

async function playwright(): Promise<Outcome> {
  const executable = await ensureChromium((words) => say(faint(`    Chromium: ${words}`)), cancel.signal);
  const first = await runPlaywright(executable, join(resultsFolder, 'e2e.json'), ...filters);
  if (!first.result) return { passed: 0, failed: 1, output: first.output };
  const { expected, unexpected, flaky, skipped } = first.result.stats;
  const failed = unexpected + flaky + skipped;
  const output = `${skipped > 0 ? `${skipped} tests did not run.\n` : ''}${fromFirstFailure(first.output, /^ {2}1\) /m)}`;
  const outcome: Outcome = {
    passed: expected,
    failed: failed === 0 && first.code !== 0 ? 1 : failed,
    output,
  };
  const specs = failedSpecs({ suites: first.result.suites });
  if (unexpected === 0 || unexpected !== failed || specs.length !== unexpected || unexpected > mostRunAgain)
    return outcome;
  if (isCancelled()) return outcome;
  say(faint(`    ${unexpected} failed; run again alone, ${timesAgain} times:`));
  for (const { place, title } of specs) say(faint(`      ${place} ${title}`));
  const again = await runPlaywright(
    executable,
    join(resultsFolder, 'e2e-again.json'),
    '--workers=1',
    `--repeat-each=${timesAgain}`,
    // The pictures of the first failure stay.
    `--output=${join(root, 'test-results', 'again')}`,
    `--grep=${specs.map(({ title }) => `${RegExp.escape(title)}$`).join('|')}`,
    ...new Set(specs.map(({ place }) => place.replace(/:\d+$/, ''))),
  );
  const ranAll = (again.result?.stats.expected ?? 0) >= specs.length * timesAgain;
  if (again.code !== 0 || !ranAll)
    return { ...outcome, output: `${output}\nAlone:\n${fromFirstFailure(again.output, /^ {2}1\) /m)}` };
  return {
    passed: expected + unexpected,
    failed: 0,
    onlyAlone: specs.map(({ place, title }) => `${place} ${title}`),
  };
}

/** The main journeys in Firefox and WebKit. */
async function otherEngines(): Promise<Outcome> {
  const { code, output } = await runToEnd('node', ['scripts/test-engines.ts'], {
    env,
    signal: cancel.signal,
  });
  const [, passed = '0', failed = '0'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return {
    passed: Number(passed),
    failed: Number(failed) === 0 && code !== 0 ? 1 : Number(failed),
    output: fromFirstFailure(output, /✗/),
  };
}

/** Says why the other engines are not there; null when they are. */
async function whyNoEngines(): Promise<string | null> {
  const how = 'they need Debian’s packages firefox-esr, webkit2gtk-driver and xvfb';
  if (!canHaveEngines()) return how;
  return ensureEngines((words) => say(faint(`    ${words}`))).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : how),
  );
}

function readResult(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The list of everything that passed helps nobody who looks for what failed. */
function fromFirstFailure(output: string, start: RegExp): string {
  const place = output.search(start);
  return place > 0 ? output.slice(output.lastIndexOf('\n', place) + 1) : output;
}

say(strong('\nEverything, on this machine alone\n'));
mkdirSync(resultsFolder, { recursive: true });

// Content collections are silently empty, and the types of content missing, until Astro has made them.
if (!only || ['types', 'unit', 'database', 'platform', 'lint'].some((name) => only.includes(name))) {
  await runToEnd('astro', ['sync'], { env, signal: cancel.signal });
}

let isBuilt = false;
const buildPages = async (): Promise<Outcome> => {
  rmSync(dist, { recursive: true, force: true });
  await buildSite(dist, env, cancel.signal);
  isBuilt = true;
  return { passed: 1, failed: 0 };
};

// Bundled with the functions; lint and types read it before any build has made it.
writeFunctionContent();
type Step = () => Promise<void>;
async function inTurn(...steps: Step[]): Promise<void> {
  for (const step of steps) await step();
}
// Neither browsers nor databases keep two cores busy all the time: what has no clock to mind takes what they leave.
const patient = inTurn(
  () => run('lint', 'Lint', () => check('eslint', '--max-warnings=0', '.')),
  // It reads every TypeScript file, not only those of Astro.
  () => run('types', 'Types', () => check('astro', 'check', '--minimumFailingSeverity=warning')),
  () => run('format', 'Formatting', () => check('prettier', '--check', '--log-level=warn', '.')),
  () => run('content', 'Content', () => check('node', 'scripts/content-check.ts')),
  () => run('platform', "Netlify's build", () => vitest('platform', { patient: true })),
);
const lanes: Promise<void>[] = [
  inTurn(() => run('database', 'Database tests', () => vitest('db'))),
  inTurn(
    () => run('build', 'Build', buildPages),
    () => run('unit', 'Unit tests', () => vitest('unit')),
  ),
];
// The browser tests, which use both cores, come after.
await Promise.all(lanes);
lanes.push(
  run('e2e', 'End to end', async () => {
    // Chosen alone, the browser tests still need pages; built and broken, they would only repeat that.
    if (!isBuilt && !isChosen('build')) await buildPages();
    if (!isBuilt) throw new FailedStart('There is nothing to test: the site did not build.');
    return playwright();
  }),
);
await Promise.all(lanes);
// Words choose among the files of the other steps, so these run only without any, or when they are asked for.
if (isChosen('engines') && (filters.length === 0 || only) && !isCancelled()) {
  const reason = await whyNoEngines();
  // Who works elsewhere has all the other tests; where the site is tested before it is published, the packages are there.
  if (reason !== null) say(`  ${strong('–')} Firefox and WebKit         NOT RUN: ${reason}`);
  else {
    lanes.push(
      run('engines', 'Firefox and WebKit', async () => {
        if (!isBuilt && !isChosen('build')) await buildPages();
        if (!isBuilt) throw new FailedStart('There is nothing to test: the site did not build.');
        return otherEngines();
      }),
    );
    await Promise.all(lanes);
  }
}
await patient;

if (!isCancelled()) {
  rmSync(work, { recursive: true, force: true });
  say(
    `\n  ${faint(`${Math.round((Date.now() - startedAt) / 1000)} s; failures of browser tests leave pictures in ${join(root, 'test-results').replace(root, '.')}`)}\n`,
  );
  if (onlyAlone.length > 0) {
    say('  Passed alone only, and to be made steady (docs/decisions/0043):');
    for (const name of onlyAlone) say(`    ${name}`);
    say('');
  }
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}
