// npm run soak: an hour of `npm start` under a steady trickle of visits, and whether its memory grows. `-- --minutes=10` is
// shorter. It has a database of its own, in .data/soak, and the ports of `npm start`, which move with the same settings.
import { setTimeout as wait } from 'node:timers/promises';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { memoryBelow, robustSlope, type ProcessMemory } from './live/memory.ts';
import { openVisitor, type Answer, type Visitor } from './live/visitor.ts';
import { demoPeople } from './stack/demo-people.ts';
import { demoStudents } from './stack/demo-ework.ts';
import { dataFolder } from './stack/paths.ts';
import { onStop, run } from './stack/processes.ts';
import { green, red, say, strong } from './stack/progress.ts';
import { readLocalSettings } from './stack/settings.ts';
import { toSubmitFormBody } from '../src/shared/rules/submit-form-body.ts';

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number(options.minutes);
if (!(minutes > 0)) {
  say(red('--minutes is a number above 0.'));
  process.exit(2);
}

const minute = 60_000;
const pause = 2000;
const sampleEvery = minute / 2;
const printEvery = Math.min(5 * minute, (minutes * minute) / 4);
/** Caches and compiled code fill up at first; that is no growth. */
const warmShare = 0.25;
/** Growth below both counts as flat: what a heap breathes. */
const flat = { megabytesAnHour: 30, shareAnHour: 0.08 };

const { ports, settings } = readLocalSettings();
const siteUrl = settings.SITE_URL;
const pages = [
  '/',
  '/courses',
  '/pricing',
  '/courses/ai-data-analysis',
  '/about',
  '/blog',
  '/enquire',
  '/contact',
];

/** One visit after the other, so that what a visit costs does not depend on how busy the machine is. */
const visits: readonly ((at: number) => Promise<void>)[] = [
  async (at) => {
    const { text } = expectStatus(await openVisitor(siteUrl).get(pages[at % pages.length] ?? '/'), 200);
    for (const [, asset = '/'] of [...text.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].slice(0, 6))
      expectStatus(await openVisitor(siteUrl).get(asset), 200);
  },
  async () => {
    expectStatus(await openVisitor(siteUrl).get('/api/health'), 200);
    expectStatus(await openVisitor(siteUrl).get('/no-such-page'), 404);
  },
  async () => {
    const student = openVisitor(siteUrl);
    expectStatus(
      await student.send('POST', '/api/ework/student/login', { email: demoStudents.halfway.email }),
      200,
    );
    const { json } = expectStatus(await student.get('/api/ework/student/progress'), 200);
    const { taskProgress } = json as { taskProgress: { task: { id: string } }[] };
    const taskId = taskProgress.at(-1)?.task.id ?? '';
    for (const done of [true, false]) await tick(student, taskId, done);
    expectStatus(await student.send('POST', '/api/ework/logout', {}), 200);
  },
  async () => {
    const learner = openVisitor(siteUrl);
    const { email, password } = demoPeople.learner;
    expectStatus(await learner.send('POST', '/api/auth/sign-in', { email, password }), 200);
    for (const path of ['/api/auth/user', '/api/dashboard', '/api/project-assignments'])
      expectStatus(await learner.get(path), 200);
  },
  async (at) => {
    const body = toSubmitFormBody({
      formType: 'consultation',
      choices: {
        firstName: 'Soak',
        lastName: 'Visitor',
        email: `soak${at}@visitor.example`,
        phone: '07700 900456',
        country: 'GB',
        interestedProgram: 'AI Data Analysis',
      },
      submissionId: crypto.randomUUID(),
      fillMilliseconds: minute,
      marketingAgreed: false,
    });
    expectStatus(await openVisitor(siteUrl).send('POST', '/api/submit-form', body), 200);
  },
];

function expectStatus(answer: Answer, status: number): Answer {
  if (answer.status !== status)
    throw new Error(`${answer.status} where ${status} was due: ${answer.text.slice(0, 200)}`);
  return answer;
}

async function tick(student: Visitor, taskId: string, done: boolean): Promise<void> {
  const changes = [{ kind: 'objective', index: 0, done }];
  expectStatus(await student.send('POST', `/api/ework/student/progress/${taskId}`, { changes }), 200);
}

rmSync(join(dataFolder, 'soak'), { recursive: true, force: true });
const state = { isReady: false, isOver: false };
const stack = run('node', ['scripts/run.mjs', 'start', '--database=soak'], {
  env: { ...process.env, RATE_LIMIT_SCALE: '1000' },
  onLine: (line) => {
    state.isReady ||= line.includes('Ctrl+C stops everything');
    if (!state.isReady || /Every minute|scheduled function/.test(line)) say(line);
  },
});
onStop(() => stack.stop(), 130);
void stack.ended.then(() => {
  if (state.isOver) return;
  say(red(`\`npm start\` ended by itself:\n${stack.tail()}`));
  process.exit(1);
});
while (!state.isReady) await wait(500);

const samples: { at: number; memory: ProcessMemory[] }[] = [];
const failures = new Map<string, number>();
const began = Date.now();
let [made, sampledAt, printedAt] = [0, 0, 0];
say(strong(`${minutes} minutes at ${siteUrl} (port ${ports.site}), a visit every ${pause / 1000} s`));
for (let at = 0; Date.now() - began < minutes * minute; at += 1) {
  try {
    await visits[at % visits.length]?.(at);
    made += 1;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    failures.set(words, (failures.get(words) ?? 0) + 1);
  }
  if (Date.now() - sampledAt > sampleEvery) {
    sampledAt = Date.now();
    samples.push({ at: (sampledAt - began) / (60 * minute), memory: memoryBelow(process.pid) });
  }
  if (Date.now() - printedAt > printEvery) {
    printedAt = Date.now();
    print();
  }
  await wait(pause);
}
print();
state.isOver = true;
await stack.stop();
process.exit(judge() && failures.size === 0 ? 0 : 1);

function print(): void {
  const memory = samples.at(-1)?.memory ?? [];
  const total = memory.reduce((sum, { megabytes }) => sum + megabytes, 0);
  const each = memory.map(({ name, megabytes }) => `${name} ${Math.round(megabytes)}`).join(', ');
  const after = `${Math.round((Date.now() - began) / minute)} min`.padStart(6);
  say(`${after}  ${made} visits  ${Math.round(total)} MB: ${each}`);
}

/** True when nothing grows. */
function judge(): boolean {
  for (const [words, times] of failures) say(red(`${times} visits failed: ${words}`));
  const warm = samples.filter(({ at }) => at >= (minutes / 60) * warmShare);
  const names = [...new Set(warm.flatMap(({ memory }) => memory.map(({ name }) => name)))];
  const verdicts = names.map((name) => {
    const points = warm.map(({ at, memory }) => ({
      at,
      value: memory.find((one) => one.name === name)?.megabytes ?? 0,
    }));
    const slope = robustSlope(points);
    const middle = points.map(({ value }) => value).sort((a, b) => a - b)[points.length >> 1] ?? 0;
    const isFlat = slope < flat.megabytesAnHour || slope < flat.shareAnHour * middle;
    say(
      `${isFlat ? green('✓') : red('✗')} ${name}: ${isFlat ? 'flat' : 'growing'}, ${slope >= 0 ? '+' : ''}${slope.toFixed(1)} MB an hour about ${Math.round(middle)} MB`,
    );
    return isFlat;
  });
  return verdicts.every(Boolean);
}
