import { expect, test } from 'vitest';
import {
  blockchainDevelopmentFiles,
  cadenzaDeals,
  orchardDeliveries,
  stonebridgeMembers,
} from './blockchain-development.ts';

// Each test solves a small part of a week, by what the file alone says: the awkward fact of the brief is there to be found.

const files = blockchainDevelopmentFiles();

test('weeks 1 to 3: 24 corrections point back at deliveries, and four of them had no witness', () => {
  const log = orchardDeliveries();
  const corrections = log.filter(({ corrects }) => corrects !== '');
  expect(log.length - corrections.length).toBe(800);
  expect(corrections).toHaveLength(24);
  for (const one of corrections) {
    const before = log[Number(one.corrects) - 1];
    expect(before?.grower).toBe(one.grower);
    expect(before?.corrects).toBe('');
    expect(one.time > before!.time).toBe(true);
    expect(one.grams).not.toBe(before?.grams);
  }
  const own = corrections.filter(({ by, grower }) => by === grower);
  expect(own).toHaveLength(4);
  expect(own.every(({ corrects, grams }) => grams > log[Number(corrects) - 1]!.grams)).toBe(true);
});

test('weeks 4 to 7: two members are under 16, and about thirty passes were lost', () => {
  const members = stonebridgeMembers();
  expect(members.filter(([, born]) => Number(born) > 2010)).toHaveLength(2);
  const lost = members.reduce((sum, row) => sum + Number(row[4]), 0);
  expect(lost).toBeGreaterThan(20);
  expect(lost).toBeLessThan(60);
});

test('weeks 8 to 11: silence ends more deals than quarrels do, and one cello went to an empty flat', () => {
  const ends = cadenzaDeals().map((row) => String(row[4]));
  const count = (word: string) => ends.filter((end) => end.includes(word)).length;
  expect(count('silent')).toBeGreaterThan(count('quarrel'));
  expect(
    cadenzaDeals()
      .filter(([, , pounds]) => pounds === 9000)
      .map((row) => [row[1], row[4]]),
  ).toEqual([['cello', 'sent to an empty flat']]);
});

test('weeks 12 to 14: the paper is of another version, and the rules ask for a secret ballot', () => {
  expect(files['larch-supplier-paper.txt']).toMatch(/MemberVote 1\.4[\s\S]*version 1\.2/);
  expect(files['larch-rules.txt']).toContain('secret ballot');
});
