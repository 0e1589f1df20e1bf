import { expect, test } from 'vitest';
import { searchDescription } from './search-description.ts';

const sentence = (length: number): string => `${'a'.repeat(length - 1)}.`;

test.each([
  [
    'everything where it fits',
    'Line',
    `${sentence(60)} ${sentence(60)}`,
    `Line. ${sentence(60)} ${sentence(60)}`,
  ],
  ['the text alone', 'b'.repeat(50), `${sentence(60)} ${sentence(60)}`, `${sentence(60)} ${sentence(60)}`],
  [
    'the line and one sentence',
    'b'.repeat(50),
    `${sentence(100)} ${sentence(100)}`,
    `${'b'.repeat(50)}. ${sentence(100)}`,
  ],
  ['one sentence', 'b'.repeat(80), `${sentence(150)} ${sentence(50)}`, sentence(150)],
  ['the line when nothing else fits', 'Line', sentence(170), 'Line'],
])('keeps %s', (_, line, text, wanted) => {
  expect(searchDescription(line, text)).toBe(wanted);
});
