import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { toContactPayload, toEnquiryPayload } from '#shared/rules/labels.ts';
import { checkSubmission, londonDay } from './submission.ts';

const moment = new Date('2026-11-27T12:00:00Z');
const enquiry = toEnquiryPayload('consultation', {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '07700 900123',
  country: 'GB',
  interestedProgram: 'AI Data Analysis',
});

describe('checkSubmission', () => {
  it('keeps the id that the form made', () => {
    const checked = checkSubmission(
      { ...enquiry, submissionId: '3F2504E0-4F89-41D3-9A0C-0305E82C3301' },
      moment,
    );
    expect(checked.submissionId).toBe('3f2504e0-4f89-41d3-9a0c-0305e82c3301');
    expect(checked.phoneE164).toBe('+447700900123');
  });

  it('makes one id for the same answers of one day, and another the next day', () => {
    const first = checkSubmission(enquiry, moment);
    expect(first.submissionId).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(checkSubmission({ ...enquiry }, new Date('2026-11-27T23:00:00Z')).submissionId).toBe(
      first.submissionId,
    );
    expect(checkSubmission(enquiry, new Date('2026-11-28T00:30:00Z')).submissionId).not.toBe(
      first.submissionId,
    );
    expect(checkSubmission({ ...enquiry, goals: 'Other' }, moment).submissionId).not.toBe(first.submissionId);
  });

  it('takes neither the id nor the fill time for an answer, but takes the marketing box for one', () => {
    const { answersHash } = checkSubmission(enquiry, moment);
    expect(
      checkSubmission({ ...enquiry, fillMilliseconds: 5000, submissionId: crypto.randomUUID() }, moment)
        .answersHash,
    ).toBe(answersHash);
    const agreed = { agreed: true, wording: 'newsletter-2026-11' } as const;
    expect(checkSubmission({ ...enquiry, marketing: agreed }, moment).answersHash).not.toBe(answersHash);
  });

  it('checks the telephone number for the country that was chosen', () => {
    const irish = { ...enquiry, phone: '+353 85 012 3456', country: 'Ireland' };
    expect(checkSubmission(irish, moment).phoneE164).toBe('+353850123456');
    expect(() => checkSubmission({ ...irish, country: 'United Kingdom' }, moment)).toThrow(AppError);
  });

  it('lets the contact form leave the telephone out', () => {
    const message = toContactPayload({
      name: 'Plato',
      email: 'p@example.com',
      subject: 'other',
      inquiry: 'upskilling',
      message: 'Hello',
    });
    expect(checkSubmission(message, moment).phoneE164).toBeNull();
  });
});

describe('londonDay', () => {
  it('is the civil day in London, in summer time too', () => {
    expect(londonDay(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
    expect(londonDay(new Date('2026-12-31T23:30:00Z'))).toBe('2026-12-31');
  });
});
