import { expect, test } from 'vitest';
import { getCollection } from '../content/collections.ts';
import { makers } from './files.ts';

const described = [
  ...getCollection('materials'),
  ...[...getCollection('learnerProjects')].flatMap(([id, { material }]) =>
    material ? [[`projects/${id}`, material] as const] : [],
  ),
];
const made = Object.entries(makers).map(([course, make]) => ({ course, make, files: make() }));

test.each(made)('the files of $course come out the same each time', ({ make, files }) => {
  expect(make()).toEqual(files);
});

test.each(made)(
  'the files of $course are as long as their descriptions say, and none over 5 MB',
  ({ course, files }) => {
    const own = described.flatMap(([id, material]) => (id.startsWith(`${course}/`) ? material.files : []));
    for (const { name, rows } of own) {
      const text = files[name] ?? '';
      // The first line has the names of the columns, or a title; a log has none.
      const names = name.endsWith('.log') ? 0 : 1;
      expect(text.trim().split('\n').length - names, name).toBe(rows);
      expect(text.length).toBeLessThan(5_000_000);
    }
    expect(own.map(({ name }) => name).sort()).toEqual(Object.keys(files).sort());
  },
);
