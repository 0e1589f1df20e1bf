import { AppError } from '#shared/app-error.ts';
import type { Json } from '#shared/database.types.ts';
import { isTestAddress } from '#shared/rules/email.ts';
import type { Deps } from './deps.ts';
import { composeEnquiryMails } from './mails/enquiry-mails.ts';
import { toOutbox } from './mails/outbox-mail.ts';
import { sendLater } from './mails/outgoing.ts';
import { isSetAside } from './spam-signals.ts';
import {
  asAnother,
  isOfSameSender,
  readSubmission,
  searchKeysOfSubmission,
  type CheckedSubmission,
} from './submission.ts';
import { newSubscription } from './subscribe-newsletter.ts';

/** Different enquiries, and requests about data, of one address in a day; what is over is kept and set aside. */
const submissionsPerAddress = { max: 10, seconds: 86_400 } as const;

export interface StoredSubmission {
  /** What the person quotes; another than the submission's own where its id was taken. */
  reference: string;
  outcome: 'stored' | 'replayed' | 'amended' | 'taken' | 'limited';
  /** Mails that were queued in the same transaction. */
  mailIds: string[];
  /** Whether a mail with the reference goes, or went, to the person. */
  isAcknowledged: boolean;
}

/**
 * Writes a submission and the mails that must follow it in one transaction; the same submission again changes nothing.
 * An id belongs to one person and one form: under the id of another (a copied tab, a shared computer) it is an enquiry of its own.
 * @throws AppError `service_unavailable` when the database cannot be reached in time
 */
export async function storeSubmission(submission: CheckedSubmission, deps: Deps): Promise<StoredSubmission> {
  // A test of the site calls no one.
  const isTest = isTestAddress(submission.email);
  const mails = (isTest ? [] : composeEnquiryMails(submission, deps.settings)).map(
    ({ on, perDay, ...mail }) => ({ ...toOutbox(mail), on, per_day: perDay }),
  );
  // Ticking the box asks for the newsletter; its owner still confirms the address.
  const newsletter =
    submission.marketing?.agreed && !isTest
      ? { wording: submission.marketing.wording, ...newSubscription(submission.email, deps) }
      : null;
  const rows = await deps.database('submit_enquiry', {
    p_enquiry_id: submission.submissionId,
    p_reference: submission.reference,
    p_answers_hash: submission.answersHash,
    p_form_type: submission.formType,
    p_status: isSetAside(submission.signals) ? 'quarantined' : 'new',
    p_quarantine_reasons: submission.signals,
    p_first_name: submission.firstName,
    p_last_name: submission.lastName,
    p_email: submission.email,
    p_phone_typed: submission.phoneTyped,
    p_phone_e164: submission.phoneE164,
    p_programme: submission.programme,
    p_labels: submission.labels as Json,
    p_choices: submission.choices as Json,
    p_marketing_agreed: submission.marketing?.agreed ?? false,
    p_marketing_wording: submission.marketing?.wording ?? null,
    p_received_at: submission.receivedAt,
    p_answer_by: submission.answerBy,
    p_mails: mails,
    p_newsletter: newsletter,
    p_address_max: Math.ceil(submissionsPerAddress.max * deps.settings.limitScale),
    p_address_seconds: submissionsPerAddress.seconds,
    p_search_keys: searchKeysOfSubmission(submission),
  });
  const row = rows[0];
  if (!row) throw new Error('submit_enquiry answered nothing');
  if (row.outcome === 'taken') return storeSubmission(asAnother(submission), deps);
  return {
    reference: submission.reference,
    outcome: row.outcome as StoredSubmission['outcome'],
    mailIds: row.mail_ids,
    isAcknowledged: row.is_acknowledged,
  };
}

/**
 * Keeps a submission wherever it can be kept: in Postgres with its mails, which are then delivered, or, while Postgres is
 * away, in the store of last resort, from which it is moved once.
 * @returns the reference, and whether a mail with it comes; nothing of that while it waits, because that is decided later
 * @throws AppError `rate_limited`, or `service_unavailable` when it could be kept nowhere
 */
export async function keepSubmission(
  submission: CheckedSubmission,
  deps: Deps,
): Promise<{ reference: string; emailComes?: boolean }> {
  let stored;
  try {
    stored = await storeSubmission(submission, deps);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'service_unavailable') throw error;
    const known = readSubmission(await deps.waitingRoom.find(submission.submissionId));
    const waiting = known && !isOfSameSender(known, submission) ? asAnother(submission) : submission;
    await deps.waitingRoom.put(waiting.submissionId, waiting);
    deps.report('enquiry-waiting', { reference: waiting.reference });
    return { reference: waiting.reference };
  }
  if (stored.outcome === 'limited')
    throw new AppError('rate_limited', undefined, { retryAfterSeconds: 3600 });
  sendLater(stored.mailIds, deps);
  return { reference: stored.reference, emailComes: stored.isAcknowledged };
}
