import { expect, test } from 'vitest';
import {
  bluebellTasks,
  bluebellWeeks,
  budget,
  duplicates,
  firstSeen,
  harrowPieces,
  projectManagementFiles,
  rookeryLaneNotes,
  tasks,
  tidewaterBudget,
  tidewaterMails,
  tidewaterReports,
  tooBig,
  unowned,
} from './project-management.ts';

// Each test solves a small part of a week, by what the file alone says: the awkward fact of the brief is there to be found.

test('weeks 3 to 5: all green, eleven without an owner, pairs and tasks too big to see', () => {
  const all = bluebellTasks().map(([, title, owner, , , colour]) => ({
    title: String(title),
    owner,
    colour,
  }));
  expect(all).toHaveLength(tasks);
  expect(new Set(all.map(({ title }) => title)).size).toBe(tasks);
  expect(all.filter(({ owner }) => owner === '')).toHaveLength(unowned);
  expect(all.every(({ colour }) => colour === 'green')).toBe(true);
  const titles = all.map(({ title }) => title);
  const pairs = [
    ['Cancel a booking up to a day before', 'Cancel in time'],
    ['Text message is sent twice', 'Double text messages'],
    ['Nightly copy of the database', 'Backup of the database every night'],
  ] as const;
  for (const pair of pairs) for (const title of pair) expect(titles).toContain(title);
  expect(titles).toContain('Make it fast');
  expect(duplicates + tooBig).toBe(15);
});

test('week 4: seven tasks hold four times in five, eight do not', () => {
  const futures = bluebellWeeks.flatMap((one) => bluebellWeeks.map((other) => one + other));
  const chance = (least: number) => futures.filter((sum) => sum >= least).length / futures.length;
  expect([Math.min(...bluebellWeeks), Math.max(...bluebellWeeks)]).toEqual([2, 9]);
  expect(chance(7)).toBeGreaterThan(0.8);
  expect(chance(8)).toBeLessThan(0.8);
});

test('weeks 6 and 7: two chains without a spare day end on the Saturday after twelve weeks', () => {
  const pieces = new Map(
    harrowPieces.map(([id, , contract, days, after]) => [
      id,
      { contract, days, after: after.split(' ').filter(Boolean) },
    ]),
  );
  const early = new Map<string, number>();
  const finish = (id: string): number => {
    const known = early.get(id);
    if (known !== undefined) return known;
    const { days, after } = pieces.get(id)!;
    const end = Math.max(0, ...after.map(finish)) + days;
    early.set(id, end);
    return end;
  };
  const end = Math.max(...[...pieces.keys()].map(finish));
  expect(end).toBe(12 * 5 + 1);
  const late = (id: string): number => {
    const followers = [...pieces].filter(([, { after }]) => after.includes(id));
    return Math.min(end, ...followers.map(([other, { days }]) => late(other) - days));
  };
  const critical = [...pieces].filter(([id]) => late(id) === finish(id)).map(([, { contract }]) => contract);
  expect(new Set(critical)).toEqual(
    new Set(['clinic', 'regulator', 'landlord', 'cabling', 'telephones', 'records']),
  );
});

test('week 8: the money of the brief', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const earned = sum(harrowPieces.map(([, , , , , planned, , isFinished]) => (isFinished ? planned : 0)));
  const spent = sum(harrowPieces.map(([, , , , , , paid]) => paid));
  expect(sum(harrowPieces.map(([, , , , , planned]) => planned))).toBe(budget);
  expect([earned, spent]).toEqual([64_500, 69_000]);
  expect((budget * spent) / earned).toBe(92_000);
});

test('weeks 9 and 10: amber for thirteen months, 130 per cent, and a figure that finance contradicts', () => {
  expect(tidewaterReports).toHaveLength(13);
  expect(new Set(tidewaterReports.map(([, status]) => status))).toEqual(new Set(['amber']));
  expect(tidewaterReports.at(-1)![3] / tidewaterBudget).toBeCloseTo(1.3, 2);
  expect(tidewaterMails).toHaveLength(20);
  const known = tidewaterMails
    .filter(([day]) => day.slice(0, 7) <= firstSeen)
    .map(([, , , text]) => text)
    .join(' ');
  expect(known).toMatch(/60 days/);
  expect(known).toMatch(/family ticket/);
  const december = tidewaterReports.find(([month]) => month === '2025-12')!;
  expect(tidewaterMails.some(([, , , text]) => text.includes('£281,400'))).toBe(true);
  expect(december[3]).toBe(268_000);
  expect(projectManagementFiles()['tidewater-mails.csv']).toContain('£281,400');
});

test('week 2: three sentences about "done", and an assumption that nobody has checked', () => {
  const quoted = [...rookeryLaneNotes.matchAll(/^Quoted: "(.+)"$/gm)].map(([, words]) => words);
  expect(new Set(quoted).size).toBe(3);
  expect(rookeryLaneNotes).toMatch(/31 March/);
  expect(rookeryLaneNotes).toMatch(/Nobody has seen an export/);
});
