/**
 * Currencies and the one place that says which currency the catalogue's plan prices are in and which one visitors see.
 * Multipliers are units of the currency for one United States dollar, as docs/contract/prices.md gives them: they are fixed
 * figures, not today's exchange rates.
 */
export interface Currency {
  readonly symbol: string;
  readonly code: string;
  readonly name: string;
  /** Units of this currency for one US dollar. */
  readonly multiplier: number;
}

/** Keyed by country or region, in the order of the contract. */
export const currencies = {
  US: { symbol: '$', code: 'USD', name: 'US dollar', multiplier: 1 },
  GB: { symbol: '£', code: 'GBP', name: 'Pound sterling', multiplier: 0.79 },
  EU: { symbol: '€', code: 'EUR', name: 'Euro', multiplier: 0.85 },
  CA: { symbol: 'C$', code: 'CAD', name: 'Canadian dollar', multiplier: 1.35 },
  AU: { symbol: 'A$', code: 'AUD', name: 'Australian dollar', multiplier: 1.45 },
  IN: { symbol: '₹', code: 'INR', name: 'Indian rupee', multiplier: 83 },
  NG: { symbol: '₦', code: 'NGN', name: 'Nigerian naira', multiplier: 450 },
  ZA: { symbol: 'R', code: 'ZAR', name: 'South African rand', multiplier: 18 },
  KE: { symbol: 'KSh', code: 'KES', name: 'Kenyan shilling', multiplier: 130 },
  GH: { symbol: 'GH₵', code: 'GHS', name: 'Ghanaian cedi', multiplier: 12 },
  JP: { symbol: '¥', code: 'JPY', name: 'Japanese yen', multiplier: 150 },
  CN: { symbol: 'CN¥', code: 'CNY', name: 'Chinese yuan', multiplier: 7.2 },
  SG: { symbol: 'S$', code: 'SGD', name: 'Singapore dollar', multiplier: 1.35 },
  BR: { symbol: 'R$', code: 'BRL', name: 'Brazilian real', multiplier: 5.2 },
  MX: { symbol: 'MX$', code: 'MXN', name: 'Mexican peso', multiplier: 17 },
} as const satisfies Record<string, Currency>;

export type CurrencyRegion = keyof typeof currencies;
export type CurrencyCode = (typeof currencies)[CurrencyRegion]['code'];

export interface MoneySettings {
  /** The currency in which the plan prices of `plans.ts` are written. */
  readonly catalogue: CurrencyCode;
  /** The currency in which every page, email and feed shows them. */
  readonly display: CurrencyCode;
}

/**
 * Plan prices are dollars shown in pounds at 0.79. Should they turn out to be pounds already, change `catalogue` to
 * 'GBP' here and nothing else: every page then shows £400 a month and £2,400. Salaries stay US figures either way.
 */
export const moneySettings: MoneySettings = { catalogue: 'USD', display: 'GBP' };

/** Salaries are published for the United States. */
export const salaryCurrency: CurrencyCode = 'USD';

const byCode = new Map<string, Currency>(
  Object.values(currencies).map((currency) => [currency.code, currency]),
);

/** @throws RangeError for a code that is not one of the fifteen. */
export function getCurrency(code: CurrencyCode): Currency {
  const currency = byCode.get(code);
  if (!currency) throw new RangeError(`No currency with the code ${code}`);
  return currency;
}

export const displayCurrency: Currency = getCurrency(moneySettings.display);
