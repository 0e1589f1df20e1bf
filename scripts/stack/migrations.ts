import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from './database.ts';
import { root } from './paths.ts';
import { FailedStart } from './progress.ts';

export interface Migration {
  /** The UTC stamp at the start of the file's name. */
  version: string;
  name: string;
  file: string;
  sql: string;
}

const folder = join(root, 'supabase/migrations');
const seedFile = 'supabase/seed.sql';

/** The migrations in the order in which they apply. */
export function listMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const parts = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file);
      if (!parts?.[1] || !parts[2]) {
        throw new FailedStart(
          `supabase/migrations/${file} must be called <14 digits of UTC time>_<capability>.sql.`,
        );
      }
      return { version: parts[1], name: parts[2], file, sql: readFileSync(join(folder, file), 'utf8') };
    });
}

/** Changes whenever a migration does. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const { file, sql } of listMigrations()) hash.update(`${file}\n${sql}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Thrown when the database holds a migration that the folder no longer has in that form: migrations are append-only. */
export class ChangedMigration extends FailedStart {
  override name = 'ChangedMigration';
}

/**
 * Applies what is new, each file with its history row in one transaction; the history table is the Supabase CLI's. `through` is the last
 * version that is applied.
 */
export async function applyMigrations(database: Sql, through?: string): Promise<Migration[]> {
  await database.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text, created_by text, idempotency_key text, rollback text[]
    );
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
  `);
  const history = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations order by version',
  );
  const migrations = listMigrations();
  for (const { version, statements } of history) {
    const migration = migrations.find((one) => one.version === version);
    if (!migration || (statements && statements.join('\n') !== migration.sql)) {
      throw new ChangedMigration(
        `The database has applied migration ${version}, which ${migration ? 'has been changed' : 'is gone'} since. Migrations are append-only: add a new one.`,
      );
    }
  }
  const pending = migrations.filter(
    ({ version }) =>
      !history.some((row) => row.version === version) && (through === undefined || version <= through),
  );
  for (const migration of pending) {
    try {
      await database.script(migration.sql, {
        text: 'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        parameters: [migration.version, migration.name, [migration.sql]],
      });
    } catch (error) {
      throw new FailedStart(`supabase/migrations/${migration.file}${describe(error, migration.sql)}`, {
        cause: error,
      });
    }
  }
  return pending;
}

/**
 * Loads supabase/seed.sql when it is new or has changed, in a session that says that it is local: the file refuses
 * to load in any other. True when it was loaded.
 */
export async function loadDemoData(database: Sql): Promise<boolean> {
  const sql = readFileSync(join(root, seedFile), 'utf8');
  const hash = createHash('sha256').update(sql).digest('hex');
  const [known] = await database.query<{ hash: string }>(
    'select hash from supabase_migrations.seed_files where path = $1',
    [seedFile],
  );
  if (known?.hash === hash) return false;
  try {
    await database.script(`set local kestrel.demo_data = 'local';\n${sql}`, {
      text: `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
             on conflict (path) do update set hash = excluded.hash`,
      parameters: [seedFile, hash],
    });
  } catch (error) {
    throw new FailedStart(`${seedFile}${describe(error, sql)}`, { cause: error });
  }
  return true;
}

/** Postgres's own words, with the line of the file where it knows the place. */
function describe(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return ` failed: ${String(error)}`;
  const { position, hint, detail } = error as Error & { position?: string; hint?: string; detail?: string };
  const line = position ? `:${sql.slice(0, Number(position)).split('\n').length}` : '';
  return [`${line} failed: ${error.message}`, detail, hint].filter(Boolean).join('\n  ');
}
