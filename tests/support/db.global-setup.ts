import { databaseSnapshot } from '../../scripts/stack/snapshot.ts';

/** Migrates once, before the files of the `db` project load the dump each for itself. */
export async function setup(): Promise<void> {
  await databaseSnapshot();
}
