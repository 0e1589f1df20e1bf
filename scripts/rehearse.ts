// npm run rehearse: the site as it will go live, on this machine. Netlify's own build for production, its pages with their headers and
// redirects, the very archives of functions that would be uploaded, each started as Lambda starts it, a real PostgreSQL behind the data
// and auth APIs, settings of production with throw-away values. Then the smoke journeys, and those that mail. docs/proof.md.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { crowdOf } from './live/crowd.ts';
import { journeysWithMail } from './live/journeys.ts';
import { servePlatform } from './live/platform.ts';
import { printLine } from './live/print-line.ts';
import { smoke } from './live/smoke.ts';
import { thumbprintOf } from './stack/credential-key.ts';
import { startDatabase } from './stack/database.ts';
import { createDemoEwork } from './stack/demo-ework.ts';
import { createDemoPerson, demoPeople } from './stack/demo-people.ts';
import { startMailbox } from './stack/mailbox.ts';
import { dataFolder, root } from './stack/paths.ts';
import { findFreePort } from './stack/ports.ts';
import { onStop, runToEnd } from './stack/processes.ts';
import { FailedStart, red, say, step, strong } from './stack/progress.ts';

/** Uses what the last rehearsal built. */
const isAgain = process.argv.includes('--again');

const stage = join(dataFolder, 'rehearsal');
/** What the last build was made with. */
const kept = join(dataFolder, 'rehearsal.json');
const parts = [
  '.env.example',
  'astro.config.mjs',
  'content',
  'netlify',
  'netlify.toml',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
];
/** Made, not committed: Netlify has a fresh checkout. */
const made = ['netlify/generated', 'src/shared/generated', 'public/materials'];

/** What no rehearsal shows. A person does, once: the list in docs/deploying.md. */
const unproven = [
  'the accounts: plan, region, who may see settings, automatic recharge',
  'DNS, the certificate of https, http and a slash at the end leading on, compression, HTTP/2',
  'that a mail arrives and is believed: SPF, DKIM, DMARC (npm run mail:check), and Auth’s own mails by your mail server',
  'Supabase’s hosted Auth and data API: here they are those of Supabase Lite over PostgreSQL',
  'Netlify’s limits by address, time limits, schedules by the clock, and Blobs in several places at once',
  'backups, and that they can be put back',
];

const stops: (() => Promise<void>)[] = [];
const stopAll = async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
};
onStop(stopAll, 130);

/** The institute's key as docs/deploying.md makes it: its private half is a setting, its public half is in the code. */
function makeCredentialKey(): string {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const { kty = '', crv = '', x = '', y = '', d = '' } = jwk;
  const entry = { thumbprint: thumbprintOf({ kty, crv, x, y }), x, y, until: null, isDemonstration: false };
  const file = join(stage, 'src/shared/catalogue/credential-keys.ts');
  const text = readFileSync(file, 'utf8');
  const empty = 'const published: readonly CredentialKey[] = [];';
  // Once the institute has its key, another one is added: the throw-away one signs.
  const at = /const published: readonly CredentialKey\[\] = \[/;
  if (!text.includes('const published: readonly CredentialKey[] = ['))
    throw new FailedStart(`src/shared/catalogue/credential-keys.ts has no line "${empty}"`);
  writeFileSync(
    file,
    text.replace(at, (found) => `${found}${JSON.stringify(entry)},`),
  );
  return JSON.stringify({ kty, crv, x, y, d });
}

interface Build {
  port: number;
  signingKey: string;
}

async function build(): Promise<Build> {
  const port = await findFreePort();
  rmSync(kept, { force: true });
  rmSync(stage, { recursive: true, force: true });
  for (const part of parts)
    cpSync(join(root, part), join(stage, part), {
      recursive: true,
      filter: (source) => !made.includes(relative(root, source)),
    });
  // The copy is a repository of its own: in the folder of another, Netlify would put that folder's path before every file.
  mkdirSync(join(stage, '.git'));
  const signingKey = makeCredentialKey();
  await step('Netlify’s build for production', async (detail) => {
    const { code, output } = await runToEnd('netlify', ['build', '--offline', '--context', 'production'], {
      cwd: stage,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        SITE_URL: `http://localhost:${port}`,
        SITE_CLAIMS: 'withhold',
        NO_COLOR: '1',
      },
      logFile: join(dataFolder, 'logs/rehearsal-build.log'),
    });
    if (code !== 0) throw new FailedStart(output.split('\n').slice(-40).join('\n'));
    const invented = new Set(output.match(/still invented: \S+/g) ?? []).size;
    if (invented > 0) detail(`${invented} details of the institute are still invented: npm run launch-check`);
  });
  writeFileSync(kept, JSON.stringify({ port, signingKey }), { mode: 0o600 });
  return { port, signingKey };
}

async function rehearse(): Promise<boolean> {
  say(strong('\nRehearsal: as it goes live, on this machine'));
  const secret = () => randomBytes(24).toString('base64url');
  const { port, signingKey } =
    isAgain && existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Build) : await build();
  const siteUrl = `http://localhost:${port}`;

  const mailbox = await startMailbox();
  stops.push(() => mailbox.stop());
  const keys = { publishableKey: `sb_publishable_${secret()}`, secretKey: `sb_secret_${secret()}` };
  const database = await step('PostgreSQL, with the data and auth APIs', () =>
    startDatabase({ driver: 'postgres', smtpUrl: mailbox.smtpUrl, siteUrl, ...keys }),
  );
  stops.push(() => database.stop());
  for (const person of [demoPeople.learner, demoPeople.staff, demoPeople.admin]) {
    const { learnerId } = await createDemoPerson(database, person);
    // Lite's way to PostgreSQL keeps the names of a sign-up as one text.
    await database.query('update public.learners set first_name = $2, last_name = $3 where learner_id = $1', [
      learnerId,
      person.firstName,
      person.lastName,
    ]);
  }
  await database.query("select public.set_staff_role($1, 'desk', true)", [demoPeople.staff.email]);
  await createDemoEwork(database);
  // The codes of their sign-ups.
  await mailbox.clear();

  const enquiriesTo = 'enquiries@rehearsal.example';
  const platform = await servePlatform({
    folder: stage,
    port,
    settings: {
      SITE_URL: siteUrl,
      SUPABASE_URL: database.url,
      SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
      SUPABASE_SECRET_KEY: keys.secretKey,
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: 'Rehearsal <hello@rehearsal.example>',
      ENQUIRIES_TO: enquiriesTo,
      CREDENTIAL_SIGNING_KEY: signingKey,
    },
  });
  stops.push(() => platform.stop());

  const { password, email } = demoPeople.learner;
  const counts = await smoke({
    siteUrl,
    isPlatform: true,
    account: { email, password },
    before: [
      async (look) => {
        for (const { name } of platform.functions.filter(({ schedule }) => schedule))
          await look.at(`the job ${name} runs`, async () => {
            const response = await platform.runSchedule(name);
            if (!response.ok) throw new Error(`it answered ${response.status}: ${await response.text()}`);
          });
      },
    ],
    more: [...journeysWithMail(mailbox, enquiriesTo), crowdOf(database, say)],
    report: printLine,
  });
  for (const complaint of platform.complaints) say(red(`  a function printed: ${complaint}`));
  say(`\n${counts.passed} passed, ${counts.failed} failed, ${counts['not tried']} not tried`);
  say('\nNot shown by this, and left to a person:');
  for (const line of unproven) say(`  – ${line}`);
  return counts.failed === 0;
}

let passed = false;
try {
  passed = await rehearse();
} catch (error) {
  say(red(error instanceof FailedStart ? error.message : String((error as Error).stack)));
}
await stopAll();
process.exit(passed ? 0 : 1);
