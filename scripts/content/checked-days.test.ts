import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../stack/paths.ts';
import { readCheckedDays } from './checked-days.ts';
import { collections, type CollectionName } from './collections.ts';

/** What names tools, prices, services or pages that change. */
const ageing: readonly CollectionName[] = [
  'eworkWeeks',
  'eworkLessons',
  'courseStarts',
  'learnerProjects',
  'aiTools',
  'aiWorkflows',
];

test('every file about something that changes says when it was looked up, or that it was not', () => {
  const dated = new Set(readCheckedDays().map(({ file }) => file));
  const files = ageing
    .flatMap((name) => [...collections[name].files.values()])
    .filter((file) => existsSync(join(root, file)));
  expect(files.length).toBeGreaterThan(280);
  expect(files.filter((file) => !dated.has(file))).toEqual([]);
});
