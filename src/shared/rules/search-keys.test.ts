import { describe, expect, test } from 'vitest';
import { keysOf, searchKeysOf, wordsOf } from './search-keys.ts';

const enquiry = {
  texts: [
    'Siobhán O’Leary',
    'siobhan.oleary@example.com',
    'KR-7WN7R-7JVCK',
    'Cybersecurity with AI',
    'Łukasz Żółty, Олена Шевченко, 山田太郎, محمد العربي, I want to move from the service desk',
  ],
  phone: '+442079460321',
};
const kept = new Set(keysOf(enquiry));
const has = (lists: readonly (readonly number[])[]) =>
  lists.every((list) => list.some((key) => kept.has(key)));
const finds = (typed: string, how: 'exact' | 'loose' = 'exact') => {
  const keys = searchKeysOf(typed);
  return keys !== null && has(keys[how]);
};

describe('as it is written', () => {
  test.each([
    'siobhan',
    'SIOBHÁN',
    'o’leary',
    'oleary@example.com',
    'kr-7wn7r-7jvck',
    '7wn7r',
    'cyber',
    'lukasz zolty',
    'Łuk',
    'олена',
    'ШЕВЧЕНКО',
    '山田',
    '太郎',
    'محمد',
    '020 7946 0321',
    '+44 (20) 7946-0321',
    'service desk siobhan',
  ])('%s', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  test.each(['maria', 'blockchain', 'siobhan maria', '020 7946 0322', '李明', 'иван'])('not %s', (typed) => {
    expect(finds(typed)).toBe(false);
    expect(finds(typed, 'loose')).toBe(false);
  });
});

describe('with a typing mistake', () => {
  test.each([
    ['a letter too few', 'sioban'],
    ['a letter too many', 'siobhhan'],
    ['another letter', 'siobhen'],
    ['two letters the wrong way round', 'siohban'],
    ['in each of two words', 'lukas zolti'],
    ['in another script', 'шевчанко'],
    ['in the programme', 'cybersecurty'],
  ])('%s', (_what, typed) => {
    expect(finds(typed)).toBe(false);
    expect(finds(typed, 'loose')).toBe(true);
  });

  test('short words are taken as they are', () => {
    expect(finds('wth', 'loose')).toBe(false);
  });
});

test('nothing to look for is nothing', () => {
  for (const typed of ['', '   ', '—', '***']) expect(searchKeysOf(typed)).toBeNull();
});

test('a word is there once', () => {
  expect(wordsOf('desk Desk DESK')).toEqual(['desk']);
});

test('a very long text has an end, and its beginning is found', () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word${index}abcdefgh`);
  const keys = new Set(keysOf({ texts: [words.join(' ')], phone: null }));
  expect(keys.size).toBe(3000);
  expect(searchKeysOf('word7abcdefgh')?.exact[0]?.some((key) => keys.has(key))).toBe(true);
});
