// npm run test:engines: the main journeys in Firefox and in WebKit, against a whole stack. Words after it choose engines.
import { openFirefox, openWebKit, type Browser } from '../tests/engines/browsers.ts';
import { serveOverHttps } from './stack/https.ts';
import { journeys, withoutScript } from '../tests/engines/journeys.ts';
import { visit } from '../tests/engines/visitor.ts';
import { reachStack, startStacks } from '../tests/support/e2e-stacks.ts';
import { ensureEngines } from './stack/engines.ts';
import { onStop } from './stack/processes.ts';
import { faint, green, red, say, seconds, strong } from './stack/progress.ts';
import { exampleSettings } from './stack/settings.ts';
import { findOrBuildSite } from './stack/site.ts';

const wanted = process.argv.slice(2);
const started: (() => Promise<void> | void)[] = [];
const stopAll = async () => {
  for (const stop of started.splice(0).reverse()) await stop();
};
onStop(stopAll, 130);

let passed = 0;
let failed = 0;
async function run(engine: string, title: string, work: () => Promise<void>): Promise<void> {
  const began = Date.now();
  const error = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) passed += 1;
  else failed += 1;
  say(
    `  ${error === undefined ? green('✓') : red('✗')} ${engine.padEnd(8)} ${title.padEnd(60)} ${faint(seconds(Date.now() - began))}`,
  );
  if (error !== undefined)
    say(
      red(`    ${error instanceof Error ? (error.stack ?? error.message) : 'what was thrown is no error'}`),
    );
}

const isWanted = (engine: string) => wanted.length === 0 || wanted.includes(engine);

say(strong('\nThe main journeys in other engines\n'));
await ensureEngines((words) => say(faint(`  ${words}`)));
// npm test has built it.
const dist = process.env['E2E_DIST'] ?? (await findOrBuildSite({ ...process.env, ...exampleSettings() }));
started.push(await startStacks(1, dist));
const stack = reachStack(0);
const secure = await serveOverHttps(stack.siteUrl);
started.push(secure.stop);

async function runAll(engine: string, open: () => Promise<Browser>, siteUrl: string): Promise<void> {
  if (!isWanted(engine)) return;
  const browser = await open();
  try {
    for (const [title, journey] of journeys)
      await run(engine, title, () => journey(visit(browser, siteUrl), stack));
  } finally {
    await browser.close();
  }
}

async function runFirefox(): Promise<void> {
  await runAll('firefox', openFirefox, stack.siteUrl);
  if (!isWanted('firefox')) return;
  await run('firefox', 'an enquiry without script', async () => {
    const browser = await openFirefox(false);
    try {
      await withoutScript(visit(browser, stack.siteUrl), stack);
    } finally {
      await browser.close();
    }
  });
}

// Each journey has people of its own, so both engines use one stack at once.
await Promise.all([runFirefox(), runAll('webkit', openWebKit, secure.url)]);
await stopAll();
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
