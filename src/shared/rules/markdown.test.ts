import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkdown, type Block, type Inline } from './markdown.ts';

test('reads what people write in a hand-in', () => {
  const text = [
    '# Eight prompts',
    'For **Quayside**, *each* with `two` examples.',
    'On a second line.',
    '',
    '- Repairs',
    '- Keys: https://work.example/keys.',
    '',
    '1. [The handbook](https://work.example/a)',
    '2) Page 14',
    '> They differ.',
    '```',
    '<b>not bold</b>',
    '```',
  ].join('\n');
  expect(parseMarkdown(text)).toEqual([
    { is: 'heading', level: 1, parts: [{ is: 'text', text: 'Eight prompts' }] },
    {
      is: 'paragraph',
      parts: [
        { is: 'text', text: 'For ' },
        { is: 'strong', parts: [{ is: 'text', text: 'Quayside' }] },
        { is: 'text', text: ', ' },
        { is: 'emphasis', parts: [{ is: 'text', text: 'each' }] },
        { is: 'text', text: ' with ' },
        { is: 'code', text: 'two' },
        { is: 'text', text: ' examples.\nOn a second line.' },
      ],
    },
    {
      is: 'list',
      ordered: false,
      items: [
        [{ is: 'text', text: 'Repairs' }],
        [
          { is: 'text', text: 'Keys: ' },
          { is: 'link', href: 'https://work.example/keys', text: 'https://work.example/keys' },
          { is: 'text', text: '.' },
        ],
      ],
    },
    {
      is: 'list',
      ordered: true,
      items: [
        [{ is: 'link', href: 'https://work.example/a', text: 'The handbook' }],
        [{ is: 'text', text: 'Page 14' }],
      ],
    },
    { is: 'quote', parts: [{ is: 'text', text: 'They differ.' }] },
    { is: 'code', text: '<b>not bold</b>' },
  ]);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](http://work.example)',
  '[x](data:text/html,y)',
  '<img src=x onerror=alert(1)>',
  '<a href="https://work.example">',
  '![x](https://work.example/x.png" onload="y)',
])('makes no link that leads elsewhere of %s', (text) => {
  const hrefs = JSON.stringify(parseMarkdown(text)).match(/"href":"[^"]*"/g) ?? [];
  for (const href of hrefs) expect(href).toMatch(/^"href":"https:\/\/[^\s<>"]+"$/);
  expect(JSON.stringify(parseMarkdown(text))).not.toContain('"href":"javascript');
});

const textOf = (one: Block | Inline): string => {
  if ('items' in one) return one.items.flat().map(textOf).join('');
  if ('parts' in one) return one.parts.map(textOf).join('');
  return one.text;
};

test('keeps every letter and figure of any text, and links to https only', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '**',
      '*',
      '`',
      '```',
      '\n',
      '# ',
      '- ',
      '1. ',
      '> ',
      '[a](',
      ')',
      'https://a.example/',
      'javascript:',
      '<b>',
    ),
    fc.string({ maxLength: 8, unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const blocks = parseMarkdown(text);
      const letters = (words: string) => words.replace(/[^\p{L}]/gu, '');
      const shown = blocks.map(textOf).join('');
      // A link that is named shows its name; its address is on the link.
      if (!text.includes('](')) expect(letters(shown)).toBe(letters(text.replace(/^```[^\n]*$/gmu, '')));
      for (const [, href] of JSON.stringify(blocks).matchAll(/"href":"([^"]*)"/g))
        expect(href).toMatch(/^https:\/\//);
    }),
  );
});

test('reads the longest text of one awkward kind at once', () => {
  for (const piece of ['*', '[', '`', '> ', '**a', '[a](https://', '- ']) {
    const before = performance.now();
    parseMarkdown(piece.repeat(20_000 / piece.length));
    expect(performance.now() - before, piece).toBeLessThan(500);
  }
});
