import { createHash } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import type { SubmitFormRequest } from '#shared/contracts/submit-form.ts';
import { enquiryMessages } from '#shared/messages/enquiry.ts';
import { contactFormType, findCountryCode } from '#shared/rules/labels.ts';
import { parsePhone } from '#shared/rules/phone.ts';
import { toReference } from '#shared/rules/reference.ts';
import { findSpamSignals, type SpamSignal } from './spam-signals.ts';

/** A submission that has been checked and has its identity; what is stored, wherever it is stored. */
export interface CheckedSubmission {
  submissionId: string;
  reference: string;
  /** SHA-256 over the answers, in hexadecimal: what makes a replay a replay. */
  answersHash: string;
  /** E.164; null where an optional telephone number was left empty. */
  phoneE164: string | null;
  signals: SpamSignal[];
  receivedAt: string;
  request: SubmitFormRequest;
}

const dayInLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The civil day in London, as 2026-11-27. */
export function londonDay(moment: Date): string {
  return dayInLondon.format(moment);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Only answers count: not the id, not how long it took, not the field that no person sees. */
function hashAnswers(request: SubmitFormRequest): string {
  const { submissionId: _id, fillMilliseconds: _time, website: _website, ...answers } = request;
  return createHash('sha256')
    .update(JSON.stringify(sorted(answers)))
    .digest('hex');
}

/** A form without JavaScript makes no id: the same answers on the same day are then one submission. */
function idFromAnswers(answersHash: string, moment: Date): string {
  const hex = createHash('sha256')
    .update(`${answersHash} ${londonDay(moment)}`)
    .digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  const digits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function checkPhone(request: SubmitFormRequest): string | null {
  if (request.formType === contactFormType) {
    if (request.phone.trim() === '') return null;
    return requirePhone(request.phone, null);
  }
  const code = request.choices?.country ?? findCountryCode(request.country);
  if (code === null)
    throw new AppError('invalid_fields', undefined, { fields: { country: enquiryMessages.country } });
  return requirePhone(request.phone, code);
}

function requirePhone(typed: string, country: Parameters<typeof parsePhone>[1]): string {
  const result = parsePhone(typed, country);
  if (!result.ok) throw new AppError('invalid_fields', undefined, { fields: { phone: result.message } });
  return result.e164;
}

/**
 * Checks what a schema cannot (the telephone number for its country) and gives the submission its identity.
 * @throws AppError `invalid_fields`
 */
export function checkSubmission(request: SubmitFormRequest, receivedAt: Date): CheckedSubmission {
  const phoneE164 = checkPhone(request);
  const answersHash = hashAnswers(request);
  const submissionId = request.submissionId?.toLowerCase() ?? idFromAnswers(answersHash, receivedAt);
  return {
    submissionId,
    reference: toReference(submissionId),
    answersHash,
    phoneE164,
    signals: findSpamSignals(request),
    receivedAt: receivedAt.toISOString(),
    request,
  };
}
