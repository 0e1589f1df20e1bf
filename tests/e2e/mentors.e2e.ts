import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mentorSentences, publicSentences } from '../../scripts/content/mentor-sentences.ts';

/** As people read it: one space between words, and quotation marks and the like as themselves. */
const plain = (text: string) =>
  text
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&(?:amp|#38);/g, '&')
    .replace(/\\"/g, '"')
    .replace(/\s+/g, ' ');

test('of the mentors’ sheets the built site holds what a sample week prints, there alone, and nothing else', () => {
  const folder = process.env['E2E_DIST'] ?? '';
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && !/\.(png|woff2?|ico|webp|avif)$/.test(name))
    .map((name) => ({ name, text: plain(readFileSync(join(folder, name), 'utf8')) }));
  expect(texts.length).toBeGreaterThan(10);
  const sentences = mentorSentences().map(plain);
  expect(sentences.length).toBeGreaterThan(1000);
  const found = texts.flatMap(({ name, text }) =>
    sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${name}: ${sentence}`),
  );
  const chosen = [...publicSentences()].flatMap(([slug, own]) =>
    [...own].map((sentence) => `courses/${slug}/sample-week.html: ${plain(sentence)}`),
  );
  expect(chosen.length).toBeGreaterThan(9 * 6);
  expect(found.toSorted()).toEqual(chosen.toSorted());
});
