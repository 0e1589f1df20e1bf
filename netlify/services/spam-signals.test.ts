import { describe, expect, it } from 'vitest';
import { toEnquiryPayload, toContactPayload } from '#shared/rules/labels.ts';
import { findSpamSignals } from './spam-signals.ts';

const person = toEnquiryPayload('contact', {
  firstName: 'Siobhán',
  lastName: "O'Neill-Łukasz",
  email: 'siobhan+courses@example.com',
  phone: '07700 900123',
  country: 'GB',
  interestedProgram: 'Cloud Computing & DevOps',
});

describe('findSpamSignals', () => {
  it('lets a person through', () => {
    expect(findSpamSignals({ ...person, fillMilliseconds: 95_000, website: '' })).toEqual([]);
  });

  it('has nothing against a missing fill time', () => {
    expect(findSpamSignals(person)).toEqual([]);
  });

  it('lets a person send one link', () => {
    expect(findSpamSignals({ ...person, goals: 'My work: https://example.com/portfolio' })).toEqual([]);
  });

  it.each([
    ['honeypot', { website: 'x' }],
    ['too-fast', { fillMilliseconds: 900 }],
    ['link-in-name', { firstName: 'Win at https://casino.example' }],
    ['link-in-name', { currentRole: 'cheap-pills.ru' }],
    ['many-links', { goals: 'http://a.example http://b.example http://c.example' }],
    ['markup', { additionalInfo: '<a href="x">click</a>' }],
  ] as const)('sees %s', (signal, change) => {
    expect(findSpamSignals({ ...person, ...change })).toContain(signal);
  });

  it('reads the contact form too', () => {
    const message = toContactPayload({
      name: 'www.spam.example',
      email: 'a@b.example',
      subject: 'other',
      inquiry: 'upskilling',
      message: 'Hello',
    });
    expect(findSpamSignals(message)).toEqual(['link-in-name']);
  });

  it('says the same twice', () => {
    const input = { ...person, firstName: 'www.a.example' };
    expect(findSpamSignals(input)).toEqual(findSpamSignals(input));
  });
});
