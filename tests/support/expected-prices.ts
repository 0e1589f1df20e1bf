/**
 * The prices of docs/contract/prices.md at 0.79, worked out by hand and written once for all tests: the total rounded, payments
 * that sum to it, 5% off the total. Nothing here is read from the catalogue.
 */
export interface ExpectedPrice {
  /** What the contract names, in dollars. */
  readonly dollars: { readonly list: number; readonly price: number; readonly monthly: number };
  /** In pounds. */
  readonly total: number;
  readonly monthly: number;
  /** The last payment, where it differs. */
  readonly last: number;
  /** All at once. */
  readonly upfront: number;
}

type Row = readonly [list: number, price: number, monthly: number];

/** For each price in dollars: total, monthly, last, all at once. */
const inPounds = {
  2400: [1896, 316, 316, 1801],
  2700: [2133, 356, 353, 2026],
  3000: [2370, 395, 395, 2252],
  3840: [3034, 253, 251, 2882],
  4320: [3413, 284, 289, 3242],
  5040: [3982, 332, 330, 3783],
} as const;

const dollars = {
  'prompt-engineering': { 6: [2499, 2400, 400], 12: [4299, 3840, 320] },
  'cybersecurity-with-ai': { 6: [3499, 2700, 450], 12: [5799, 4320, 360] },
  'ai-business-analyst': { 6: [2999, 2400, 400], 12: [4799, 3840, 320] },
  'ai-data-analysis': { 6: [3999, 2700, 450], 12: [6499, 4320, 360] },
  'project-management': { 6: [2999, 2400, 400], 12: [4799, 3840, 320] },
  'ai-business-automation': { 6: [3299, 2700, 450], 12: [5499, 4320, 360] },
  'ai-machine-learning': { 6: [4299, 3000, 500], 12: [7299, 5040, 420] },
  'blockchain-development': { 6: [3799, 3000, 500], 12: [6299, 5040, 420] },
  'cloud-devops': { 6: [3199, 2700, 450], 12: [5399, 4320, 360] },
} as const satisfies Record<string, Readonly<Record<6 | 12, Row>>>;

export type PricedCourse = keyof typeof dollars;
export const pricedCourses = Object.keys(dollars) as PricedCourse[]; // keys forgets its type

export function expectedPrice(course: PricedCourse, months: 6 | 12): ExpectedPrice {
  const [list, price, perMonth] = dollars[course][months];
  const [total, monthly, last, upfront] = inPounds[price];
  return { dollars: { list, price, monthly: perMonth }, total, monthly, last, upfront };
}

/** £1,896 */
export const inWords = (amount: number): string => `£${amount.toLocaleString('en-GB')}`;

/** '5 payments of £356 and one of £353, £2,133 in total' */
export function expectedSchedule(course: PricedCourse, months: 6 | 12): string {
  const { total, monthly, last } = expectedPrice(course, months);
  const payments =
    last === monthly
      ? `${months} payments of ${inWords(monthly)}`
      : `${months - 1} payments of ${inWords(monthly)} and one of ${inWords(last)}`;
  return `${payments}, ${inWords(total)} in total`;
}

/** Every amount in pounds that a page, a mail or an answer may say of a plan. */
export const expectedAmounts: ReadonlySet<string> = new Set(
  Object.values(inPounds)
    .flat()
    .map((amount) => inWords(amount)),
);

/** From the cheapest plan to the dearest: '£1,896 to £3,982'. */
export const expectedRange = '£1,896 to £3,982';
