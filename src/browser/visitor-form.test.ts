import { describe, expect, it } from 'vitest';
import { contactAnswers, enquiryAnswers, submitForm } from '#shared/contracts/submit-form.ts';
import { contactFields, contactFormType, enquiryFields } from '#shared/rules/labels.ts';
import { storeDrafts, toSending } from './form-draft.ts';
import { checkAnswers, toVisitorRequest } from './visitor-form.ts';

const blank = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
const draftOf = (values: Record<string, string>) =>
  toSending({ ...storeDrafts('test', {}).make(1000), values });

const enquiry = {
  ...blank(enquiryFields),
  country: 'GB',
  marketing: '',
  website: '',
  firstName: 'Zoë',
  lastName: 'O’Neill',
  email: 'zoe+x@example.com',
  phone: '07700 900456',
  interestedProgram: 'AI Business Analyst: 6 months',
  experience: '1-3',
};
const message = {
  ...blank(contactFields),
  consent: 'yes',
  marketing: '',
  website: '',
  name: 'Zoë  O’Neill Łukasz',
  email: 'zoe+x@example.com',
  subject: 'pricing',
  inquiry: 'payment-options',
  message: 'How many payments are there?',
};

describe('the request of a visitor’s form', () => {
  it('carries labels, true choices and the id of the draft, and passes the contract', () => {
    const draft = draftOf({ ...enquiry, marketing: 'yes' });
    const request = toVisitorRequest(draft, { formType: 'transformation' }, 61_000);
    expect(submitForm.request.safeParse(request).success).toBe(true);
    expect(request).toMatchObject({
      formType: 'transformation',
      country: 'United Kingdom',
      experience: '1-2 years',
      interestedProgram: 'AI Business Analyst: 6 months',
      urgency: 'Medium',
      choices: { experience: '1-3', country: 'GB', interestedProgram: 'AI Business Analyst: 6 months' },
      submissionId: draft.submissionId,
      fillMilliseconds: 60_000,
      marketing: { agreed: true },
    });
    expect(request.choices).not.toHaveProperty('urgency');
    expect(request).not.toHaveProperty('website');
  });

  it.each([0, 1000 + 25 * 60 * 60_000])('says no time where the clock was set: at %d', (now) => {
    const request = toVisitorRequest(draftOf(enquiry), { formType: 'contact' }, now);
    expect(request).not.toHaveProperty('fillMilliseconds');
  });

  it('is the specified payload of the contact form, with what was really answered', () => {
    const draft = draftOf(message);
    const request = toVisitorRequest(draft, { formType: contactFormType, consent: true }, 61_000);
    expect(submitForm.request.safeParse(request).success).toBe(true);
    expect(request).toEqual({
      formType: 'Contact Form',
      firstName: 'Zoë',
      lastName: 'O’Neill Łukasz',
      email: 'zoe+x@example.com',
      phone: '',
      message: 'How many payments are there?',
      program: 'payment-options',
      subject: 'pricing',
      choices: {
        name: message.name,
        email: message.email,
        subject: 'pricing',
        inquiry: 'payment-options',
        message: message.message,
      },
      submissionId: draft.submissionId,
      fillMilliseconds: 60_000,
      consent: true,
      marketing: { agreed: false, wording: 'newsletter-2026-11' },
    });
  });

  it('is refused by the contract without the box', () => {
    const refused = submitForm.request.safeParse(
      toVisitorRequest(draftOf(message), { formType: contactFormType, consent: false }, 61_000),
    );
    expect(refused.error?.issues.map(({ path }) => path)).toEqual([['consent']]);
  });
});

describe('checkAnswers', () => {
  it('judges a telephone number by the country, and asks for none that is optional', async () => {
    expect(await checkAnswers(enquiryAnswers, enquiry, 'GB')).toEqual({});
    expect(await checkAnswers(enquiryAnswers, { ...enquiry, phone: '07700 9' }, 'NG')).toEqual({
      phone: 'Please enter a valid phone number for Nigeria',
    });
    expect(await checkAnswers(enquiryAnswers, { ...enquiry, phone: ' ' }, 'GB')).toEqual({
      phone: 'Enter a phone number',
    });
    expect(await checkAnswers(contactAnswers, message, null)).toEqual({});
  });
});
