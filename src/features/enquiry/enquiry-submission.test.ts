import { describe, expect, it } from 'vitest';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { emptyValues, makeDraft } from './enquiry-draft.ts';
import { toEnquiryRequest } from './enquiry-submission.ts';

describe('toEnquiryRequest', () => {
  const values = {
    ...emptyValues(),
    firstName: 'Zoë',
    lastName: 'O’Neill',
    email: 'zoe+x@example.com',
    phone: '07700 900456',
    interestedProgram: 'AI Business Analyst: 6 months',
    experience: '1-3',
  };
  const draft = { ...makeDraft(), startedAt: 1000 };

  it('carries labels, true choices and the id of the draft, and passes the contract', () => {
    const request = toEnquiryRequest('transformation', { ...values, marketing: 'yes' }, draft, 61_000);
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

  it('lets a clock that went backwards be no time at all', () => {
    expect(toEnquiryRequest('contact', values, draft, 0).fillMilliseconds).toBe(0);
  });
});
