import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from './database.ts';
import { migrationsHash } from './migrations.ts';
import { dataFolder, root } from './paths.ts';

const cache = join(dataFolder, 'cache');

/**
 * A dump of a database with every migration applied and nothing in it, made once for each state of the migrations: a
 * test file that starts from it has its own database in half a second.
 */
export async function databaseSnapshot(): Promise<Blob> {
  const file = join(cache, snapshotName());
  const kept = readIfThere(file);
  if (kept) return kept;
  const database = await startDatabase();
  const dump = await database.dump();
  await database.stop();
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache))
    if (old.startsWith('database-')) rmSync(join(cache, old), { force: true });
  // Written beside and renamed, so that a run at the same time reads all of it or none.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}

function snapshotName(): string {
  const hash = createHash('sha256');
  hash.update(migrationsHash());
  for (const file of [
    'supabase/config.toml',
    'scripts/stack/database.ts',
    'node_modules/@supabase/lite/package.json',
  ]) {
    hash.update(readFileSync(join(root, file)));
  }
  return `database-${hash.digest('hex').slice(0, 16)}.tar`;
}

function readIfThere(file: string): Blob | undefined {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return undefined;
  }
}
