import { expect, test } from 'vitest';
import type { EworkListedStudent } from '#shared/contracts/ework-shapes.ts';
import { nameOf, nextSorting, sortStudents } from './sort-students.ts';

const student = (
  firstName: string,
  lastName: string,
  progress: number,
  lastActivityAt: string | null,
  title?: string,
): EworkListedStudent => ({
  id: `${firstName}-${progress}`,
  firstName,
  lastName,
  email: 'x@student.example',
  assignment: title === undefined ? null : { course: { id: 1, title, difficulty: 'Beginner', duration: 8 } },
  progress,
  completedTasks: 0,
  totalTasks: 8,
  lastActivityAt,
  access: 'open',
});
const all = [
  // As hosted Supabase and as the local one write a time.
  student('Łukasz', 'Nowak', 9, '2026-11-28T09:00:00+00:00', 'Project Management'),
  student('Ben', '', 100, '2026-11-28 10:00:00+00'),
  student('amara', 'Okafor', 50, null, 'Prompt Engineering'),
];
const names = (students: readonly EworkListedStudent[]) => students.map(nameOf);

test('sorts by name, course, progress and last activity, either way', () => {
  const by = (column: 'name' | 'course' | 'progress' | 'activity') =>
    names(sortStudents(all, { column, direction: 'ascending' }));
  expect(by('name')).toEqual(['amara Okafor', 'Ben', 'Łukasz Nowak']);
  expect(by('course')).toEqual(['Ben', 'Łukasz Nowak', 'amara Okafor']);
  expect(by('progress')).toEqual(['Łukasz Nowak', 'amara Okafor', 'Ben']);
  expect(by('activity')).toEqual(['amara Okafor', 'Łukasz Nowak', 'Ben']);
  expect(names(sortStudents(all, { column: 'progress', direction: 'descending' }))).toEqual([
    'Ben',
    'amara Okafor',
    'Łukasz Nowak',
  ]);
});

test('a third press on a heading gives the server’s order back', () => {
  const first = nextSorting(null, 'name');
  const second = nextSorting(first, 'name');
  expect([first, second, nextSorting(second, 'name'), nextSorting(second, 'course')]).toEqual([
    { column: 'name', direction: 'ascending' },
    { column: 'name', direction: 'descending' },
    null,
    { column: 'course', direction: 'ascending' },
  ]);
  expect(sortStudents(all, null)).toBe(all);
});
