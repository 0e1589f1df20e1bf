import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { startBlobs, type Blobs } from '../../scripts/stack/blobs.ts';
import { startDatabase, type Database } from '../../scripts/stack/database.ts';
import { startMailbox, type Mailbox } from '../../scripts/stack/mailbox.ts';
import { developmentKey } from '../../scripts/stack/credential-key.ts';
import { findFreePort } from '../../scripts/stack/ports.ts';
import { databaseSnapshot } from '../../scripts/stack/snapshot.ts';

/** What functions talk to, started for one test file, with the settings that lead there in this process. */
export interface FunctionParts {
  database: Database;
  mailbox: Mailbox;
  /** Stops and starts the Blobs store with the same data. */
  blobs: { dir: string; stop(): Promise<void>; start(): Promise<void> };
  /** Empties everything, for the next test. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const settings = {
  NETLIFY_DEV: 'true',
  SITE_URL: 'http://localhost:8888',
  MAIL_FROM: 'Kestrel Row Institute <hello@kestrelrow.example>',
  ENQUIRIES_TO: 'enquiries@kestrelrow.example',
  // A busy machine is not an outage; a test of deadlines sets its own.
  DEADLINE_SCALE: '10',
};

export async function startFunctionParts({
  driver = 'pglite',
  through,
}: {
  driver?: 'pglite' | 'postgres';
  /** The last migration of the database; it is then made anew, which takes seconds. */
  through?: string;
} = {}): Promise<FunctionParts> {
  const folder = await mkdtemp(join(tmpdir(), 'function-parts-'));
  const mailbox = await startMailbox();
  const database = await startDatabase(
    driver === 'postgres' || through
      ? { driver, ...(through ? { through, smtpUrl: mailbox.smtpUrl } : {}) }
      : { snapshot: await databaseSnapshot(), smtpUrl: mailbox.smtpUrl },
  );
  const port = await findFreePort();
  let store: Blobs | undefined;
  const blobs = {
    dir: folder,
    async start() {
      store = await startBlobs({ dir: folder, port });
      process.env['NETLIFY_BLOBS_CONTEXT'] = store.context;
    },
    async stop() {
      await store?.stop();
      store = undefined;
    },
  };
  await blobs.start();
  Object.assign(process.env, settings, {
    SUPABASE_URL: database.url,
    SUPABASE_PUBLISHABLE_KEY: database.publishableKey,
    SUPABASE_SECRET_KEY: database.secretKey,
    SMTP_URL: mailbox.smtpUrl,
    RATE_LIMIT_SCALE: '1',
    CREDENTIAL_SIGNING_KEY: developmentKey(),
  });
  return {
    database,
    mailbox,
    blobs,
    async reset() {
      await database.query(
        'truncate public.enquiries, public.outbox_mails, public.rate_limits, public.newsletter_subscriptions, public.consent_records cascade',
      );
      await mailbox.clear();
      await blobs.stop();
      await rm(folder, { recursive: true, force: true });
      await blobs.start();
      process.env['RATE_LIMIT_SCALE'] = '1';
    },
    async stop() {
      await blobs.stop();
      await database.stop();
      await mailbox.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The part of a function's context that ours read; `settled` waits for work that goes on after the answer. */
export function functionContext(ip = '192.0.2.1'): { context: Context; settled: () => Promise<void> } {
  const tasks: Promise<unknown>[] = [];
  return {
    context: { ip, waitUntil: (task: Promise<unknown>) => void tasks.push(task) } as unknown as Context,
    settled: async () => {
      while (tasks.length > 0) await tasks.shift();
    },
  };
}
