import { startDatabase as start, type Database, type DatabaseOptions } from '../../scripts/stack/database.ts';
import { databaseSnapshot } from '../../scripts/stack/snapshot.ts';
import type { Mailbox } from './mailbox.ts';

export type { Actor, Database } from '../../scripts/stack/database.ts';

export interface TestDatabaseOptions extends DatabaseOptions {
  /** Auth's e-mails go there. */
  mailbox?: Mailbox;
}

/**
 * A database with every migration and nothing in it, on a free port. In memory by default, from a dump made once a
 * run, so half a second. `driver: 'postgres'` is a real server, for what must happen at the same time.
 */
export async function startDatabase({ mailbox, ...options }: TestDatabaseOptions = {}): Promise<Database> {
  const inMemory = options.driver !== 'postgres' && !options.dataDir;
  return start({
    ...(inMemory ? { snapshot: await databaseSnapshot() } : {}),
    ...(mailbox ? { smtpUrl: mailbox.smtpUrl } : {}),
    ...options,
  });
}
