import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listScheduledFunctions } from '../../../scripts/stack/functions.ts';
import { isJobLate, jobs } from './jobs.ts';

/** The longest time between two runs of a schedule of ours. Minutes. */
function longestPause(schedule: string): number {
  const [minutes = '', hours = ''] = schedule.split(' ');
  if (hours === '*') return minutes === '*' ? 1 : Number(/^\*\/(\d+)$/.exec(minutes)?.[1]);
  const at = hours.split(',').map(Number);
  return Math.max(...at.map((hour, place) => ((at[place + 1] ?? (at[0] ?? 0) + 24) - hour) * 60));
}

describe('jobs', () => {
  test('are those that have a schedule', () => {
    expect(jobs.map(({ name }) => name).sort()).toEqual([...listScheduledFunctions()].sort());
  });

  test.each(jobs)('$name is said to run as often as it does', ({ name, everyMinutes }) => {
    const text = readFileSync(`netlify/functions/${name}.ts`, 'utf8');
    const schedule = /schedule: '([^']+)'/.exec(text)?.[1] ?? '';
    expect(everyMinutes).toBe(longestPause(schedule));
  });

  test('are late ten minutes after the longest pause, or when they never ran', () => {
    const [job] = jobs;
    if (!job) throw new Error('There are no jobs.');
    const now = new Date('2026-11-29T12:00:00Z');
    expect(isJobLate(job, null, now)).toBe(true);
    expect(isJobLate(job, '2026-11-29T11:49:00Z', now)).toBe(false);
    expect(isJobLate(job, '2026-11-29T11:48:59Z', now)).toBe(true);
  });
});
