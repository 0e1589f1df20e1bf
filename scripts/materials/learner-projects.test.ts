import { expect, test } from 'vitest';
import { getCollection } from '../content/collections.ts';
import {
  bookingRows,
  bulkClosed,
  bulkDay,
  gymMembers,
  hotelFiles,
  inboxMails,
  learnerProjectFiles,
  neverFilled,
  planningLog,
  reportedMails,
  theatre,
  tickets,
} from './learner-projects.ts';

// Each test solves a small part of a project, by what the file alone says.

const share = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
  items.filter(is).length / items.length;
const columns = (name: string, separator = ',') =>
  (learnerProjectFiles()[name] ?? '')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(separator));

test('a project that names data ships it, or says whom to ask', () => {
  for (const [id, { requirements, material }] of getCollection('learnerProjects'))
    if (/invented|below/.test(requirements.join(' '))) expect(material?.files.length, id).toBeGreaterThan(0);
});

test('cancellation-model: one column is known too late, and few people leave', () => {
  const members = gymMembers();
  const left = share(members, ({ cancelled }) => cancelled);
  expect(left).toBeGreaterThan(0.06);
  expect(left).toBeLessThan(0.09);
  expect(
    share(
      members.filter(({ cancelled }) => cancelled),
      ({ surveys }) => surveys > 0,
    ),
  ).toBeGreaterThan(0.95);
  expect(
    share(
      members.filter(({ cancelled }) => !cancelled),
      ({ surveys }) => surveys > 0,
    ),
  ).toBeLessThan(0.01);
  expect([members[0]?.month, members.at(-1)?.month]).toEqual(['2025-01', '2026-06']);
  // What may be used carries something too.
  expect(
    share(
      members.filter(({ visits }) => visits === 0),
      ({ cancelled }) => cancelled,
    ),
  ).toBeGreaterThan(2 * left);
});

test('tested-warehouse: orders sent twice, refunds of no order, and orders after midnight', () => {
  const { orders, refunds, seats } = theatre();
  const ids = new Set(orders.map(({ id }) => id));
  expect(orders.length - ids.size).toBe(11);
  expect(refunds.filter(({ order }) => !ids.has(order))).toHaveLength(3);
  const nightOf = new Map(seats.map(([performance, night]) => [performance, String(night)]));
  const late = orders.filter(
    ({ placed, performance }) => placed.slice(0, 10) > (nightOf.get(performance) ?? ''),
  );
  expect(late.length).toBeGreaterThan(30);
  for (const { placed } of late) expect(placed.slice(11)).toMatch(/^00:/);
  const stalls = seats.filter(([, , seat]) => seat === 'A1');
  expect(new Set(stalls.map(([, , , price]) => price)).size).toBe(2);
});

test('sales-dashboard: totals that would count twice, returns, and one shop that falls', () => {
  const harbour = columns('shop-harbour.csv');
  const sum = (rows: string[][]) =>
    rows.flatMap((row) => row.slice(2).map(Number)).reduce((all, one) => all + one, 0);
  const isTotal = ([, item]: string[]) => item === 'TOTAL';
  expect(sum(harbour.filter(isTotal))).toBeCloseTo(sum(harbour.filter((row) => !isTotal(row))), 0);
  const half = (isEarly: boolean) =>
    sum(harbour.filter((row) => !isTotal(row) && (row[0] ?? '') < '2026-07-13' === isEarly));
  expect(half(false) / half(true)).toBeLessThan(0.75);
  const market = columns('shop-market.csv', ';');
  for (const [, , kind, pounds] of market) expect(kind === 'return').toBe(String(pounds).startsWith('-'));
  expect(market.filter(([, , kind]) => kind === 'return').length).toBeGreaterThan(5);
});

test('booking-requirements: fields that nobody fills, and fields that only one person does', () => {
  const rows = bookingRows();
  const isUsed = (field: number, who: (row: (string | number)[]) => boolean) =>
    rows.some((row) => who(row) && row[field] !== '');
  const fields = Array.from({ length: 40 }, (_, field) => field + 6);
  expect(rows[0]).toHaveLength(46);
  expect(fields.filter((field) => !isUsed(field, () => true))).toHaveLength(neverFilled);
  const own = fields.filter(
    (field) => isUsed(field, () => true) && !isUsed(field, (row) => row[3] !== 'pharmacist'),
  );
  expect(own.map((field) => field + 1)).toEqual([24, 25, 26, 27, 28, 29, 30, 31]);
});

test('delivery-forecast: one Friday on which the old tickets were closed', () => {
  const byDay = Map.groupBy(tickets(), (row) => String(row[4]));
  const counts = [...byDay].map(([day, rows]) => [day, rows.length] as const).toSorted((a, b) => b[1] - a[1]);
  expect(counts[0]?.[0]).toBe(bulkDay);
  expect(counts[0]?.[1]).toBeGreaterThanOrEqual(bulkClosed);
  expect(counts[1]?.[1]).toBeLessThan(12);
});

test('process-waits: about 61 days, most of them before highways answer', () => {
  const cases = [...Map.groupBy(planningLog(), ([name]) => name).values()].filter(
    (steps) => steps[0]?.[1] === 'received' && steps.at(-1)?.[1] === 'decided',
  );
  const time = (step: readonly (string | number)[] | undefined) =>
    Date.parse(`${String(step?.[2]).replace(' ', 'T')}Z`) / 86_400_000;
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const whole = mean(cases.map((steps) => time(steps.at(-1)) - time(steps[0])));
  expect(whole).toBeGreaterThan(60);
  expect(whole).toBeLessThan(62);
  const highways = mean(
    cases.map((steps) => {
      const place = steps.findIndex(([, activity]) => activity === 'highways answered');
      return time(steps[place]) - time(steps[place - 1]);
    }),
  );
  expect(highways).toBeGreaterThan(whole / 2);
  const sentBack = share(cases, (steps) => steps.some(([, activity]) => activity === 'sent back for plans'));
  expect(sentBack).toBeCloseTo(0.34, 1);
});

test('report-that-writes-itself: one till is silent for one night', () => {
  const { rooms, tills } = hotelFiles();
  expect(rooms.length - tills.length).toBe(1);
});

test('phishing-sorter: the last campaign passes SPF and was never seen before', () => {
  const mails = reportedMails().map(([, day, from, , spf, links, , , verdict]) => ({
    day: String(day),
    from,
    spf,
    links,
    verdict,
  }));
  const last = mails.filter(({ from }) => from === 'supplier-lowfield.example');
  expect(last.length).toBeGreaterThan(50);
  expect(last.every(({ spf, links, verdict }) => spf === 'pass' && links === 0 && verdict === 'attack')).toBe(
    true,
  );
  expect(last.map(({ day }) => day).toSorted()[0]! > '2026-07-01').toBe(true);
});

test('enquiry-sorter: ten mails give orders', () => {
  expect(inboxMails().filter(([, , , , orders]) => orders === 1)).toHaveLength(10);
  expect(inboxMails().some(([, text]) => String(text).includes('Account'))).toBe(true);
});
