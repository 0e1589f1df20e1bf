import { describe, expect, it } from 'vitest';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { contactDrafts, emptyValues } from './contact-draft.ts';
import { toContactRequest } from './contact-submission.ts';

const values = {
  ...emptyValues(),
  name: 'Zoë  O’Neill Łukasz',
  email: 'zoe+x@example.com',
  subject: 'pricing',
  inquiry: 'payment-options',
  message: 'How many payments are there?',
  consent: 'yes',
};
const draft = { ...contactDrafts.make(1000) };

describe('toContactRequest', () => {
  it('carries the specified payload and what was really answered, and passes the contract', () => {
    const request = toContactRequest(values, draft, 61_000);
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
        name: values.name,
        email: values.email,
        subject: 'pricing',
        inquiry: 'payment-options',
        message: values.message,
      },
      submissionId: draft.submissionId,
      fillMilliseconds: 60_000,
      consent: true,
      marketing: { agreed: false, wording: 'newsletter-2026-11' },
    });
  });

  it('is refused by the contract without the box', () => {
    const refused = submitForm.request.safeParse(
      toContactRequest({ ...values, consent: false }, draft, 61_000),
    );
    expect(refused.error?.issues.map(({ path }) => path)).toEqual([['consent']]);
  });
});
