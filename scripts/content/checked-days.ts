/** When the files of content/ were last looked up, for `npm run content:check` and `npm run launch-check`. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { notYetChecked } from '../../src/content-schemas/words.ts';
import type { Checked } from '../content-rules.ts';
import { root } from '../stack/paths.ts';

/** Every file that has a line "checked: …"; null where nobody has looked yet. The schemas say which files need one. */
export function readCheckedDays(from: string = root): Checked[] {
  return readdirSync(join(from, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(mdx?|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((path) => {
      const value = /^checked: (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1]?.trim();
      if (value === undefined) return [];
      const file = relative(from, path).split(sep).join('/');
      return [{ file, checked: value === notYetChecked ? null : new Date(value) }];
    });
}
