import { expect, test } from 'vitest';
import {
  abandonedJobs,
  belowExcess,
  claims,
  harbourLaneNotes,
  jobGaps,
  jobs,
  lapsed,
  larkfieldClaims,
  penhallowMonths,
  steps,
  vulnerable,
  wetAugust,
  wexcombeJobs,
} from './ai-business-analyst.ts';

// Each test solves a small part of a week, by what the file alone says: the awkward fact of the brief is there to be found.

const pageOf = (number: number) => harbourLaneNotes.split(/^## Page /m)[number] ?? '';

test('week 2: two people contradict each other and are both right, and two needs collide', () => {
  expect(pageOf(1)).toMatch(/list .* at eight[\s\S]*on paper/);
  expect(pageOf(2)).toMatch(/Nobody has checked the list[\s\S]*website[\s\S]*guessing/);
  expect(pageOf(4)).toMatch(/fewer messages/);
  expect(pageOf(5)).toMatch(/hear within a day that it has arrived/);
});

const day = 24 * 60 * 60 * 1000;
const rows = wexcombeJobs().map(([, area, , ...times]) => ({ area, times: times.map(String) }));
const place = (step: (typeof steps)[number]) => steps.indexOf(step);
const daysBetween = ({ times }: { times: string[] }, from: number, to: number) =>
  times[from] && times[to] ? (Date.parse(`${times[to]}Z`) - Date.parse(`${times[from]}Z`)) / day : null;
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const known = (numbers: readonly (number | null)[]) => numbers.filter((one) => one !== null);

test('weeks 3 to 5: nineteen days, and four abandoned jobs that only the average feels', () => {
  expect(rows).toHaveLength(jobs);
  const whole = known(rows.map((row) => daysBetween(row, 0, steps.length - 1)));
  expect(Math.round(median(whole))).toBe(19);
  expect(whole.filter((one) => one > 100)).toHaveLength(abandonedJobs);
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const without = whole.filter((one) => one <= 100);
  expect(mean(whole) - mean(without)).toBeGreaterThan(1.5);
  expect(median(whole) - median(without)).toBeLessThan(0.5);
});

test('weeks 4 and 5: the gaps lie in the villages and turn the order of the two longest waits', () => {
  const gaps = rows.filter(({ times }) => times[place('loaded')] === '');
  expect(gaps).toHaveLength(jobGaps);
  expect(gaps.filter(({ area }) => area === 'village').length).toBeGreaterThan(25);
  const entered = median(known(rows.map((row) => daysBetween(row, place('entered'), place('planned')))));
  const planned = rows.map((row) => daysBetween(row, place('planned'), place('loaded')));
  expect(median(known(planned))).toBeLessThan(entered);
  expect(median(planned.map((days) => days ?? 30))).toBeGreaterThan(entered);
});

test('weeks 6 to 8: what a rule settles, what two rules settle differently, and the half sentences', () => {
  const all = larkfieldClaims().map(([, , sum, excess, happened, ends, text]) => ({
    isBelow: Number(sum) < Number(excess),
    isLapsed: String(happened) > String(ends),
    text: String(text),
  }));
  expect(all).toHaveLength(claims);
  expect(all.filter(({ isBelow }) => isBelow)).toHaveLength(belowExcess);
  expect(all.filter(({ isLapsed }) => isLapsed)).toHaveLength(lapsed);
  expect(all.filter(({ isBelow, isLapsed }) => isBelow && isLapsed)).toHaveLength(1);
  expect(all.filter(({ text }) => /died|stroke|cannot see|cannot hear|baby/.test(text))).toHaveLength(
    vulnerable,
  );
  for (const { text } of all) {
    expect(text.split(' ').length).toBeGreaterThanOrEqual(60);
    expect(text.split(' ').length).toBeLessThanOrEqual(100);
  }
});

test('weeks 9 and 10: the second year is better by itself, and half of that is one month', () => {
  const revenue = (isMeant: (month: string) => boolean) =>
    penhallowMonths()
      .filter(([month]) => isMeant(String(month)))
      .reduce((sum, [, , , , sold, rate]) => sum + Number(sold) * Number(rate), 0);
  const rise = revenue((month) => month >= '2025-10') - revenue((month) => month < '2025-10');
  expect(rise / revenue((month) => month < '2025-10')).toBeCloseTo(0.085, 2);
  const ofAugust = revenue((month) => month === '2026-08') - revenue((month) => month === wetAugust);
  expect(ofAugust / rise).toBeCloseTo(0.5, 1);
  expect(revenue((month) => month.endsWith('-01'))).toBe(0);
});
