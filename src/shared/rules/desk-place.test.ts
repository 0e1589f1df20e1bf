import { expect, test } from 'vitest';
import { explainPlace } from './desk-place.ts';

const row = {
  place: 'new' as const,
  reasons: [] as string[],
  receivedAt: '2026-11-30T09:00:00Z',
  dueAt: '2026-12-02T15:00:00.000Z',
  answerBy: null,
  firstAnsweredAt: null,
  nextOn: null,
};
const say = (now: string, change: Partial<Parameters<typeof explainPlace>[0]> = {}) =>
  explainPlace({ ...row, ...change }, new Date(now));

test.each([
  ['2026-11-30T10:00:00Z', 'calm', 'An answer is due by Wed 2 Dec, 15:00.'],
  ['2026-12-02T12:00:00Z', 'soon', '3 h of working time left: an answer is due by Wed 2 Dec, 15:00.'],
  ['2026-12-02T14:40:00Z', 'soon', '20 min of working time left: an answer is due by Wed 2 Dec, 15:00.'],
  // The night does not count: three hours on Wednesday, one on Thursday.
  ['2026-12-03T10:00:00Z', 'late', 'Late by 4 h of working time: an answer was due by Wed 2 Dec, 15:00.'],
] as const)('open at %s', (now, tone, text) => {
  expect(say(now)).toEqual({ tone, text });
});

test('the law, what was set aside, and what is done say so in their own words', () => {
  const now = '2026-11-30T10:00:00Z';
  expect(say(now, { answerBy: '2026-12-30', dueAt: '2026-12-30T18:00:00Z' }).text).toBe(
    'An answer is due by law on Wed 30 December.',
  );
  expect(say(now, { place: 'quarantined', reasons: ['too-fast', 'new-rule'] }).text).toBe(
    'Set aside: sent within three seconds; new-rule.',
  );
  expect(say(now, { place: 'waiting', nextOn: '2026-12-04' }).text).toBe(
    'Waiting for them. In touch again on Fri 4 December.',
  );
  expect(say(now, { place: 'answered', firstAnsweredAt: '2026-11-30T11:00:00Z' }).text).toBe(
    'First answered after 2 h of working time, as promised.',
  );
  expect(say(now, { place: 'closed', firstAnsweredAt: '2026-12-04T11:00:00Z' }).text).toContain('later than');
  expect(say(now, { place: 'closed' }).text).toBe('Closed without an answer.');
});
