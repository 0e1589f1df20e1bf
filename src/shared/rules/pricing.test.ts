import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedPrice, expectedSchedule, pricedCourses } from '../../../tests/support/expected-prices.ts';
import type { MoneySettings } from '../catalogue/currencies.ts';
import { currencies } from '../catalogue/currencies.ts';
import { plans, planFor } from '../catalogue/plans.ts';
import { formatPrice } from './money.ts';
import {
  instalmentsOf,
  listPayments,
  monthlyRange,
  priceOf,
  priceRange,
  returnExample,
  schedule,
} from './pricing.ts';

describe.each(pricedCourses)('%s', (course) => {
  test.each([6, 12] as const)('costs over %i months what was worked out by hand', (months) => {
    const { total, monthly, last, upfront } = expectedPrice(course, months);
    const plan = planFor(course, months);
    expect(priceOf(plan)).toMatchObject({ total, monthly, last, upfront, months });
    expect(schedule(priceOf(plan))).toBe(expectedSchedule(course, months));
  });
});

test('the schedule is a sentence that sums', () => {
  expect(schedule(priceOf(planFor('cybersecurity-with-ai', 6)))).toBe(
    '5 payments of £356 and one of £353, £2,133 in total',
  );
  expect(schedule(priceOf(planFor('cybersecurity-with-ai', 12)))).toBe(
    '11 payments of £284 and one of £289, £3,413 in total',
  );
  expect(schedule(priceOf(planFor('prompt-engineering', 6)))).toBe('6 payments of £316, £1,896 in total');
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
          expect(schedule(price)).toContain(`${formatPrice(price.total, price.currency)} in total`);
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

test('were the catalogue in pounds, every price would be its figure in pounds', () => {
  const pounds: MoneySettings = { catalogue: 'GBP', display: 'GBP' };
  const six = priceOf(planFor('prompt-engineering', 6), pounds);
  expect(six).toMatchObject({ total: 2400, monthly: 400, last: 400, list: 2499, upfront: 2280 });
  expect(schedule(six)).toBe('6 payments of £400, £2,400 in total');
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
