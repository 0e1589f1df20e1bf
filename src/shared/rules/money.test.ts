import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CurrencyRegion } from '../catalogue/currencies.ts';
import { currencies, displayCurrency, getCurrency } from '../catalogue/currencies.ts';
import { convert, formatPrice, formatSalary, formatSalaryRange, roundWhole, salaryNote } from './money.ts';

const specifiedMultipliers = {
  US: 1,
  GB: 0.79,
  EU: 0.85,
  CA: 1.35,
  AU: 1.45,
  IN: 83,
  NG: 450,
  ZA: 18,
  KE: 130,
  GH: 12,
  JP: 150,
  CN: 7.2,
  SG: 1.35,
  BR: 5.2,
  MX: 17,
};

test('there are the contract’s fifteen currencies, each with symbol, code, name and multiplier', () => {
  expect(
    Object.fromEntries(Object.entries(currencies).map(([region, { multiplier }]) => [region, multiplier])),
  ).toEqual(specifiedMultipliers);
  expect(new Set(Object.values(currencies).map(({ code }) => code)).size).toBe(15);
  expect(new Set(Object.values(currencies).map(({ symbol }) => symbol)).size).toBe(15);
  for (const { name, symbol, code } of Object.values(currencies)) {
    expect(name).not.toBe('');
    expect(symbol).not.toBe('');
    expect(getCurrency(code).code).toBe(code);
  }
});

test('pounds are in effect', () => {
  expect(displayCurrency).toMatchObject({ symbol: '£', code: 'GBP', multiplier: 0.79 });
});

describe('a salary', () => {
  test.each([
    ['Prompt Engineering', 75_000, 120_000, '£59K - £95K'],
    ['Cybersecurity with AI', 95_000, 150_000, '£75K - £119K'],
    ['AI Business Analyst', 85_000, 130_000, '£67K - £103K'],
    ['AI Data Analysis', 90_000, 140_000, '£71K - £111K'],
    ['Project Management', 95_000, 145_000, '£75K - £115K'],
    ['AI Business Automation', 88_000, 135_000, '£70K - £107K'],
    ['AI & ML', 120_000, 180_000, '£95K - £142K'],
    ['Blockchain', 100_000, 160_000, '£79K - £126K'],
    ['Cloud & DevOps', 95_000, 145_000, '£75K - £115K'],
  ])('of %s reads low - high in pounds', (_course, low, high, text) => {
    expect(formatSalaryRange([low, high])).toBe(text);
  });

  test.each([
    ['US', 75_000, '$75K'],
    ['EU', 75_000, '€64K'],
    ['CA', 100_000, 'C$135K'],
    ['AU', 100_000, 'A$145K'],
    ['IN', 75_000, '₹6M'],
    ['IN', 12_000, '₹996K'],
    ['NG', 75_000, '₦34M'],
    ['NG', 2_000, '₦900K'],
    ['KE', 75_000, 'KSh10M'],
    ['GH', 75_000, 'GH₵900K'],
    ['GH', 100_000, 'GH₵1M'],
    ['JP', 75_000, '¥11,250K'],
    ['CN', 75_000, 'CN¥540K'],
    ['ZA', 75_000, 'R1350K'],
    ['SG', 75_000, 'S$101K'],
    ['BR', 75_000, 'R$390K'],
    ['MX', 75_000, 'MX$1275K'],
    ['GB', 1_000, '£790'],
    ['GB', 1_266, '£1K'],
  ] as const satisfies readonly (readonly [CurrencyRegion, number, string])[])(
    'in %s of %i dollars',
    (region, usd, text) => {
      expect(formatSalary(usd, currencies[region])).toBe(text);
    },
  );

  test('has a note that says what was converted', () => {
    expect(salaryNote()).toBe('US averages converted at 0.79');
    expect(salaryNote(currencies.US)).toBe('US averages');
  });
});

describe('a price', () => {
  test.each([
    [1896, '£1,896'],
    [316, '£316'],
    [1_234_567, '£1,234,567'],
    [0, '£0'],
    [-50, '-£50'],
  ])('of %i is exact', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });

  test('is never short, in any currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(currencies)),
        fc.integer({ min: 0, max: 100_000_000 }),
        (currency, amount) => {
          const text = formatPrice(amount, currency);
          expect(text.startsWith(currency.symbol)).toBe(true);
          expect(Number(text.slice(currency.symbol.length).replaceAll(',', ''))).toBe(amount);
        },
      ),
    );
  });
});

describe('rounding', () => {
  test('goes by the decimal number that is meant, halves up', () => {
    expect(roundWhole(1.005 * 100)).toBe(101);
    expect(roundWhole(0.79 * 50)).toBe(40);
    expect(roundWhole(2.4999999)).toBe(2);
  });

  test('agrees with whole-number arithmetic for every amount in pounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (dollars) => {
        // 79 hundredths, halves up, without fractions.
        expect(convert(dollars, currencies.US, currencies.GB)).toBe(Math.floor((dollars * 79 + 50) / 100));
      }),
    );
  });

  test('leaves an amount alone in its own currency', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(currencies)), fc.nat(10_000_000), (currency, amount) => {
        expect(convert(amount, currency, currency)).toBe(amount);
      }),
    );
  });
});
