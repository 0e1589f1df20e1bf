import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MoneySettings } from '../catalogue/currencies.ts';
import { currencies } from '../catalogue/currencies.ts';
import { plans, planFor } from '../catalogue/plans.ts';
import { formatPrice } from './money.ts';
import {
  instalmentsOf,
  listPayments,
  monthlyGroups,
  monthlyRange,
  priceOf,
  priceRange,
  returnExample,
  schedule,
} from './pricing.ts';

/** Worked out by hand from the specification's dollars at 0.79: total, monthly, last, all at once. */
const inPounds: readonly (readonly [
  dollars: number,
  months: 6 | 12,
  total: number,
  monthly: number,
  last: number,
  upfront: number,
])[] = [
  [2400, 6, 1896, 316, 316, 1801],
  [2700, 6, 2133, 356, 353, 2026],
  [3000, 6, 2370, 395, 395, 2252],
  [3840, 12, 3034, 253, 251, 2882],
  [4320, 12, 3413, 284, 289, 3242],
  [5040, 12, 3982, 332, 330, 3783],
];

test.each(inPounds)('%i dollars over %i months', (dollars, months, total, monthly, last, upfront) => {
  expect(priceOf({ discountPrice: dollars, originalPrice: dollars, months })).toMatchObject({
    total,
    monthly,
    last,
    upfront,
    months,
  });
});

test('every plan is one of these', () => {
  for (const plan of plans) {
    expect(
      inPounds.some(([dollars, months]) => dollars === plan.discountPrice && months === plan.months),
    ).toBe(true);
  }
});

test('the schedule is a sentence that sums', () => {
  expect(schedule(priceOf(planFor('cybersecurity-with-ai', 6)))).toBe(
    '5 payments of £356 and one of £353, £2,133 in all',
  );
  expect(schedule(priceOf(planFor('cybersecurity-with-ai', 12)))).toBe(
    '11 payments of £284 and one of £289, £3,413 in all',
  );
  expect(schedule(priceOf(planFor('prompt-engineering', 6)))).toBe('6 payments of £316, £1,896 in all');
});

describe('payments', () => {
  const month = fc.integer({ min: 1, max: 60 });

  test('always sum to the total, for all amounts and months', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: 0, max: 100_000_000 }), (months, extra) => {
        const total = months + extra;
        const payments = listPayments({ ...instalmentsOf(total, months), months: months as 6 });
        expect(payments).toHaveLength(months);
        expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(total);
        expect(payments.every((payment) => Number.isInteger(payment) && payment > 0)).toBe(true);
      }),
    );
  });

  test('always sum to the total, for all currencies', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(currencies)),
        fc.constantFrom(...Object.values(currencies)),
        fc.constantFrom(6 as const, 12 as const),
        // A dollar price of at least a unit a month in every currency, whichever the catalogue is in.
        fc.integer({ min: 1, max: 1_000_000 }),
        (from, to, months, dollars) => {
          const discountPrice =
            Math.ceil(dollars * from.multiplier) + Math.ceil((24 * from.multiplier) / to.multiplier);
          const price = priceOf(
            { discountPrice, originalPrice: discountPrice, months },
            { catalogue: from.code, display: to.code },
          );
          const payments = listPayments(price);
          expect(payments).toHaveLength(months);
          expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(price.total);
          expect(Math.min(...payments)).toBeGreaterThan(0);
          expect(price.upfront).toBeLessThanOrEqual(price.total);
          expect(schedule(price)).toContain(`${formatPrice(price.total, price.currency)} in all`);
        },
      ),
    );
  });

  test('differ by less than half a unit a month from the total over the months', () => {
    fc.assert(
      fc.property(fc.constantFrom(6, 12), fc.integer({ min: 200, max: 10_000_000 }), (months, total) => {
        const { monthly, last } = instalmentsOf(total, months);
        expect(Math.abs(monthly - total / months)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(last - monthly)).toBeLessThanOrEqual(months / 2);
      }),
    );
  });

  test.each([
    [5, 6],
    [0, 6],
    [-600, 6],
    [100.5, 6],
    [Number.NaN, 6],
    [600, 0],
    [600, 1.5],
  ])('refuse %f over %f months', (total, months) => {
    expect(() => instalmentsOf(total, months)).toThrow(RangeError);
  });
});

test('the range runs from the cheapest plan to the dearest', () => {
  expect(priceRange().text).toBe('£1,896 to £3,982');
  expect(priceRange(6).text).toBe('£1,896 to £2,370');
  expect(priceRange(12).text).toBe('£3,034 to £3,982');
  expect(monthlyRange(6).text).toBe('£316 to £395');
  expect(monthlyRange(12).text).toBe('£253 to £332');
});

test('courses of one monthly price stand together', () => {
  expect(monthlyGroups(6).map(({ monthly, courseSlugs }) => [monthly, courseSlugs.length])).toEqual([
    [316, 3],
    [356, 4],
    [395, 2],
  ]);
  expect(monthlyGroups(12).map(({ monthly, courseSlugs }) => [monthly, courseSlugs.length])).toEqual([
    [253, 3],
    [284, 4],
    [332, 2],
  ]);
});

test('were the catalogue in pounds, every price would be its figure in pounds', () => {
  const pounds: MoneySettings = { catalogue: 'GBP', display: 'GBP' };
  const six = priceOf(planFor('prompt-engineering', 6), pounds);
  expect(six).toMatchObject({ total: 2400, monthly: 400, last: 400, list: 2499, upfront: 2280 });
  expect(schedule(six)).toBe('6 payments of £400, £2,400 in all');
  expect(priceRange(undefined, pounds).text).toBe('£2,400 to £5,040');
  expect(monthlyRange(6, pounds).text).toBe('£400 to £500');
  expect(monthlyRange(12, pounds).text).toBe('£320 to £420');
  for (const plan of plans) {
    const price = priceOf(plan, pounds);
    expect([price.total, price.monthly, price.last]).toEqual([
      plan.discountPrice,
      plan.monthlyPrice,
      plan.monthlyPrice,
    ]);
  }
});

test('the return is shown with its formula', () => {
  expect(returnExample.figure).toBe('2,321%');
  expect(returnExample.formula).toBe(
    'Annual return of 65,000 as a share of an investment of 2,800: 65,000 / 2,800 = 2,321%',
  );
});
