import { expect, test } from 'vitest';
import { readGuide } from './sections.ts';

test('headings become groups and items, with what follows each', () => {
  const { opening, groups } = readGuide(
    '<p>Before.</p><h2 id="a">Money</h2><p>About it.</p><h3 id="b">How much?</h3><p data-standing="part"></p><p>From <b>ten</b>\n pounds.</p><ul><li>One</li></ul><h3 id="2-when">2. When?</h3><p>Today.</p>',
  );
  expect(opening).toBe('<p>Before.</p>');
  expect(groups).toEqual([
    {
      id: 'a',
      title: 'Money',
      intro: '<p>About it.</p>',
      items: [
        {
          id: 'b',
          title: 'How much?',
          html: '<p>From <b>ten</b>\n pounds.</p><ul><li>One</li></ul>',
          text: 'From ten pounds. One',
          standing: 'part',
        },
        {
          id: 'answer-2-when',
          title: '2. When?',
          html: '<p>Today.</p>',
          text: 'Today.',
          standing: undefined,
        },
      ],
    },
  ]);
});

test('a question before the first heading is refused with its words', () => {
  expect(() => readGuide('<h3 id="b">How much?</h3>')).toThrow('"How much?" comes before');
});
