import { expect, test } from 'vitest';
import { nextSorting } from './sort-students.ts';

test('a third press on a heading gives the newest first again', () => {
  const first = nextSorting(null, 'name');
  const second = nextSorting(first, 'name');
  expect([first, second, nextSorting(second, 'name'), nextSorting(second, 'course')]).toEqual([
    { column: 'name', direction: 'ascending' },
    { column: 'name', direction: 'descending' },
    null,
    { column: 'course', direction: 'ascending' },
  ]);
});

test('the week begins with those who are furthest from where they should be', () => {
  const first = nextSorting(null, 'week');
  const second = nextSorting(first, 'week');
  expect([first?.direction, second?.direction, nextSorting(second, 'week')]).toEqual([
    'descending',
    'ascending',
    null,
  ]);
});
