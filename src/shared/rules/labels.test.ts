import { describe, expect, it } from 'vitest';
import { countryOptions, toContactPayload, toEnquiryPayload } from './labels.ts';

/** The label tables of the form contract, written out by hand. */
const specified = {
  experience: [
    ['0-1', '0-1 years'],
    ['0-2', '0-1 years'],
    ['1-3', '1-2 years'],
    ['2-5', '2-5 years'],
    ['3-7', '5-10 years'],
    ['5-10', '5-10 years'],
    ['10+', '10+ years'],
    ['', 'No experience'],
  ],
  budget: [
    ['under-1000', 'Under £1,000'],
    ['under-2000', 'Under £1,000'],
    ['2000-5000', '£2,000-£5,000'],
    ['5000-10000', '£5,000-£10,000'],
    ['above-10000', 'Above £10,000'],
    ['', 'Under £1,000'],
  ],
  preferredStartDate: [
    ['immediately', 'Immediately'],
    ['1-month', 'Next Month'],
    ['2-3-months', '1-3 Months'],
    ['3-6-months', '3-6 Months'],
    ['flexible', '6+ Months'],
    ['', 'Immediately'],
  ],
  timeCommitment: [
    ['part-time', 'Part-time'],
    ['full-time', 'Full-time'],
    ['flexible', 'Full-time'],
    ['', 'Full-time'],
  ],
  hearAboutUs: [
    ['google', 'Google Search'],
    ['social-media', 'Social Media'],
    ['referral', 'Word of mouth'],
    ['advertisement', 'Online Advertisement'],
    ['blog', 'Blog/Article'],
    ['other', 'Other'],
    ['', 'Social Media'],
  ],
  country: [
    ['GB', 'United Kingdom'],
    ['NG', 'Nigeria'],
    ['OTHER', 'Other'],
    ['', 'United Kingdom'],
  ],
  currentRole: [
    ['', 'Career Changer'],
    ['Nurse', 'Nurse'],
  ],
  goals: [
    ['', 'Looking to advance my career in technology'],
    ['To move', 'To move'],
  ],
  additionalInfo: [
    ['', 'No additional information provided'],
    ['Evenings', 'Evenings'],
  ],
  urgency: [
    ['', 'Medium'],
    ['high', 'High'],
  ],
} as const;

describe('toEnquiryPayload', () => {
  for (const [field, pairs] of Object.entries(specified))
    it.each(pairs.map(([code, label]) => ({ code, label })))(
      `${field} $code becomes "$label"`,
      ({ code, label }) => {
        expect(toEnquiryPayload('contact', { [field]: code })).toMatchObject({ [field]: label });
      },
    );

  it('does not take an inherited property for an option', () => {
    expect(toEnquiryPayload('contact', { experience: 'constructor' }).experience).toBe('No experience');
  });

  it('offers the seventeen countries in the order of the contract', () => {
    expect(countryOptions.map((option) => option.value).join(' ')).toBe(
      'GB IE US CA AU NZ DE FR ES IT NL NG ZA IN BR MX OTHER',
    );
  });
});

describe('toContactPayload', () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['Sukarno', 'Sukarno', ''],
    ['  María  José Ñúñez ', 'María', 'José Ñúñez'],
    ["Sinéad O'Connor", 'Sinéad', "O'Connor"],
  ])('splits %j', (name, firstName, lastName) => {
    expect(toContactPayload({ name, inquiry: 'upskilling' })).toMatchObject({
      firstName,
      lastName,
      program: 'upskilling',
      formType: 'Contact Form',
    });
  });
});
