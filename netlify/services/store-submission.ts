import { randomUUID } from 'node:crypto';
import { contactFormType } from '#shared/rules/labels.ts';
import type { Deps } from './deps.ts';
import { composeEnquiryMails } from './mails/enquiry-mails.ts';
import { londonDay, type CheckedSubmission } from './submission.ts';

/** Different enquiries that one address may send in a day. */
const enquiriesPerAddress = { max: 10, seconds: 86_400 } as const;

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
  const { request } = submission;
  const {
    choices,
    submissionId: _id,
    fillMilliseconds: _time,
    website: _website,
    marketing,
    ...labels
  } = request;
  const mails = composeEnquiryMails(submission, deps.settings).map((mail) => ({
    mail_id: randomUUID(),
    ...mail,
    // One acknowledgement per address and day, however many forms are sent in its name.
    dedupe_key:
      mail.kind === 'enquiry-acknowledgement'
        ? `${mail.kind}:${mail.recipient.toLowerCase()}:${londonDay(deps.now())}`
        : null,
  }));
  const rows = await deps.database('submit_enquiry', {
    p_enquiry_id: submission.submissionId,
    p_reference: submission.reference,
    p_answers_hash: submission.answersHash,
    p_form_type: request.formType,
    p_status: submission.signals.length > 0 ? 'quarantined' : 'new',
    p_quarantine_reasons: submission.signals,
    p_first_name: request.firstName,
    p_last_name: request.lastName,
    p_email: request.email,
    p_phone_typed: request.phone,
    p_phone_e164: submission.phoneE164,
    p_programme: request.formType === contactFormType ? request.program : request.interestedProgram,
    p_labels: JSON.stringify(labels),
    p_choices: choices ? JSON.stringify(choices) : null,
    p_marketing_agreed: marketing?.agreed ?? false,
    p_marketing_wording: marketing?.wording ?? null,
    p_received_at: submission.receivedAt,
    p_mails: JSON.stringify(mails),
    p_address_max: Math.ceil(enquiriesPerAddress.max * deps.settings.limitScale),
    p_address_seconds: enquiriesPerAddress.seconds,
  });
  const row = rows[0];
  if (!row) throw new Error('submit_enquiry answered nothing');
  return { outcome: row.outcome as StoredSubmission['outcome'], mailIds: row.mail_ids };
}
