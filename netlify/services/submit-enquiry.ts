import type { SubmitFormRequest, SubmitFormResponse } from '#shared/contracts/submit-form.ts';
import { enquirySuccess } from '#shared/messages/enquiry.ts';
import type { Deps } from './deps.ts';
import { keepSubmission } from './store-submission.ts';
import { checkSubmission } from './submission.ts';

/**
 * Takes an enquiry: stores it once with the mails that must follow, answers the visitor, then delivers the mails. While
 * Postgres is away the enquiry waits elsewhere, and the visitor gets the same answer: it is safe.
 * @throws AppError `invalid_fields`, `rate_limited`, or `service_unavailable` when it could be kept nowhere
 */
export async function submitEnquiry(input: SubmitFormRequest, deps: Deps): Promise<SubmitFormResponse> {
  const submission = checkSubmission(input, deps.now());
  const { reference, emailComes } = await keepSubmission(submission, deps);
  return {
    success: true,
    message: enquirySuccess.body,
    reference,
    ...(emailComes === undefined ? {} : { emailComes }),
  };
}
