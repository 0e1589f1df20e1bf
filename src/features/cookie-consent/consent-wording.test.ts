import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { policyVersion } from './consent-record.ts';
import { categoryOf, choices, wordingOf } from './consent-wording.ts';

test('a new cookie policy is a new version, so that everybody is asked once more', () => {
  const policy = readFileSync(new URL('../../../content/legal/cookies.mdx', import.meta.url), 'utf8');
  expect(policy).toContain(`dated: ${policyVersion}`);
});

test('page categories and record agree (R18)', () => {
  expect(choices.map(({ title, name }) => [title, name])).toEqual([
    ['Functional', 'preferences'],
    ['Analytical', 'analytics'],
    ['Marketing', 'marketing'],
  ]);
  expect(choices.map(({ name }) => categoryOf(name))).toEqual(['functional', 'analytical', 'marketing']);
});

/** Records on the server carry these. Changed words get a new hash here; changed meaning also a new policyVersion. */
test.each([
  ['banner', 'f400c054c30f34c2f01c81955e2d9382cd94639773431ecab389a1572209edcc'],
  ['details', '31685b7514f33c5cbfdebb696bda53b805d2ace4a75b9a55061b4a8c9426cf92'],
  ['page', '8038b1c1418d6c7ff06d601bffd7fc6542a0042959056798f84268ec909d4771'],
] as const)('the words of the %s are the ones that the records stand for', (screen, hash) => {
  expect(createHash('sha256').update(wordingOf(screen)).digest('hex')).toBe(hash);
});
