import { expect, test } from 'vitest';
import {
  addressLetters,
  brindleItems,
  formerLogin,
  gap,
  honestLetters,
  lockedFiles,
  meridaleLetters,
  monthlyRenames,
  otterbourneSignIns,
  planners,
  suspiciousHonest,
  tollgateAlerts,
  tollgateAudit,
  wrongClinic,
} from './cybersecurity-with-ai.ts';

// Each test solves a small part of a week, by what the file alone says: the awkward fact of the brief is there to be found.

test('weeks 1 to 3: the computer behind the saw is seen and not told', () => {
  const untold = brindleItems.filter(([, , toldBy]) => toldBy === '').map(([item]) => item);
  expect(untold).toContain('Computer behind the saw');
  expect(brindleItems.filter(([item]) => item?.startsWith('Laptop'))).toHaveLength(9);
  expect(brindleItems.some(([, , , , seen]) => seen?.includes('Windows 7'))).toBe(true);
});

const signIns = otterbourneSignIns().map(([at, clinic, device, account, event, how]) => ({
  at: String(at),
  clinic: String(clinic),
  device: String(device),
  account,
  event,
  how,
}));

test('week 5: the nightly restart shows the one clinic whose clock is wrong', () => {
  const hours = new Map(
    signIns.filter(({ event }) => event === 'restart').map(({ clinic, at }) => [clinic, at.slice(11, 13)]),
  );
  expect([...hours].filter(([, from]) => from !== '02')).toEqual([[wrongClinic, '03']]);
});

test('week 5: the nine sign-ins need two stories', () => {
  const late = signIns.filter(
    ({ account, event, at }) => account === formerLogin && event === 'sign-in' && at >= '2026-09-01',
  );
  const counts = Map.groupBy(late, ({ device, how }) => `${device} ${String(how)}`);
  expect([...counts].map(([key, lines]) => [key, lines.length]).sort()).toEqual([
    ['RO-T07 remembered', 7],
    ['WI-D04 typed', 2],
  ]);
  const before = ({ device, at }: { device: string; at: string }) =>
    signIns.filter((line) => line.device === device && line.at < at).at(-1);
  expect(counts.get('RO-T07 remembered')!.map((line) => before(line)?.event)).toEqual(Array(7).fill('start'));
  expect(counts.get('WI-D04 typed')!.map((line) => before(line)?.account)).toEqual(['p.hale', 'p.hale']);
});

const audit = tollgateAudit().map((line) => {
  const [when = '', rest = ''] = line.split(' planning smbd_audit: ');
  const [user = '', address = '', operation = '', , old = '', name = ''] = rest.split('|');
  return { when, time: Date.parse(when), user, address, operation, old, name };
});

test('weeks 7 to 9: two hours of Friday are missing, and only alerts fall into them', () => {
  const friday = audit.filter(({ when }) => when.startsWith('2026-10-16'));
  const from = Date.parse(`2026-10-16T${gap.from}:00+01:00`);
  const to = Date.parse(`2026-10-16T${gap.to}:00+01:00`);
  expect(friday.filter(({ time }) => time >= from && time < to)).toEqual([]);
  expect(friday.some(({ time }) => time < from)).toBe(true);
  const alerts = tollgateAlerts().map(([time, , , , text]) => ({
    time: Date.parse(String(time)),
    text: String(text),
  }));
  expect(alerts.filter(({ time }) => time > from && time < to).length).toBeGreaterThan(2);
  expect(alerts.some(({ text }) => text.includes('size smaller'))).toBe(true);
});

test('weeks 7 to 9: the monthly job sets off a plain count of renames, a narrower one fires on Friday alone', () => {
  const firesOn = (counts: (line: (typeof audit)[number]) => boolean) => {
    const renames = audit.filter((line) => line.operation === 'renameat' && counts(line));
    const minutes = Map.groupBy(renames, ({ when, user }) => `${when.slice(0, 16)} ${user}`);
    return new Set([...minutes].filter(([, lines]) => lines.length > 20).map(([key]) => key.slice(0, 10)));
  };
  expect(firesOn(() => true)).toEqual(new Set(['2026-10-14', '2026-10-16']));
  expect(firesOn(({ name, old }) => !name.startsWith('archive/') && !old.endsWith('.tmp'))).toEqual(
    new Set(['2026-10-16']),
  );
  expect(audit.filter(({ user }) => user === 'archive')).toHaveLength(monthlyRenames);
  const locked = audit.filter(({ name }) => name.endsWith('.locked'));
  expect(locked).toHaveLength(lockedFiles);
  // The login of a planner, from an address that belongs to no desk.
  expect(planners).toContain(locked[0]!.user);
  expect(
    new Set(audit.filter(({ user }) => user === locked[0]!.user).map(({ address }) => address)).size,
  ).toBe(2);
});

test('weeks 10 to 12: four letters in ten change an address, and some honest ones look like an attack', () => {
  const letters = meridaleLetters();
  expect(letters).toHaveLength(honestLetters);
  expect(letters.filter(([, , kind]) => kind === 'address')).toHaveLength(addressLetters);
  expect(letters.filter(([, , kind]) => kind === 'looks like an order')).toHaveLength(suspiciousHonest);
  expect(letters.filter(([, , , text]) => /ignore (?:my|all)/i.test(String(text))).length).toBeGreaterThan(1);
});
