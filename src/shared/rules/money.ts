/** How amounts are converted and written. Prices are exact, salaries are short (K and M). */
import type { Currency } from '../catalogue/currencies.ts';
import { displayCurrency, getCurrency, salaryCurrency } from '../catalogue/currencies.ts';

/** Currencies whose salaries of a million and over are written in millions. */
const inMillions: ReadonlySet<string> = new Set(['INR', 'NGN', 'KES', 'GHS']);
/** Currencies whose salaries have thousands separators. */
const separated: ReadonlySet<string> = new Set(['JPY', 'INR', 'NGN']);

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/**
 * Rounds to a whole number, halves up, as on paper: 58.4999999999999 that means 58.5 becomes 59. (A multiplier
 * such as 0.79 has no exact binary form.)
 */
export function roundWhole(amount: number): number {
  return Math.round(Number(amount.toPrecision(12)));
}

/** A whole amount in another currency, unrounded. */
function convertExactly(amount: number, from: Currency, to: Currency): number {
  return from.code === to.code ? amount : (amount / from.multiplier) * to.multiplier;
}

/** A whole amount of `from` in whole units of `to`. */
export function convert(amount: number, from: Currency, to: Currency): number {
  return roundWhole(convertExactly(amount, from, to));
}

/** An amount that is already in the currency, to the unit: £1,896. */
export function formatPrice(amount: number, currency: Currency = displayCurrency): string {
  const whole = roundWhole(amount);
  return `${whole < 0 ? '-' : ''}${currency.symbol}${grouped.format(Math.abs(whole))}`;
}

/** A yearly salary in US dollars, converted and short: 75,000 is £59K. */
export function formatSalary(salaryUsd: number, currency: Currency = displayCurrency): string {
  const exact = convertExactly(salaryUsd, getCurrency(salaryCurrency), currency);
  const write = (whole: number): string =>
    separated.has(currency.code) ? grouped.format(whole) : String(whole);
  const whole = roundWhole(exact);
  if (whole >= 1_000_000 && inMillions.has(currency.code))
    return `${currency.symbol}${write(roundWhole(exact / 1_000_000))}M`;
  if (whole >= 1_000) return `${currency.symbol}${write(roundWhole(exact / 1_000))}K`;
  return `${currency.symbol}${write(whole)}`;
}

/** Low - high: £59K - £95K. */
export function formatSalaryRange(
  [low, high]: readonly [low: number, high: number],
  currency: Currency = displayCurrency,
): string {
  return `${formatSalary(low, currency)} - ${formatSalary(high, currency)}`;
}

/** The note beside every group of salaries. Empty where the figures are shown as they were published. */
export function salaryNote(currency: Currency = displayCurrency): string {
  if (currency.code === salaryCurrency) return 'US averages';
  return `US averages converted at ${currency.multiplier}`;
}
