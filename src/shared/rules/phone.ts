import {
  parsePhoneNumberFromString,
  getCountryCallingCode,
  type CountryCode as IsoCountry,
} from 'libphonenumber-js/min';
import { cleanPhone } from './identifiers.ts';
import { countryOptions, type CountryCode } from './labels.ts';
import { phoneMaxLength } from './phone-length.ts';

/** The message for a number that is no possible UK number. */
export const ukPhoneMessage =
  'Please enter a valid UK phone number (mobile: 07xxx xxxxxx, landline: 01xxx xxxxxx or 020 xxxx xxxx)';

/**
 * What the contract takes as a UK number (docs/contract/submissions.md). It takes a digit less than some areas have (the Isle of Man's 01624 among them), which
 * libphonenumber does not: what passes here is accepted.
 */
const specifiedPattern = /^(?:\+44\s?|0)([17-9]\d{8,9})$/u;

export type PhoneResult = { ok: true; e164: string } | { ok: false; message: string };

/** Only what people write around digits; a letter means that it is no telephone number. */
const written = /^[+\d\s().\-/]+$/u;

function parse(text: string, country: IsoCountry | undefined) {
  if (text.length > phoneMaxLength || !written.test(text)) return null;
  const number = parsePhoneNumberFromString(text, {
    ...(country ? { defaultCountry: country } : {}),
    extract: false,
  });
  // Possible, not valid: Ofcom's drama ranges (07700 900xxx) are possible numbers that are never given out.
  return number?.isPossible() ? number : null;
}

/**
 * Checks a telephone number for the country that was chosen (null where a form asks for none: UK first, then any
 * number in full international form). Accepts what people write: spaces, brackets, dots, dashes, `(0)`, `0044`, `+44`.
 */
export function parsePhone(typed: string, country: CountryCode | null): PhoneResult {
  const text = cleanPhone(typed);
  if (country === null || country === 'GB') {
    const number = parse(text, 'GB');
    if (number && (number.countryCallingCode === '44' || country === null))
      return { ok: true, e164: number.number };
    const specified = specifiedPattern.exec(text)?.[1];
    return specified ? { ok: true, e164: `+44${specified}` } : { ok: false, message: ukPhoneMessage };
  }
  const number = parse(text, country === 'OTHER' ? undefined : country);
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
