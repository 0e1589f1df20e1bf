import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { policyVersion } from './consent-record.ts';
import { categoryOf, choices, wordingHashes, wordingOf } from './consent-wording.ts';

test('a new cookie policy is a new version, so that everyone is asked once more', () => {
  const policy = readFileSync(new URL('../../../content/legal/cookies.mdx', import.meta.url), 'utf8');
  expect(policy).toContain(`dated: ${policyVersion}`);
});

test('page categories and record agree', () => {
  expect(choices.map(({ title, name }) => [title, name])).toEqual([
    ['Functional', 'preferences'],
    ['Analytical', 'analytics'],
    ['Marketing', 'marketing'],
  ]);
  expect(choices.map(({ name }) => categoryOf(name))).toEqual(['functional', 'analytical', 'marketing']);
});

test.each(['banner', 'details', 'page'] as const)('the hash of the %s is that of its words', (screen) => {
  expect(wordingHashes[screen]).toBe(createHash('sha256').update(wordingOf(screen)).digest('hex'));
});
