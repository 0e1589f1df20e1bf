import { expect, test } from 'vitest';
import {
  aiMachineLearningFiles,
  ashcombeLetters,
  downturnFrom,
  fairholmeYear,
  hallamPatches,
  lateWeek,
  pinewoodApplications,
  repeatedReadings,
} from './ai-machine-learning.ts';

// Each test solves a small part of a week, by what the file alone says: the awkward fact of the brief is there to be found.

const files = aiMachineLearningFiles();
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test('weeks 1 to 4: repeats, two lost days, a late week, and a plain rule that fails in the evening', () => {
  const rows = fairholmeYear();
  const load = new Map(rows.map(({ start, kwh }) => [Date.parse(`${start}Z`), kwh]));
  expect(rows.length - load.size).toBe(repeatedReadings);
  expect(365 * 48 - load.size).toBe(96);
  const late = rows.filter(({ start, arrived }) => Date.parse(arrived) - Date.parse(start) > 3 * 86_400_000);
  expect(late.length).toBeGreaterThan(300);
  for (const { start } of late) {
    expect(start.slice(0, 10) >= lateWeek.from).toBe(true);
    expect(start.slice(0, 10) <= lateWeek.to).toBe(true);
  }
  const errors = [...load].flatMap(([time, kwh]) => {
    const before = load.get(time - 7 * 86_400_000);
    const isChosen = time >= Date.UTC(2013, 9, 1) && time < Date.UTC(2013, 11, 1);
    return before !== undefined && isChosen
      ? [{ hour: new Date(time).getUTCHours(), error: Math.abs(kwh - before) }]
      : [];
  });
  const all = mean(errors.map(({ error }) => error));
  expect(all).toBeCloseTo(16.8, 0);
  expect(
    mean(errors.flatMap(({ hour, error }) => (hour === 18 || hour === 19 ? [error] : []))),
  ).toBeGreaterThan(2 * all);
});

test('weeks 5 to 8: two inspectors differ on 36 pictures, and the plain rule breaks in the afternoon', () => {
  const patches = hallamPatches();
  const noon = patches.filter(({ light }) => light === 'noon');
  const count = (joyce: number, callum: number) =>
    noon.filter((one) => one.joyce === joyce && one.callum === callum).length;
  expect([count(1, 1), count(1, 0), count(0, 1), count(0, 0)]).toEqual([96, 30, 6, 228]);
  const darkest = (pixels: string) => {
    const grey = Array.from({ length: 256 }, (_, at) => parseInt(pixels.slice(2 * at, 2 * at + 2), 16));
    const lines = Array.from({ length: 16 }, (_, line) => [
      mean(grey.filter((_value, at) => Math.floor(at / 16) === line)),
      mean(grey.filter((_value, at) => at % 16 === line)),
    ]).flat();
    return Math.min(...lines) - (grey.toSorted((a, b) => a - b)[128] ?? 0);
  };
  // The share of pairs, one cracked and one good, in which the cracked one has the darker line.
  const rightPairs = (light: string) => {
    const own = patches.filter((one) => one.light === light);
    const of = (cracked: number) =>
      own.filter((one) => one.cracked === cracked).map(({ pixels }) => darkest(pixels));
    const good = of(0);
    return mean(of(1).flatMap((one) => good.map((other) => (one < other ? 1 : 0))));
  };
  expect(rightPairs('noon')).toBeGreaterThan(0.8);
  expect(rightPairs('afternoon')).toBeLessThan(0.6);
});

test('weeks 9 to 12: eight urgent letters are sealed, no template crosses, and the plain words miss most', () => {
  const letters = ashcombeLetters();
  const parts = Map.groupBy(letters, ({ part }) => part);
  expect(['open', 'sealed', 'extra urgent'].map((part) => parts.get(part as 'open')?.length)).toEqual([
    3200, 800, 150,
  ]);
  expect(parts.get('sealed')?.filter(({ urgent }) => urgent)).toHaveLength(8);
  const byTemplate = Map.groupBy(letters, ({ template }) => template);
  for (const own of byTemplate.values()) expect(new Set(own.map(({ part }) => part)).size).toBe(1);
  const missed = parts.get('extra urgent')?.filter(({ text }) => !/no water|\btaps?\b/i.test(text));
  expect(missed?.length).toBeGreaterThan(75);
  expect(new Set(letters.map(({ kind }) => kind)).size).toBe(11);
});

test('weeks 13 to 16: the refused are hidden, women are granted less, and the downturn shows', () => {
  const all = pinewoodApplications();
  const share = (field: 'granted' | 'wouldRepay', isMeant: (one: (typeof all)[number]) => boolean) =>
    mean(all.filter(isMeant).map((one) => one[field]));
  const lines = (files['pinewood-applications.csv'] ?? '').trim().split('\n').slice(1);
  expect(lines.filter((line) => line.endsWith(',0,')).length).toBe(all.filter((one) => !one.granted).length);
  expect(lines.some((line) => /,0,[01]$/.test(line))).toBe(false);
  expect(share('granted', ({ sex }) => sex === 'm')).toBeGreaterThan(
    share('granted', ({ sex }) => sex === 'f') + 0.2,
  );
  const repaid = (sex: string) => share('wouldRepay', (one) => one.granted === 1 && one.sex === sex);
  expect(Math.abs(repaid('m') - repaid('f'))).toBeLessThan(0.05);
  expect(share('wouldRepay', ({ granted }) => granted === 0)).toBeGreaterThan(0.4);
  expect(share('wouldRepay', ({ month }) => month >= downturnFrom)).toBeLessThan(
    share('wouldRepay', ({ month }) => month < downturnFrom) - 0.15,
  );
});
