import { describe, expect, it } from 'vitest';
import { findSpamSignals } from './spam-signals.ts';

const person = {
  short: ['Siobhán', "O'Neill-Łukasz", 'Cloud Computing & DevOps', 'Nurse'],
  long: ['I would like to move into IT. My notes: https://example.com/notes'],
  website: '',
  fillMilliseconds: 95_000,
};

describe('findSpamSignals', () => {
  it('lets a person through, with one link of their own', () => {
    expect(findSpamSignals(person)).toEqual([]);
  });

  it('has nothing against a missing fill time', () => {
    expect(findSpamSignals({ ...person, fillMilliseconds: undefined })).toEqual([]);
  });

  it.each([
    ['honeypot', { website: 'x' }],
    ['too-fast', { fillMilliseconds: 900 }],
    ['link-in-name', { short: ['Win at https://casino.example'] }],
    ['link-in-name', { short: ['cheap-pills.ru'] }],
    ['many-links', { long: ['http://a.example http://b.example http://c.example'] }],
    ['markup', { long: ['<a href="x">click</a>'] }],
  ] as const)('sees %s', (signal, change) => {
    expect(findSpamSignals({ ...person, ...change })).toContain(signal);
  });

  it('says the same twice', () => {
    const input = { ...person, short: ['www.a.example'] };
    expect(findSpamSignals(input)).toEqual(findSpamSignals(input));
  });
});
