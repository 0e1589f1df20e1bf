// npm start, npm run dev: the whole site on this machine. See README.md, "The two commands".
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDatabase, type Database } from './stack/database.ts';
import { createDemoDesk } from './stack/demo-desk.ts';
import { createDemoEwork, demoStudents } from './stack/demo-ework.ts';
import { createDemoLearning } from './stack/demo-learning.ts';
import { createDemoMentoring } from './stack/demo-mentoring.ts';
import { createDemoPerson, demoPeople, type DemoPerson } from './stack/demo-people.ts';
import { listScheduledFunctions } from './stack/functions.ts';
import { serveOverHttps } from './stack/https.ts';
import { startMailbox } from './stack/mailbox.ts';
import { ChangedMigration } from './stack/migrations.ts';
import { dataFolder, root } from './stack/paths.ts';
import { requireFree } from './stack/ports.ts';
import { onStop } from './stack/processes.ts';
import { FailedStart, faint, red, say, step, strong } from './stack/progress.ts';
import { runSchedules } from './stack/schedules.ts';
import { createEnvFile, readLocalSettings, type LocalSettings } from './stack/settings.ts';
import { buildSiteWhenChanged, serveSite } from './stack/site.ts';

const { values: options } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    /** Begins with an empty database; the old data is set aside. */
    reset: { type: 'boolean', default: false },
    /** Uses the database at SUPABASE_URL, for example that of `supabase start`, and leaves its schema alone. */
    'without-database': { type: 'boolean', default: false },
    /** The folder of .data in which the database is kept. */
    database: { type: 'string', default: 'database' },
    /** Serves the same over https too, with a certificate of this start: Safari needs it to sign in. */
    https: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const databaseFolder = join(dataFolder, options.database);
const siteLog = join(dataFolder, 'logs/site.log');

/** Stopped in the reverse order of starting. */
const started: (() => Promise<void> | void)[] = [];

async function stopAll(): Promise<void> {
  for (const stop of started.splice(0).reverse()) {
    try {
      await stop();
    } catch (error) {
      say(red(`  Something did not stop cleanly: ${error instanceof Error ? error.message : String(error)}`));
    }
  }
}

async function main(): Promise<void> {
  if (options.help) {
    say(
      'npm start [-- --reset] [-- --without-database] [-- --https]   the built site\nnpm run dev [-- the same]                        with hot reload',
    );
    process.exit(0);
  }
  const startedAt = Date.now();
  say(strong(`\nKestrel Row Institute, ${options.dev ? 'with hot reload' : 'as built'}`));
  if (createEnvFile()) say(`  ${faint('.env made from .env.example')}`);
  const local = readLocalSettings();
  const { ports, settings, environment } = local;
  const withDatabase = !options['without-database'];
  await requireFree([
    { what: 'the site', port: ports.site, setting: 'PORT' },
    ...(withDatabase ? [{ what: 'the database API', port: ports.database, setting: 'DATABASE_PORT' }] : []),
    { what: 'the mailbox', port: ports.mailbox, setting: 'MAILBOX_PORT' },
    { what: 'the mailbox, SMTP', port: ports.smtp, setting: 'SMTP_PORT' },
  ]);
  if (withDatabase) refuseForeignDatabase(local);
  onStop(async () => {
    say(`\n  ${faint('stopping')}`);
    await stopAll();
    say(`  ${faint('stopped')}`);
  }, 0);

  const mailbox = await step('Mailbox', () => startMailbox({ smtpPort: ports.smtp, webPort: ports.mailbox }));
  started.push(() => mailbox.stop());

  const database = withDatabase ? await openDatabase(local) : undefined;
  if (database) started.push(() => database.stop());

  if (!options.dev) {
    await step('Pages', async (detail) => {
      if (!(await buildSiteWhenChanged(join(root, 'dist'), environment)))
        detail('nothing has changed since the last build');
    });
  }
  const site = await step(options.dev ? 'Site and functions, hot reload' : 'Site and functions', () =>
    serveSite({
      port: ports.site,
      env: environment,
      mode: options.dev ? 'dev' : 'built',
      logFile: siteLog,
      onLine: (line) => isWorthShowing(line) && say(`  ${faint('site')} ${line}`),
    }),
  );
  started.push(() => site.stop());
  void site.ended.then(async () => {
    if (!started.length) return;
    say(
      red(
        `\nThe site's server ended by itself. Its last words (all of them in .data/logs/site.log):\n${site.tail(20)}`,
      ),
    );
    await stopAll();
    process.exit(1);
  });

  const secure = options.https ? await serveOverHttps(settings.SITE_URL) : undefined;
  if (secure) started.push(() => secure.stop());
  const scheduled = listScheduledFunctions();
  started.push(runSchedules(`http://127.0.0.1:${ports.site}`, (words) => say(red(`  ${words}`))));
  isReady = true;

  say();
  const row = (name: string, value: string) => say(`  ${name.padEnd(15)}${value}`);
  row('Site', strong(`http://localhost:${ports.site}`));
  if (secure) row('For Safari', `${secure.url} (its certificate is of this start: accept it)`);
  row('Mailbox', mailbox.webUrl);
  row('Database API', settings.SUPABASE_URL);
  if (database) for (const [name, value] of await describeDemoData(database)) row(name, value);
  if (scheduled.length > 0) row('Every minute', scheduled.join(', '));
  say(`\n  Ready in ${Math.round((Date.now() - startedAt) / 1000)} s. Ctrl+C stops everything.\n`);
}

/** The embedded database listens where SUPABASE_URL points, or nothing would read it. */
function refuseForeignDatabase({ settings, ports }: LocalSettings): void {
  const { hostname, port } = new URL(settings.SUPABASE_URL);
  if (['127.0.0.1', 'localhost', '[::1]'].includes(hostname) && Number(port) === ports.database) return;
  throw new FailedStart(
    [
      `SUPABASE_URL is ${settings.SUPABASE_URL}, which is not the embedded database (http://127.0.0.1:${ports.database}).`,
      'Take it out of .env to use the embedded one, or run `npm start -- --without-database` to use that one as it is.',
    ].join('\n'),
  );
}

async function openDatabase({ settings, ports }: LocalSettings): Promise<Database> {
  return step('Database', async (detail) => {
    const open = () =>
      startDatabase({
        port: ports.database,
        dataDir: databaseFolder,
        smtpUrl: settings.SMTP_URL,
        mailFrom: settings.MAIL_FROM,
        siteUrl: settings.SITE_URL,
        publishableKey: settings.SUPABASE_PUBLISHABLE_KEY,
        secretKey: settings.SUPABASE_SECRET_KEY,
      });
    if (options.reset) setAside();
    let words = '';
    const database = await open().catch(async (error: unknown) => {
      if (!(error instanceof ChangedMigration)) throw error;
      words = `a migration was changed after it had been applied; the old data is in ${setAside()}`;
      return open();
    });
    const seeded = await database.loadDemoData();
    const { learnerId } = await createDemoPerson(database, demoPeople.learner);
    await createDemoLearning(database, learnerId);
    const staff = await createDemoPerson(database, demoPeople.staff);
    if (staff.isNew)
      await database.query("select public.set_staff_role($1, 'desk', true)", [demoPeople.staff.email]);
    await createDemoDesk(database, staff.learnerId);
    await createDemoPerson(database, demoPeople.admin);
    await createDemoEwork(database);
    const mentor = await createDemoPerson(database, demoPeople.mentor);
    await createDemoMentoring(database, mentor.learnerId, demoPeople.mentor.email);
    const { applied } = database;
    detail(
      [
        words,
        applied.length > 0 ? `${applied.length} new migrations` : 'up to date',
        seeded ? 'demo data loaded' : '',
      ]
        .filter(Boolean)
        .join(', '),
    );
    return database;
  });
}

/** Data is renamed, never deleted: it is someone's afternoon of clicking. */
function setAside(): string {
  const name = `${options.database}-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  if (existsSync(databaseFolder)) renameSync(databaseFolder, join(dataFolder, name));
  return `.data/${name}`;
}

/** What a newcomer finds in the database, as far as this build has it. */
async function describeDemoData(database: Database): Promise<[string, string][]> {
  const [count] = await database.query<{ count: number }>(
    'select count(*)::int as count from public.enquiries',
  );
  const signIn = ({ email, password }: DemoPerson) => `${email}, password: ${password}`;
  return [
    ['Enquiries', `${count?.count ?? 0} in the database, the first of them fictitious`],
    ['Demo learner', signIn(demoPeople.learner)],
    ['Demo staff', `${signIn(demoPeople.staff)}; then /desk`],
    ['Demo mentor', `${signIn(demoPeople.mentor)}; then /mentor`],
    ['Demo admin', signIn(demoPeople.admin)],
    ['Demo student', demoStudents.halfway.email],
  ];
}

let isReady = false;

/** Netlify's own noise and the minute's successful jobs stay in the log; what functions and pages print is shown. */
function isWorthShowing(line: string): boolean {
  if (line.includes('Failed to load function')) return true;
  if (!isReady || /"route":"schedule .*"status":200/.test(line)) return false;
  return !/^\s*$|^⬥|^Request from |^Response with status |DeprecationWarning|--trace-deprecation/.test(line);
}

main().catch(async (error: unknown) => {
  say(
    red(
      error instanceof FailedStart
        ? `\n${error.message}`
        : `\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ),
  );
  await stopAll();
  process.exit(1);
});
