import { describe, expect, it } from 'vitest';
import { findSpamSignals, isSetAside } from './spam-signals.ts';

const person = {
  names: ['Siobhán', "O'Neill-Łukasz"],
  texts: [
    'Nurse, www.my-nursing.example',
    'I would like to move into IT. My notes: https://example.com/notes',
  ],
  website: '',
  fillMilliseconds: 95_000,
};

describe('findSpamSignals', () => {
  it('lets a person through, with links of their own', () => {
    expect(findSpamSignals(person)).toEqual([]);
  });

  it('has nothing against a missing fill time', () => {
    expect(findSpamSignals({ ...person, fillMilliseconds: undefined })).toEqual([]);
  });

  it.each([
    ['honeypot', { website: 'x' }],
    ['too-fast', { fillMilliseconds: 900 }],
    ['link-in-name', { names: ['Win at https://casino.example'] }],
    ['link-in-name', { names: ['cheap-pills.ru'] }],
    ['markup', { texts: ['<a href="x">click</a>'] }],
    ['markup', { texts: ['<script>'] }],
    ['markup', { names: ['<img src=x onerror=y>'] }],
  ] as const)('sees %s', (signal, change) => {
    expect(findSpamSignals({ ...person, ...change })).toContain(signal);
  });

  it.each([
    { texts: ['https://a.example https://b.example http://c.example/x'] },
    { names: ['Case Tester <case@work.example>'] },
    { names: ['Ada <a@work.example>'], texts: ['Write to <a@work.example>'] },
    { texts: ['I know a little HTML, <b>bold</b>', 'List<String>', 'a < b and c > d'] },
    { texts: ['Owner of www.mybakery.shop'] },
    { fillMilliseconds: -5 },
    { fillMilliseconds: Number.MIN_SAFE_INTEGER },
  ])('has nothing against %j', (change) => {
    expect(findSpamSignals({ ...person, ...change })).toEqual([]);
  });

  it('counts one thing once: an address in angle brackets is at most a link', () => {
    expect(
      findSpamSignals({ ...person, names: ['Ada <ada@corner.shop>', '<a href="https://x.ru">'] }),
    ).toEqual(['link-in-name']);
  });

  it('says the same twice', () => {
    const input = { ...person, names: ['www.a.example'] };
    expect(findSpamSignals(input)).toEqual(findSpamSignals(input));
  });
});

describe('isSetAside', () => {
  it.each([
    [[], false],
    [['too-fast'], false],
    [['link-in-name'], false],
    [['honeypot'], true],
    [['too-fast', 'markup'], true],
  ] as const)('%j: %s', (signals, expected) => {
    expect(isSetAside(signals)).toBe(expected);
  });
});
