import { expect, test } from 'vitest';
import { instituteDetails } from './institute.ts';
import { processors } from './processors.ts';

test('what is not known of a company is a detail that the launch check lists, and no text of its own', () => {
  const listed = Object.values(instituteDetails)
    .filter(({ placeholder }) => placeholder)
    .map(({ value }) => value as unknown);
  for (const { name, where } of processors)
    for (const text of [name, where].filter((one) => /to be |not yet|before/i.test(one)))
      expect(listed, name).toContain(text);
});
