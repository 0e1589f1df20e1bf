import { AppError } from '#shared/app-error.ts';
import type { SubmitFormRequest, SubmitFormResponse } from '#shared/contracts/submit-form.ts';
import { enquirySuccess } from '#shared/messages/enquiry.ts';
import { deliverMails } from './deliver-mails.ts';
import type { Deps } from './deps.ts';
import { storeSubmission } from './store-submission.ts';
import { checkSubmission, type CheckedSubmission } from './submission.ts';

/**
 * Takes an enquiry: stores it once with the mails that must follow, answers the visitor, then delivers the mails. While
 * Postgres is away the enquiry waits in the store of last resort, and the visitor gets the same answer: it is safe.
 * @throws AppError `invalid_fields`, `rate_limited`, or `service_unavailable` when it could be kept nowhere
 */
export async function submitEnquiry(input: SubmitFormRequest, deps: Deps): Promise<SubmitFormResponse> {
  const submission = checkSubmission(input, deps.now());
  const accepted: SubmitFormResponse = {
    success: true,
    message: enquirySuccess.body,
    reference: submission.reference,
  };

  let stored;
  try {
    stored = await storeSubmission(submission, deps);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'service_unavailable') throw error;
    await keepForLater(submission, deps);
    return accepted;
  }

  if (stored.outcome === 'limited')
    throw new AppError('rate_limited', undefined, { retryAfterSeconds: 3600 });
  if (stored.mailIds.length > 0) deps.later(deliverMails(deps, { only: stored.mailIds }));
  return accepted;
}

async function keepForLater(submission: CheckedSubmission, deps: Deps): Promise<void> {
  await deps.waitingRoom.put(submission.submissionId, submission);
  deps.report('enquiry-waiting', { reference: submission.reference });
}
