/**
 * Bank holidays in England and Wales as GOV.UK publishes them, as civil days. Where one falls on a weekend the day is its
 * substitute. Days beyond the last year are not published yet: add a year when they are. `npm run launch-check` says when it is time.
 */
export const bankHolidays: readonly string[] = [
  '2025-01-01',
  '2025-04-18',
  '2025-04-21',
  '2025-05-05',
  '2025-05-26',
  '2025-08-25',
  '2025-12-25',
  '2025-12-26',
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',
  '2028-01-03',
  '2028-04-14',
  '2028-04-17',
  '2028-05-01',
  '2028-05-29',
  '2028-08-28',
  '2028-12-25',
  '2028-12-26',
];

/** Where the days come from, and how far they are published: after the last one, every weekday counts as a working day. */
export const bankHolidaysKnown = {
  source: 'https://www.gov.uk/bank-holidays',
  region: 'England and Wales',
  until: '2028-12-31',
} as const;
