import { describe, expect, test } from 'vitest';
import { minutesToRead, proseOf, readingAge, sectionsOf, wordsOf } from './reading.ts';

describe('what is read of a text', () => {
  test('leaves out code, tables, components, addresses and marks', () => {
    const text = [
      'import X from "./x.astro";',
      '',
      'A [link](https://a.example/very/long) and **bold** `code`.',
      '',
      '```sql',
      '## not a heading',
      'select * from orders;',
      '```',
      '',
      '| a | b |',
      '| --- | --- |',
      '',
      '<Bars rows={[["One", 1]]} />',
      '![A picture](./a.svg)',
    ].join('\n');
    expect(proseOf(text)).toBe('A link and bold code.');
  });

  test('counts words with apostrophes, hyphens and accents as one each', () => {
    expect(wordsOf("Zoë's part-time job, at 9.30: don’t")).toEqual([
      "Zoë's",
      'part-time',
      'job',
      'at',
      '9.30',
      'don’t',
    ]);
  });
});

test('minutes are whole and never none', () => {
  expect(minutesToRead(0)).toBe(1);
  expect(minutesToRead(299)).toBe(1);
  expect(minutesToRead(300)).toBe(2);
  expect(minutesToRead(1200)).toBe(6);
});

test('sections are the parts under second-level headings', () => {
  const text =
    'One two three.\n\n## First part\n\nFour five.\n\n### Inside\n\nSix.\n\n```\n## no\n```\n\n## Second\n\nSeven.';
  expect(sectionsOf(text)).toEqual([
    { title: '', words: 3 },
    { title: 'First part.'.slice(0, -1), words: 6 },
    { title: 'Second', words: 2 },
  ]);
  expect(sectionsOf('## Only\n\nOne.')).toEqual([{ title: 'Only', words: 2 }]);
});

describe('reading age', () => {
  test('follows the published formula', () => {
    // 4 words of 3 letters in one sentence: 4.71 * 3 + 0.5 * 4 - 21.43 is below zero, so the least age.
    expect(readingAge('The cat sat now.')).toBe(5);
    // 8 words, 64 letters, one sentence: 4.71 * 8 + 0.5 * 8 - 21.43 = 20.25, plus 5.
    const words = Array.from({ length: 8 }, () => 'eightlet').join(' ');
    expect(readingAge(`${words}.`)).toBeCloseTo(25.25, 5);
  });

  test('rises with longer sentences and is not moved by code', () => {
    const short = 'We read the plan. Then we ask a question. It helps.';
    const long =
      'We read the plan and then we ask a question because it helps everybody who is there to see it.';
    expect(readingAge(long)).toBeGreaterThan(readingAge(short));
    expect(readingAge(`${short}\n\n\`\`\`\nincomprehensibilities everywhere\n\`\`\``)).toBe(
      readingAge(short),
    );
  });
});
