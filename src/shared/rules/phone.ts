import {
  parsePhoneNumberFromString,
  getCountryCallingCode,
  type CountryCode as IsoCountry,
} from 'libphonenumber-js/min';
import { countryOptions, type CountryCode } from './labels.ts';

/** As typed, signs and spaces included. */
export const phoneMaxLength = 20;

/** The message for a number that is no possible UK number. */
export const ukPhoneMessage =
  'Please enter a valid UK phone number (mobile: 07xxx xxxxxx, landline: 01xxx xxxxxx or 020 xxxx xxxx)';

/**
 * What the specification takes as a UK number. It takes a digit less than some areas have (the Isle of Man's 01624 among them), which
 * libphonenumber does not: whatever passes here is accepted.
 */
const specifiedPattern = /^(?:\+44\s?|0)([17-9]\d{8,9})$/u;

export type PhoneResult = { ok: true; e164: string } | { ok: false; message: string };

const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;
const spaces = /[\s\u00A0\u2000-\u200B\u202F\u205F\u2060\u3000\uFEFF]+/gu;
/** Only what people write around digits; a letter means that it is no telephone number. */
const written = /^[+\d\s().\-/]+$/u;

function parse(typed: string, country: IsoCountry | undefined) {
  const text = typed.replace(dashes, '-').replace(spaces, ' ').trim();
  if (typed.length > phoneMaxLength || !written.test(text)) return null;
  // "(0)" is written after a country code and never dialled there; libphonenumber would keep it as a digit.
  const dialled = /^(\+|00)/u.test(text) ? text.replace(/\(\s*0\s*\)/u, ' ') : text;
  const number = parsePhoneNumberFromString(dialled, {
    ...(country ? { defaultCountry: country } : {}),
    extract: false,
  });
  // Possible, not valid: Ofcom's drama ranges (07700 900xxx) are possible numbers that nobody is ever given.
  return number?.isPossible() ? number : null;
}

/**
 * Checks a telephone number for the country that was chosen (null where a form asks for none: UK first, then any
 * number in full international form). Accepts what people write: spaces, brackets, dots, dashes, `(0)`, `0044`, `+44`.
 */
export function parsePhone(typed: string, country: CountryCode | null): PhoneResult {
  if (country === null || country === 'GB') {
    const number = parse(typed, 'GB');
    if (number && (number.countryCallingCode === '44' || country === null))
      return { ok: true, e164: number.number };
    const specified = specifiedPattern.exec(typed)?.[1];
    return specified ? { ok: true, e164: `+44${specified}` } : { ok: false, message: ukPhoneMessage };
  }
  const number = parse(typed, country === 'OTHER' ? undefined : country);
  const expected = country === 'OTHER' ? number?.countryCallingCode : getCountryCallingCode(country);
  if (number && number.countryCallingCode === expected) return { ok: true, e164: number.number };
  return { ok: false, message: foreignPhoneMessage(country) };
}

function foreignPhoneMessage(country: CountryCode): string {
  const name = countryOptions.find((option) => option.value === country)?.label ?? country;
  return country === 'OTHER'
    ? 'Please enter a valid phone number for your country, starting with + and the country code'
    : `Please enter a valid phone number for ${name}`;
}
