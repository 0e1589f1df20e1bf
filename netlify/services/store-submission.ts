import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import { deliverMails } from './deliver-mails.ts';
import type { Deps } from './deps.ts';
import { composeEnquiryMails } from './mails/enquiry-mails.ts';
import { londonDay, type CheckedSubmission } from './submission.ts';

/** Different submissions that one address may send in a day. */
const submissionsPerAddress = { max: 10, seconds: 86_400 } as const;

export interface StoredSubmission {
  outcome: 'stored' | 'replayed' | 'amended' | 'limited';
  /** Mails that were queued in the same transaction. */
  mailIds: string[];
}

/**
 * Writes a submission and the mails that must follow it in one transaction; the same submission again changes nothing.
 * @throws AppError `service_unavailable` when the database cannot be reached in time
 */
export async function storeSubmission(submission: CheckedSubmission, deps: Deps): Promise<StoredSubmission> {
  const mails = composeEnquiryMails(submission, deps.settings).map(({ once, ...mail }) => ({
    mail_id: randomUUID(),
    ...mail,
    // One acknowledgement per address and day, however many forms are sent in its name.
    dedupe_key: once ? `${mail.kind}:${mail.recipient.toLowerCase()}:${londonDay(deps.now())}` : null,
  }));
  const rows = await deps.database('submit_enquiry', {
    p_enquiry_id: submission.submissionId,
    p_reference: submission.reference,
    p_answers_hash: submission.answersHash,
    p_form_type: submission.formType,
    p_status: submission.signals.length > 0 ? 'quarantined' : 'new',
    p_quarantine_reasons: submission.signals,
    p_first_name: submission.firstName,
    p_last_name: submission.lastName,
    p_email: submission.email,
    p_phone_typed: submission.phoneTyped,
    p_phone_e164: submission.phoneE164,
    p_programme: submission.programme,
    p_labels: JSON.stringify(submission.labels),
    p_choices: submission.choices ? JSON.stringify(submission.choices) : null,
    p_marketing_agreed: submission.marketing?.agreed ?? false,
    p_marketing_wording: submission.marketing?.wording ?? null,
    p_received_at: submission.receivedAt,
    p_answer_by: submission.answerBy,
    p_mails: JSON.stringify(mails),
    p_address_max: Math.ceil(submissionsPerAddress.max * deps.settings.limitScale),
    p_address_seconds: submissionsPerAddress.seconds,
  });
  const row = rows[0];
  if (!row) throw new Error('submit_enquiry answered nothing');
  return { outcome: row.outcome as StoredSubmission['outcome'], mailIds: row.mail_ids };
}

/**
 * Keeps a submission wherever it can be kept: in Postgres with its mails, which are then delivered, or, while Postgres is
 * away, in the store of last resort, from which it is moved once.
 * @throws AppError `rate_limited`, or `service_unavailable` when it could be kept nowhere
 */
export async function keepSubmission(submission: CheckedSubmission, deps: Deps): Promise<void> {
  let stored;
  try {
    stored = await storeSubmission(submission, deps);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'service_unavailable') throw error;
    await deps.waitingRoom.put(submission.submissionId, submission);
    deps.report('enquiry-waiting', { reference: submission.reference });
    return;
  }
  if (stored.outcome === 'limited')
    throw new AppError('rate_limited', undefined, { retryAfterSeconds: 3600 });
  if (stored.mailIds.length > 0) deps.later(deliverMails(deps, { only: stored.mailIds }));
}
