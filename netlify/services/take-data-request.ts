import type { DataRequest, DataRequestResponse } from '#shared/contracts/data-request.ts';
import { dataRequestMessages } from '#shared/messages/data-request.ts';
import type { Deps } from './deps.ts';
import { keepSubmission } from './store-submission.ts';
import { checkDataRequest } from './submission.ts';

/**
 * Takes a request about someone's own data, or a complaint, by the same rules as an enquiry, and says by which day it is
 * answered.
 * @throws AppError `rate_limited`, or `service_unavailable` when it could be kept nowhere
 */
export async function takeDataRequest(input: DataRequest, deps: Deps): Promise<DataRequestResponse> {
  const submission = checkDataRequest(input, deps.now());
  const { reference, emailComes } = await keepSubmission(submission, deps);
  return {
    success: true,
    message: dataRequestMessages.received,
    reference,
    answerBy: submission.answerBy,
    ...(emailComes === undefined ? {} : { emailComes }),
  };
}
