import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../stack/ports.ts';
import { say } from '../stack/progress.ts';
import { runSchedules } from '../stack/schedules.ts';
import { exampleSettings } from '../stack/settings.ts';
import { createStage, findOrBuildSite, serveSite } from '../stack/site.ts';
import { startDatabase } from '../stack/database.ts';
import { startMailbox } from '../stack/mailbox.ts';

const calls = 2000;
const atOnce = 2;
const paths = ['/api/auth/user', '/api/ework/courses', '/about', '/api/account', '/pricing'];
/** How long the stack is then left alone but for its schedules; BENCH_IDLE_MINUTES gives another time. */
const idleMinutes = Number(process.env['BENCH_IDLE_MINUTES'] ?? 5);

/** What the local stack, as `npm start` runs it, holds in memory at first, after many calls and after doing nothing for a while. */
export async function bench(): Promise<void> {
  const settings = exampleSettings();
  const dist = await findOrBuildSite({ ...process.env, ...settings });
  const port = await findFreePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const stage = createStage('bench');
  cpSync(dist, join(stage, 'dist'), { recursive: true });
  const mailbox = await startMailbox();
  const database = await startDatabase({ smtpUrl: mailbox.smtpUrl, siteUrl });
  const started = Date.now();
  const site = await serveSite({
    port,
    mode: 'built',
    cwd: stage,
    logFile: join(stage, 'site.log'),
    env: {
      ...process.env,
      ...settings,
      SITE_URL: siteUrl,
      SUPABASE_URL: database.url,
      SMTP_URL: mailbox.smtpUrl,
      RATE_LIMIT_SCALE: '1000',
    },
  });
  say(`  site and functions ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const stopSchedules = runSchedules(siteUrl, say);
  try {
    report('ready');
    // The first calls fill caches that are filled once.
    await callMany(siteUrl, calls / 20);
    const before = report('warm');
    await callMany(siteUrl, calls);
    report(`after ${calls} calls`, before);
    await wait(idleMinutes * 60_000);
    report(`after ${idleMinutes} idle minutes`, before);
  } finally {
    stopSchedules();
    await site.stop();
    await Promise.all([database.stop(), mailbox.stop()]);
    rmSync(stage, { recursive: true, force: true });
  }
}

async function callMany(siteUrl: string, count: number): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let number = next++; number < count; number = next++) {
      const response = await fetch(`${siteUrl}${paths[number % paths.length] ?? '/'}`);
      await response.arrayBuffer();
      if (response.status >= 500) throw new Error(`${response.url} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Resident memory of this process and all that it started, in kB: its own holds the database and the mailbox. */
function memoryOfTree(): { own: number; children: number } {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): number =>
    rows.reduce((sum, [pid = 0, ppid, rss = 0]) => (ppid === parent ? sum + rss + childrenOf(pid) : sum), 0);
  return { own: process.memoryUsage.rss() / 1024, children: childrenOf(process.pid) };
}

function report(when: string, before?: number): number {
  const { own, children } = memoryOfTree();
  const total = own + children;
  const megabytes = (kilobytes: number) => `${Math.round(kilobytes / 1024)} MB`;
  const growth = before === undefined ? '' : `, ${megabytes(total - before)} more`;
  say(
    `  ${when.padEnd(24)} ${megabytes(total)}: the site's processes ${megabytes(children)}, database and mailbox ${megabytes(own)}${growth}`,
  );
  return total;
}
