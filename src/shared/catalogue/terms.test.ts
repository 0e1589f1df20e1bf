import { expect, test } from 'vitest';
import { retention } from './retention.ts';
import { terms } from './terms.ts';

test('our promises are the contract’s numbers', () => {
  expect(terms).toMatchObject({
    upfrontDiscountPercent: 5,
    fullRefundDays: 14,
    proRataRefundDays: 30,
    refundBusinessDays: { from: 5, to: 10 },
    instalmentMonths: { from: 6, to: 12 },
    attendancePercent: 80,
    uptimeAimPercent: 99.9,
    certificateYears: 3,
    rightsAnsweredWithinDays: 30,
    breachNoticeHours: 72,
    breachContainmentHours: 1,
  });
});

test.each([
  ['enquiries', 36, '3 years'],
  ['communications', 36, '3 years'],
  ['learning', 84, '7 years'],
  ['financial', 84, '7 years'],
  ['analytics', 26, '26 months'],
] as const)('%s are kept for %i months', (kind, months, text) => {
  expect(retention[kind]).toMatchObject({ months, text });
});
