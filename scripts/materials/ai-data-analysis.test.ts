import { expect, test } from 'vitest';
import {
  aiDataAnalysisFiles,
  duplicatedLines,
  greenwellSupporters,
  grossShops,
  northgateNights,
  shortNights,
  tartan,
  thistleMovements,
  thistleProducts,
  unrestockedZip,
  valley,
  avonbridgeReports,
} from './ai-data-analysis.ts';

// Each test solves a small part of a week, by what the file alone says: the awkward fact of the brief is there to be found.

const files = aiDataAnalysisFiles();
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const key = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replace('ribon', 'ribbon')
    .replace('thread sewing', 'sewing thread')
    .replace(/[^a-z0-9]/g, '');
const dayOf = (text: unknown) => {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(String(text)) ?? [];
  return year ? `${year}-${month}-${day}` : String(text);
};
const movements = thistleMovements().map(([date, shop, product, movement, quantity, price]) => ({
  date: dayOf(date),
  shop: String(shop),
  product: key(product),
  movement,
  quantity: Number(quantity),
  price: Number(String(price).replace('£', '')),
}));

test('weeks 1 to 3: the lines entered twice are there', () => {
  const rows = thistleMovements().map((row) => row.join('|'));
  const near = rows.filter((row, index) => rows.slice(Math.max(0, index - 10), index).includes(row));
  expect(near.length).toBeGreaterThanOrEqual(duplicatedLines);
  expect(near.length).toBeLessThan(duplicatedLines + 10);
  expect(rows.filter((row) => /^\d\d\//.test(row)).length).toBeGreaterThan(1000);
  expect(rows.filter((row) => row.includes('£')).length).toBeGreaterThan(100);
});

test('weeks 1 to 3: the prices show in which two shops net became gross in July, and which twelve products rose', () => {
  const net = new Map(
    thistleProducts().flatMap((product) =>
      product.rises ? [] : [[key(product.name), product.net] as const],
    ),
  );
  const sales = movements.flatMap(({ product, movement, shop, date, price }) => {
    const before = net.get(product);
    return movement === 'sold' && before !== undefined ? [{ shop, date, ratio: price / before }] : [];
  });
  const ratios = (shop: string, isMeant: (date: string) => boolean) =>
    mean(sales.filter((line) => line.shop === shop && isMeant(line.date)).map(({ ratio }) => ratio));
  for (const shop of ['Perth', 'Crieff', 'Dunkeld']) {
    expect(ratios(shop, (date) => date < '2026-07-01')).toBeCloseTo(1, 1);
    expect(ratios(shop, (date) => date >= '2026-07-01')).toBeCloseTo(grossShops.includes(shop) ? 1.2 : 1, 1);
  }
  expect(thistleProducts().filter(({ rises }) => rises)).toHaveLength(12);
});

test('weeks 1 to 3: two lines only look dead', () => {
  const sold = (name: string) =>
    movements.filter((line) => line.product === key(name) && line.movement === 'sold');
  expect(new Set(sold(tartan).map(({ date }) => date.slice(0, 7)))).toEqual(new Set(['2025-12']));
  const stockAt = (day: string) =>
    movements
      .filter(({ product, date }) => product === key(unrestockedZip) && date <= day)
      .reduce((stock, { movement, quantity }) => stock + (movement === 'bought' ? quantity : -quantity), 0);
  expect(sold(unrestockedZip).filter(({ date }) => date > '2026-01-31' && date < '2026-06-10')).toEqual([]);
  expect(stockAt('2026-05-31')).toBeLessThanOrEqual(0);
  expect(stockAt('2026-06-10')).toBeGreaterThan(0);
});

test('weeks 4 to 7: buses vanish in one valley, and the delay arises there', () => {
  const byTrip = Map.groupBy(
    avonbridgeReports().filter(({ trip }) => trip !== ''),
    ({ trip }) => trip,
  );
  expect(byTrip.size).toBeGreaterThan(8);
  for (const reports of byTrip.values()) {
    const kilometres = reports.map(({ latitude }) => (Number(latitude) - 51.42) / 0.004);
    expect(kilometres.filter((km) => km > valley.from + 0.2 && km < valley.to - 0.2)).toEqual([]);
    const times = reports.map(({ recorded }) => Date.parse(recorded) / 60_000).sort((a, b) => a - b);
    expect(Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toBeGreaterThan(8);
  }
  expect(avonbridgeReports().some(({ trip }) => trip === '')).toBe(true);
  // In UTC, as its page says: the bus of 07:00 in London leaves at 06:00.
  const first = avonbridgeReports().find(({ trip }) => trip === 'T01');
  expect(first?.recorded).toMatch(/^2026-10-06T06:0/);
  expect(files['avonbridge-stop-times.csv']).toContain('24:10:00');
});

test('weeks 8 to 11: six per cent more, carried by one gift, and nobody over 80 in the new half', () => {
  const supporters = greenwellSupporters();
  const gifts = (letter: string, most = Infinity) =>
    mean(supporters.filter((one) => one.letter === letter && one.gift < most).map(({ gift }) => gift));
  expect(gifts('new') / gifts('old') - 1).toBeCloseTo(0.06, 2);
  expect(gifts('new', 9000) / gifts('old')).toBeLessThan(1);
  expect(supporters.filter(({ letter, age }) => letter === 'new' && age > 80)).toEqual([]);
  expect(supporters.filter(({ gift }) => gift === 9000)).toHaveLength(1);
});

test('weeks 12 to 14: the pandemic, the change of code and the eleven short nights are there', () => {
  const months = new Map(
    (files['northgate-months.csv'] ?? '')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [month = '', code = '', attendances = ''] = line.split(',');
        return [month, { code, attendances: Number(attendances) }] as const;
      }),
  );
  expect(months.get('2020-04')!.attendances).toBeLessThan(0.7 * months.get('2019-04')!.attendances);
  expect([months.get('2021-03')!.code, months.get('2021-04')!.code]).toEqual(['RQ7', 'RX9']);
  expect(
    northgateNights().filter(([, patients, nurses]) => Number(patients) > 11 * Number(nurses)),
  ).toHaveLength(shortNights);
});
