import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { exampleSettings } from '../../scripts/stack/settings.ts';
import { startBlobs, type Blobs } from './blobs.ts';
import { startDatabase, type Database, type TestDatabaseOptions } from './database.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';

/** Everything that a function talks to, of this test file alone. */
export interface Backend {
  readonly database: Database;
  readonly mailbox: Mailbox;
  readonly blobs: Blobs;
}

/**
 * Starts a database, a mailbox and a Blobs store before the tests of a file, points the functions' settings at them,
 * and stops them afterwards. The parts exist from the first hook on:
 *
 *     const backend = useBackend();
 *     test('…', async () => { await backend.database.query('select 1'); });
 */
export function useBackend(options: TestDatabaseOptions = {}): Backend {
  let parts: Backend | undefined;
  let folder: string | undefined;
  const before = { ...process.env };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'blobs-'));
    const [mailbox, blobs] = await Promise.all([startMailbox(), startBlobs({ dir: folder })]);
    const database = await startDatabase({ mailbox, ...options });
    parts = { database, mailbox, blobs };
    Object.assign(process.env, backendEnvironment(parts));
  });

  afterAll(async () => {
    process.env = before;
    await Promise.all([parts?.database.stop(), parts?.mailbox.stop(), parts?.blobs.stop()]);
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const get = <Name extends keyof Backend>(name: Name): Backend[Name] => {
    if (!parts) throw new Error(`The ${name} exists only inside tests and hooks.`);
    return parts[name];
  };
  return {
    get database() {
      return get('database');
    },
    get mailbox() {
      return get('mailbox');
    },
    get blobs() {
      return get('blobs');
    },
  };
}

/** The settings that point the functions at these parts, with NETLIFY_DEV as `netlify dev` sets it. */
export function backendEnvironment({ database, mailbox, blobs }: Backend): Record<string, string> {
  return {
    ...exampleSettings(),
    SUPABASE_URL: database.url,
    SUPABASE_PUBLISHABLE_KEY: database.publishableKey,
    SUPABASE_SECRET_KEY: database.secretKey,
    SMTP_URL: mailbox.smtpUrl,
    NETLIFY_DEV: 'true',
    NETLIFY_BLOBS_CONTEXT: blobs.context,
  };
}
