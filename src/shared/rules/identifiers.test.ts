import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailAddress, oneTimeCode, openName, openPhone, personName } from '../contracts/fields.ts';
import { enquiryMessages } from '../messages/enquiry.ts';
import { canonicalAddress } from './email.ts';
import { cleanAddress, cleanCode, cleanName, cleanPhone } from './identifiers.ts';
import { parsePhone } from './phone.ts';

/** What address books, chats and word processors leave in what is copied from them. */
const unseen = [
  '\u00ad',
  '\u061c',
  '\u180e',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u2060',
  '\u2064',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\u{e0020}',
  '\u{e0101}',
];
const spaces = [' ', '\u00a0', '\u2007', '\u2009', '\u202f', '\u3000'];
const mark = fc.constantFrom(...unseen);
const outside = fc
  .array(fc.constantFrom(...unseen, ...spaces, '\n', '\t'), { maxLength: 4 })
  .map((all) => all.join(''));

/** A text with marks that nobody sees before, after and between its characters. */
const marked = (text: string) => {
  const letters = Array.from(text);
  return fc
    .tuple(
      outside,
      fc.array(fc.option(mark, { nil: '' }), { minLength: letters.length, maxLength: letters.length }),
      outside,
    )
    .map(
      ([before, marks, after]) => before + letters.map((one, at) => one + (marks[at] ?? '')).join('') + after,
    );
};

const cases: [string, z.ZodMiniType, string, unknown][] = [
  ['a name', personName('Enter your name'), 'Siobhán O’Neill', 'Siobhán O’Neill'],
  ['a name in letters of its own', openName, 'Nguyễn Thị Mộng', 'Nguyễn Thị Mộng'],
  [
    'an address',
    emailAddress,
    "Siobhan.O'Neill+work@visitor.example",
    "Siobhan.O'Neill+work@visitor.example",
  ],
  ['a telephone number', openPhone, '+44 7700 900456', '+44 7700 900456'],
  ['a code', oneTimeCode, '123 456', '123456'],
];

describe('what copying adds', () => {
  it.each(cases)('to %s is taken away', (_, schema, text, expected) => {
    fc.assert(
      fc.property(marked(text), (typed) => {
        expect(z.parse(schema, typed)).toBe(expected);
      }),
    );
  });

  it('leaves nothing to clean', () => {
    for (const clean of [cleanName, cleanAddress, cleanPhone, cleanCode])
      fc.assert(
        fc.property(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom(...unseen, ...spaces, 'a', '0', '+', '(0)') }),
          (a, b) => {
            expect(clean(clean(a + b))).toBe(clean(a + b));
          },
        ),
      );
  });

  it('counts for no limit', () => {
    const name = 'x'.repeat(100);
    const address = `${'x'.repeat(64)}@${'a.'.repeat(90)}example`;
    for (const [schema, text] of [
      [personName('Enter your name'), name],
      [emailAddress, address],
    ] as const)
      fc.assert(
        fc.property(marked(text), (typed) => {
          expect(z.parse(schema, typed)).toBe(text);
        }),
        { numRuns: 20 },
      );
    expect(z.safeParse(openName, `${name}x`).success).toBe(false);
  });

  it.each([
    [' +44 (0) 7700 900 456', '+44 7700 900 456', '+447700900456'],
    ['0044 (0) 20 7946 0000', '0044 20 7946 0000', '+442079460000'],
    ['\u202d07700 900456\u202c', '07700 900456', '+447700900456'],
    ['\u2068+44\u00a07700\u00a0900\u00a0456\u2069', '+44 7700 900 456', '+447700900456'],
    ['\uff0b44\u30007700\u3000900456', '+44 7700 900456', '+447700900456'],
    ['(020)\u20117946\u20110000', '(020)-7946-0000', '+442079460000'],
    ['\u0660\u0667\u0667\u0660\u0660 \u0669\u0660\u0660\u0664\u0665\u0666', '07700 900456', '+447700900456'],
  ])('%j is kept whole as a number', (typed, kept, e164) => {
    expect(z.parse(openPhone, typed)).toBe(kept);
    expect(parsePhone(typed, 'GB')).toEqual({ ok: true, e164 });
  });

  it('is not what a script or an emoji is spelled with', () => {
    for (const name of ['علی\u200cرضا', 'ශ්\u200dරී', 'Zoë 👩🏽\u200d💻 ❤\ufe0f\u200d🔥'])
      expect(cleanName(name)).toBe(name);
    for (const [typed, name] of [
      ['A\u200cda', 'Ada'],
      ['Ad\u200d a', 'Ad a'],
      ['\u200cعلی', 'علی'],
      ['😀\u200dA', '😀A'],
      ['a\ufe0f\u200d💻', 'a💻'],
    ] as const)
      expect(cleanName(typed)).toBe(name);
  });
});

describe('nothing to be seen', () => {
  it.each([...unseen, ...spaces, '\u2800', '\u200b\u00a0\u2800', ''])('is no answer: %j', (typed) => {
    const message = 'Enter your name';
    for (const schema of [personName(message), emailAddress, oneTimeCode])
      expect(z.safeParse(schema, typed).success).toBe(false);
    expect(z.safeParse(personName(message), typed).error?.issues[0]?.message).toBe(message);
  });
});

describe('what cannot be cleaned', () => {
  const said = (schema: z.ZodMiniType, typed: string) => z.safeParse(schema, typed).error?.issues[0]?.message;

  it.each([
    ['A\u0007da', 'the character U+0007'],
    ['A\u202eda', 'the character U+202E'],
    ['A\nda', 'the line break'],
    ['A\tda', 'the tab'],
    ['A\ud800da', 'the character U+D800'],
    ['A\ufdd0da', 'the character U+FDD0'],
  ])('is named in a name: %j', (typed, character) => {
    expect(said(openName, typed)).toBe(enquiryMessages.unreadable(character));
  });

  it.each([
    ['some one@visitor.example', 'the space'],
    ['Ada <ada@visitor.example>', 'the space'],
    ['<ada@visitor.example>', '“<”'],
    ['a@b.example,c@d.example', '“,”'],
    ['ada\u202e@visitor.example', 'the character U+202E'],
  ])('is named in an address: %j', (typed, character) => {
    expect(said(emailAddress, typed)).toBe(enquiryMessages.notInAddress(character));
  });

  it.each([
    'a..b@visitor.example',
    '.a@visitor.example',
    'a.@visitor.example',
    'a@b@visitor.example',
    'a@visitor',
  ])('is no address: %s', (typed) => {
    expect(said(emailAddress, typed)).toBe(enquiryMessages.email);
  });
});

it('has one spelling for addresses that look alike', () => {
  const alike = [
    'rosa@visitor.example',
    'ro\u200bsa@visitor.example',
    'ｒｏｓａ＠visitor.example',
    'rosa@visi\u00adtor.example\u200f',
  ];
  expect(new Set(alike.map(canonicalAddress))).toEqual(new Set(['rosa@visitor.example']));
  // A Cyrillic letter among Latin ones.
  expect(canonicalAddress('r\u043esa@visitor.example')).toBeNull();
  expect(canonicalAddress('\u0440\u043e\u0437\u0430@visitor.example')).not.toBeNull();
});
