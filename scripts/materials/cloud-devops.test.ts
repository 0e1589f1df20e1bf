import { expect, test } from 'vitest';
import {
  cloudDevopsFiles,
  hartwellAddresses,
  hartwellTests,
  kitewoodFriday,
  lowfieldAlerts,
  lowfieldBill,
  mallowLog,
  nephewAddress,
  oddAddresses,
  printerAddress,
} from './cloud-devops.ts';

// Each test solves a small part of a week, by what the file alone says: the awkward fact of the brief is there to be found.

const files = cloudDevopsFiles();
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('week 1: two places sign in with one password, one of them at regular times of the day', () => {
  const accepted = mallowLog().flatMap(
    (line) => /T(\d\d).*Accepted password for tomos from (\S+)/.exec(line) ?? [],
  );
  const from = mallowLog().flatMap((line) => /Accepted password for tomos from (\S+)/.exec(line)?.[1] ?? []);
  expect(new Set(from)).toEqual(new Set([printerAddress, nephewAddress]));
  expect(from.filter((address) => address === nephewAddress)).toHaveLength(3);
  expect(accepted.length).toBeGreaterThan(100);
  expect(mallowLog().some((line) => line.includes('Failed password for tomos from 203.0.113.77'))).toBe(true);
});

test('week 4: comparing the two lists gives seven differences beside what has to differ', () => {
  const lines = (name: string) => (files[name] ?? '').trim().split('\n');
  const other = lines('kitewood-server-b.txt');
  const keys = lines('kitewood-server-a.txt').flatMap((line) =>
    other.includes(line) ? [] : [line.split(' ')[0]],
  );
  expect(keys.filter((key) => !['hostname', 'machine_id', 'address'].includes(key ?? ''))).toHaveLength(7);
});

test('week 5: one of three plans replaces the volume, and counts it as an addition and a deletion', () => {
  const replacing = Object.entries(files).filter(([, text]) =>
    text.includes('docker_volume.tickets must be replaced'),
  );
  expect(replacing.map(([name]) => name)).toEqual(['kitewood-plan-2.txt']);
  expect(files['kitewood-plan-2.txt']).toContain('2 to add, 0 to change, 2 to destroy');
});

test('week 6: failures begin where the connections end, and two seats are sold once too often', () => {
  const friday = kitewoodFriday();
  expect(sum(friday.map(({ sold }) => sold))).toBe(402);
  const failing = friday.filter(({ failed }) => failed > 0);
  expect(failing.length).toBeGreaterThan(20);
  expect(failing.every(({ connections, time }) => connections === 97 && time >= '10:00:00')).toBe(true);
});

test('weeks 7 to 9: the slowest test notices nothing, one breakage gets through, 300 addresses refuse', () => {
  const tests = hartwellTests();
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds)[0];
  expect(slowest?.seconds).toBeGreaterThan(0.8 * sum(tests.map(({ seconds }) => seconds)));
  expect(slowest?.noticed).toEqual([]);
  const noticed = new Set(tests.flatMap((one) => one.noticed));
  expect(Array.from({ length: 12 }, (_, at) => at + 1).filter((at) => !noticed.has(at))).toEqual([12]);
  const split = hartwellAddresses().filter(([, text]) =>
    /^\d+ [^,]+, [^,]+, [A-Z]+\d+ \d[A-Z]{2}$/.test(String(text)),
  );
  expect(5000 - split.length).toBe(oddAddresses);
});

test('weeks 10 to 12: one rare alert was acted on, the bill doubled, and the second copy is its largest line', () => {
  const kinds = Map.groupBy(lowfieldAlerts(), ({ kind }) => kind);
  const acted = (kind: string) => (kinds.get(kind) ?? []).filter(({ done }) => done === 'acted on').length;
  const all = [...kinds.keys()].map((kind) => acted(kind));
  expect(acted('play does not begin')).toBeGreaterThan(sum(all) / 2);
  expect(kinds.get('play does not begin')!.length).toBeLessThan(60);
  const bill = lowfieldBill();
  const inMonth = (month: string) => bill.filter((line) => line.month === month);
  const total = (lines: typeof bill) => sum(lines.map(({ cost }) => cost));
  const last = inMonth('2026-10');
  expect(total(last) / total(inMonth('2025-11'))).toBeCloseTo(2, 1);
  expect(total(last)).toBeGreaterThan(13_500);
  expect(total(last.filter(({ owner }) => owner === '')) / total(last)).toBeCloseTo(0.29, 2);
  expect(last.toSorted((one, other) => other.cost - one.cost)[0]?.resource).toBe('films-b');
});
