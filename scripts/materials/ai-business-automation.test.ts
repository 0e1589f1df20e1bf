import { expect, test } from 'vitest';
import {
  applications,
  castleValePrices,
  castleValeSales,
  lindenPurchases,
  lindenRequests,
  newPricesFrom,
  pairs,
  pebbleInvoices,
  planted,
  selfApprovals,
  splitOrders,
  westmoorApplications,
} from './ai-business-automation.ts';

// Each test solves a small part of a week, by what the file alone says: the awkward fact of the brief is there to be found.

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test('weeks 1 to 3: the margin is wrong from the first sale in May on, by very different sums', () => {
  const costs = new Map(
    castleValePrices().map(([model, old, now]) => [model, { old: Number(old), now: Number(now) }]),
  );
  const sales = castleValeSales().map(([id, day, branch, model]) => ({
    id,
    day: String(day),
    branch,
    ...costs.get(model ?? '')!,
  }));
  const wrong = sales.filter(({ day, old, now }) => day >= newPricesFrom && old !== now);
  expect(wrong).toHaveLength(70);
  expect(wrong[0]!.id).toBe('S071');
  const byBranch = Map.groupBy(wrong, ({ branch }) => branch);
  const error = (branch: string) => byBranch.get(branch)!.reduce((sum, { old, now }) => sum + now - old, 0);
  expect([error('Kingsbury'), error('Aston'), error('Tamworth')]).toEqual([10_870, 6440, 4510]);
  expect(sales.filter(({ branch }) => branch === '')).toHaveLength(9);
});

test('week 4: nine days, most of them before a signature, and two that never came back', () => {
  const rows = lindenRequests().map((row) => row.slice(3).map(String));
  const done = rows.filter((times) => times.every((time) => time !== ''));
  expect(rows.length - done.length).toBe(2);
  const days = (from: number, to: number) =>
    mean(done.map((times) => (Date.parse(`${times[to]!}Z`) - Date.parse(`${times[from]!}Z`)) / 86_400_000));
  expect(Math.round(days(0, 5))).toBe(9);
  expect(days(1, 2)).toBeGreaterThan(days(0, 5) / 2);
});

test('weeks 5 and 6: split orders and managers who ask for themselves', () => {
  const purchases = lindenPurchases().map(([, day, home, by, shop, amount]) => ({
    day,
    home,
    by: String(by),
    shop,
    amount: Number(amount),
  }));
  expect(purchases).toHaveLength(50);
  expect(purchases.every(({ amount }) => amount < 200)).toBe(true);
  expect(purchases.filter(({ by, home }) => by === `manager ${String(home)}`)).toHaveLength(selfApprovals);
  const together = Map.groupBy(purchases, ({ day, home, shop }) => [day, home, shop].join());
  const sums = [...together.values()]
    .filter((list) => list.length > 1)
    .map((list) => list.reduce((sum, { amount }) => sum + amount, 0));
  expect(sums.filter((sum) => sum === 380)).toHaveLength(splitOrders);
});

test('weeks 7 to 9: duplicates, sums that do not add up, credit notes and three rates', () => {
  const invoices = pebbleInvoices();
  expect(invoices).toHaveLength(130);
  expect(new Set(invoices.map(({ rate }) => rate))).toEqual(new Set([0, 5, 20]));
  expect(invoices.filter(({ net, vat, gross }) => Math.abs(net + vat - gross) > 0.005)).toHaveLength(
    planted.wrongSums,
  );
  expect(invoices.filter(({ net }) => net < 0)).toHaveLength(planted.creditNotes);
  const repeats = (key: (invoice: (typeof invoices)[number]) => string) =>
    invoices.length - new Set(invoices.map(key)).size;
  expect(repeats(({ supplier, number, gross }) => [supplier, number, gross].join())).toBe(planted.duplicates);
  // A key with the date in it misses those that come again with another one.
  expect(repeats(({ supplier, number, gross, date }) => [supplier, number, gross, date].join())).toBe(3);
});

test('weeks 10 to 12: twenty pairs that differ in one thing', () => {
  const rows = westmoorApplications();
  expect(rows).toHaveLength(applications);
  const byPair = Map.groupBy(
    rows.filter((row) => row[8] !== ''),
    (row) => row[8],
  );
  expect(byPair.size).toBe(pairs);
  for (const [one, other] of byPair.values()) {
    const unlike = [1, 2, 3, 4, 5, 6].filter((column) => one![column] !== other![column]);
    expect(unlike).toHaveLength(1);
  }
});
