import { dirname, join } from 'node:path';

/** The repository. */
export const root = dirname(dirname(import.meta.dirname));

/** Everything that running the project locally leaves behind; ignored by git, safe to delete. */
export const dataFolder = join(root, '.data');
