import { writeFunctionContent } from '../../scripts/content/function-content.ts';
import { databaseSnapshot } from '../../scripts/stack/snapshot.ts';

/** Makes what the functions are bundled with, and migrates once, before the files of the `db` project load the dump each for itself. */
export async function setup(): Promise<void> {
  writeFunctionContent();
  await databaseSnapshot();
}
