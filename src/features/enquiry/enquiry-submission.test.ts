import { describe, expect, it } from 'vitest';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { CallError } from '../../browser/call-endpoint.ts';
import { emptyValues, makeDraft } from './enquiry-draft.ts';
import { failureMessage, toEnquiryRequest } from './enquiry-submission.ts';
import { failureWords } from './messages.ts';

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

describe('failureMessage', () => {
  it('says what the server says', () => {
    expect(failureMessage(new CallError('429: {}', 429, { message: 'Please wait' }))).toBe('Please wait');
  });
  it('names the status where the server says nothing readable', () => {
    expect(failureMessage(new CallError('500: <html>', 500))).toBe('Server error: 500');
  });
  it('says that the form failed where the answer was fine but refused', () => {
    expect(failureMessage(new CallError('', 200))).toBe('Form submission failed');
    expect(failureMessage(new CallError('', 200, { message: 'Closed today' }))).toBe('Closed today');
  });
  it('says what it knows of a call without an answer', () => {
    expect(failureMessage(new CallError('You seem to be offline', 0))).toBe('You seem to be offline');
  });
  it('has words for what is no error at all', () => {
    expect(failureMessage('thrown text')).toBe('Unknown error occurred');
  });
  it('puts the message into the specified alert once, without a second full stop', () => {
    expect(failureWords.alert('Please wait.')).toBe(
      'There was an error submitting your form: Please wait. Please try again.',
    );
  });
});
