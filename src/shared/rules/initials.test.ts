import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Amara', 'Okafor', 'a@b.example', 'AO'],
  [' łukasz', 'żak ', 'a@b.example', 'ŁŻ'],
  ['𠮷', 'Ng', 'a@b.example', '𠮷N'],
  ['Amara', '', 'zoe@b.example', 'ZO'],
  ['', '  ', 'z', 'Z'],
  ['', '', '', 'U'],
])('of %j %j, %j are %s', (firstName, lastName, email, expected) => {
  expect(initialsOf({ firstName, lastName, email })).toBe(expected);
});
