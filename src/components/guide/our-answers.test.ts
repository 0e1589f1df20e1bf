import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../../../content/${path}`, import.meta.url), 'utf8');
const article = read('blog/questions-to-ask-before-you-pay-for-training/index.mdx');
const guide = read('guides/our-answers.mdx');

test('the guide answers the twelve questions of the article, in its words and order', () => {
  const asked = [...article.matchAll(/^\*\*(\d+\. .+?)\*\*/gm)].map(([, question]) => question);
  const answered = [...guide.matchAll(/^### (\d+\. .+)$/gm)].map(([, question]) => question);
  expect(asked).toHaveLength(12);
  expect(answered).toEqual(asked);
  expect(guide.match(/<Answered is="(yes|part|no)" \/>/g)).toHaveLength(12);
});

test('the article leads to the answers, and the answers to the article', () => {
  expect(article).toContain('](/our-answers)');
  expect(guide).toContain('](/blog/questions-to-ask-before-you-pay-for-training)');
});
