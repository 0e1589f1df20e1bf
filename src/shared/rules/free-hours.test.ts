import { expect, test } from 'vitest';
import { paces } from '../catalogue/plans.ts';
import { hoursAnswers } from './free-hours.ts';
import { timeCommitmentOptions } from './labels.ts';

const answerTo = (hours: number) =>
  hoursAnswers.filter(({ from, to }) => hours >= from && hours <= (to ?? Infinity));

test('every number of hours has one answer, and it is what the catalogue says', () => {
  for (let hours = 1; hours <= 126; hours++) {
    const found = answerTo(hours);
    expect(found, `${hours} hours`).toHaveLength(1);
    for (const months of [6, 12] as const)
      expect(
        (found[0]?.months as readonly number[]).includes(months),
        `${hours} hours, ${months} months`,
      ).toBe(hours >= paces[months].hoursPerWeek[0]);
  }
});

test('the enquiry form is told what its own answers mean', () => {
  for (const { time } of hoursAnswers)
    expect(timeCommitmentOptions.map(({ value }) => value)).toContain(time);
  // "Full-time (20+ hrs/week)", and "Part-time (10-15 hrs/week)".
  expect(answerTo(20)[0]?.time).toBe('full-time');
  expect(answerTo(19)[0]?.time).toBe('flexible');
  expect(answerTo(12)[0]?.time).toBe('part-time');
});
