import { expect, test } from 'vitest';
import { joinBrief, splitBrief } from './week-brief.ts';

test('a brief comes out of a description as it went in', () => {
  const brief = { situation: 'Sue has read the small print.', task: 'Count.', pitfall: 'Nobody counts.' };
  expect(splitBrief(joinBrief(brief))).toEqual(brief);
});

test('a description of one, two or four paragraphs has no parts', () => {
  for (const text of ['', 'One.', 'One.\n\nTwo.', 'One.\n\nTwo.\n\nThree.\n\nFour.', 'One.\n\nTwo.\n\n'])
    expect(splitBrief(text), text).toBeNull();
});
