/** What a plan costs, and when it is paid. One price everywhere: pages, emails, feeds and the assistant read it here. */
import type { Currency, MoneySettings } from '../catalogue/currencies.ts';
import { getCurrency, moneySettings } from '../catalogue/currencies.ts';
import type { Plan, PlanMonths } from '../catalogue/plans.ts';
import { plans } from '../catalogue/plans.ts';
import { terms } from '../catalogue/terms.ts';
import { convert, formatPrice, roundWhole } from './money.ts';

export interface Instalments {
  /** What is paid in every month but the last. */
  readonly monthly: number;
  /** What is paid in the last month: the rest, which differs by a few units when the total does not divide. */
  readonly last: number;
}

export interface Price extends Instalments {
  /** The plan's price, and the sum of all payments. */
  readonly total: number;
  readonly months: PlanMonths;
  /** The total less the discount for paying it in full at the start. */
  readonly upfront: number;
  /** The reference price, to be struck through. */
  readonly list: number;
  readonly currency: Currency;
}

type PricedPlan = Pick<Plan, 'months' | 'discountPrice' | 'originalPrice'>;

/**
 * Splits a whole total over some months so that the payments sum to it: the total over the months, rounded, and in
 * the last month what is left. Where rounding up would leave nothing for the last month it rounds down.
 *
 * @throws RangeError unless both are whole and every month can have at least one unit.
 */
export function instalmentsOf(total: number, months: number): Instalments {
  if (!Number.isSafeInteger(total) || !Number.isSafeInteger(months) || months < 1 || total < months) {
    throw new RangeError(`${total} cannot be paid in ${months} monthly payments`);
  }
  const rounded = roundWhole(total / months);
  const monthly = rounded * (months - 1) < total ? rounded : Math.floor(total / months);
  return { monthly, last: total - monthly * (months - 1) };
}

/** All payments, first month first. */
export function listPayments({
  monthly,
  last,
  months,
}: Pick<Price, 'monthly' | 'last' | 'months'>): number[] {
  return Array.from({ length: months }, (_, month) => (month === months - 1 ? last : monthly));
}

export function priceOf(plan: PricedPlan, settings: MoneySettings = moneySettings): Price {
  const from = getCurrency(settings.catalogue);
  const currency = getCurrency(settings.display);
  const total = convert(plan.discountPrice, from, currency);
  return {
    total,
    ...instalmentsOf(total, plan.months),
    months: plan.months,
    upfront: roundWhole((total * (100 - terms.upfrontDiscountPercent)) / 100),
    list: convert(plan.originalPrice, from, currency),
    currency,
  };
}

/** '5 payments of £356 and one of £353, £2,133 in total', or '6 payments of £316, £1,896 in total'. */
export function schedule(price: Price): string {
  const { monthly, last, months, total, currency } = price;
  const payments =
    last === monthly
      ? `${months} payments of ${formatPrice(monthly, currency)}`
      : `${months - 1} payments of ${formatPrice(monthly, currency)} and one of ${formatPrice(last, currency)}`;
  return `${payments}, ${formatPrice(total, currency)} in total`;
}

export interface PriceRange {
  readonly low: number;
  readonly high: number;
  readonly currency: Currency;
  /** '£1,896 to £3,982' */
  readonly text: string;
}

function rangeOf(amounts: readonly number[], currency: Currency): PriceRange {
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const text =
    low === high
      ? formatPrice(low, currency)
      : `${formatPrice(low, currency)} to ${formatPrice(high, currency)}`;
  return { low, high, currency, text };
}

/** From the cheapest plan to the dearest, at one pace or at both. */
export function priceRange(months?: PlanMonths, settings: MoneySettings = moneySettings): PriceRange {
  const chosen = plans.filter((plan) => months === undefined || plan.months === months);
  return rangeOf(
    chosen.map((plan) => priceOf(plan, settings).total),
    getCurrency(settings.display),
  );
}

/** The monthly payments of one pace over all courses. */
export function monthlyRange(months: PlanMonths, settings: MoneySettings = moneySettings): PriceRange {
  return rangeOf(
    plans.filter((plan) => plan.months === months).map((plan) => priceOf(plan, settings).monthly),
    getCurrency(settings.display),
  );
}

export interface ReturnExample {
  readonly investment: number;
  readonly annualReturn: number;
  readonly percent: number;
  /** '2,321%' */
  readonly figure: string;
  readonly formula: string;
}

/** The contract's example of a return (docs/contract/prices.md). It is shown with its formula, or not at all. */
export const returnExample: ReturnExample = exampleOf(2_800, 65_000);

function exampleOf(investment: number, annualReturn: number): ReturnExample {
  const percent = roundWhole((annualReturn / investment) * 100);
  const write = (amount: number): string => amount.toLocaleString('en-GB');
  return {
    investment,
    annualReturn,
    percent,
    figure: `${write(percent)}%`,
    formula: `Annual return of ${write(annualReturn)} as a share of an investment of ${write(investment)}: ${write(annualReturn)} / ${write(investment)} = ${write(percent)}%`,
  };
}
