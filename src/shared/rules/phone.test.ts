import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone, ukPhoneMessage } from './phone.ts';

/** The pattern of the form contract, which every accepted number of its own must keep passing. */
const contractPattern = /^(\+44\s?[17-9]\d{8,9}|0[17-9]\d{8,9})$/;

describe('UK numbers', () => {
  it.each([
    ['07700 900456', '+447700900456'],
    ['07700900456', '+447700900456'],
    ['+44 7700 900456', '+447700900456'],
    ['+447700900456', '+447700900456'],
    ['0044 7700 900456', '+447700900456'],
    ['+44 (0)7700 900456', '+447700900456'],
    ['0044(0)7700 900456', '+447700900456'],
    ['(020) 7946 0000', '+442079460000'],
    ['020 7946 0000', '+442079460000'],
    ['020-7946-0000', '+442079460000'],
    ['020.7946.0000', '+442079460000'],
    ['020\u00A07946\u00A00000', '+442079460000'],
    ['020\u20137946\u20130000', '+442079460000'],
    ['+44 (0)20 7946 0000', '+442079460000'],
    ['0300 123 4567', '+443001234567'],
    ['0306 999 0123', '+443069990123'],
    ['01632 960123', '+441632960123'],
    ['0114 496 0123', '+441144960123'],
    ['0808 157 0123', '+448081570123'],
    ['01481 960123', '+441481960123'],
    ['01534 960123', '+441534960123'],
    ['01624 960123', '+441624960123'],
    ['+44162400000', '+44162400000'],
  ])('takes %s', (typed, e164) => {
    expect(parsePhone(typed, 'GB')).toEqual({ ok: true, e164 });
    expect(parsePhone(typed, null)).toEqual({ ok: true, e164 });
  });

  it.each(['', ' ', '12345', 'call me', '077009004567', '07700 900456 x', '+1 212 555 0123', '0'.repeat(21)])(
    'refuses %j with the contract’s message',
    (typed) => {
      expect(parsePhone(typed, 'GB')).toEqual({ ok: false, message: ukPhoneMessage });
    },
  );

  it('takes everything that the contract pattern takes', () => {
    fc.assert(
      fc.property(fc.stringMatching(contractPattern), (typed) => {
        expect(parsePhone(typed, 'GB').ok).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('says the message of docs/contract/submissions.md', () => {
    expect(ukPhoneMessage).toBe(
      'Please enter a valid UK phone number (mobile: 07xxx xxxxxx, landline: 01xxx xxxxxx or 020 xxxx xxxx)',
    );
  });
});

describe('other countries', () => {
  it.each([
    ['085 012 3456', 'IE', '+353850123456'],
    ['(212) 555-0123', 'US', '+12125550123'],
    ['416 555 0123', 'CA', '+14165550123'],
    ['+234 803 123 4567', 'NG', '+2348031234567'],
    ['030 1234567', 'DE', '+49301234567'],
    ['+41 44 668 18 00', 'OTHER', '+41446681800'],
  ] as const)('takes %s for %s', (typed, country, e164) => {
    expect(parsePhone(typed, country)).toEqual({ ok: true, e164 });
  });

  it('names the country in the refusal', () => {
    expect(parsePhone('+44 7700 900456', 'IE')).toEqual({
      ok: false,
      message: 'Please enter a valid phone number for Ireland',
    });
  });

  it('asks for the international form where no country of ours was chosen', () => {
    expect(parsePhone('044 668 18 00', 'OTHER')).toMatchObject({ ok: false });
  });

  it('takes any international number where a form asks for no country', () => {
    expect(parsePhone('+353 85 012 3456', null)).toEqual({ ok: true, e164: '+353850123456' });
  });
});
