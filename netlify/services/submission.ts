import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { terms } from '#shared/catalogue/terms.ts';
import { AppError } from '#shared/app-error.ts';
import type { ChatHandOver } from '#shared/contracts/chat-hand-over.ts';
import type { DataRequest } from '#shared/contracts/data-request.ts';
import { emailAddress, openName } from '#shared/contracts/fields.ts';
import type { SubmitFormRequest } from '#shared/contracts/submit-form.ts';
import { enquiryMessages } from '#shared/messages/enquiry.ts';
import { contactFormType, enquiryFormTypes, findCountryCode } from '#shared/rules/labels.ts';
import { addressKey } from '#shared/rules/email.ts';
import { parsePhone } from '#shared/rules/phone.ts';
import { toReference } from '#shared/rules/reference.ts';
import { keysOf } from '#shared/rules/search-keys.ts';
import { findSpamSignals, spamSignals } from './spam-signals.ts';

/** Every way in which someone writes to us, by what is kept of it. */
export const formTypes = [...enquiryFormTypes, contactFormType, 'chat', 'data-request', 'complaint'] as const;
export type FormType = (typeof formTypes)[number];

const answers = z.record(z.string(), z.unknown());

const checkedSubmission = z.object({
  submissionId: z.uuid(),
  reference: z.string(),
  /** SHA-256 over the answers, in hexadecimal: what makes a replay a replay. */
  answersHash: z.string(),
  formType: z.enum(formTypes),
  firstName: openName,
  /** Empty where a form asks for one name. */
  lastName: openName,
  email: emailAddress,
  phoneTyped: z.string(),
  /** E.164; null where there is no telephone number. */
  phoneE164: z.nullable(z.string()),
  /** What it is about, as it was sent. */
  programme: z.string(),
  /** The payload as it arrived. */
  labels: answers,
  /** The true answers; null where a caller sent labels only. */
  choices: z.nullable(answers),
  marketing: z.nullable(z.object({ agreed: z.boolean(), wording: z.string() })),
  signals: z.array(z.enum(spamSignals)),
  receivedAt: z.iso.datetime(),
  /** The civil day in London by which the law wants an answer; null for an ordinary enquiry. */
  answerBy: z.nullable(z.iso.date()),
});

/** A submission that has been checked and has its identity; what is stored, wherever it is stored. */
export type CheckedSubmission = z.output<typeof checkedSubmission>;

/** What waited elsewhere, written perhaps by an earlier version of this code; null where it is no submission. */
export function readSubmission(entry: unknown): CheckedSubmission | null {
  const result = checkedSubmission.safeParse(entry);
  return result.success ? result.data : null;
}

const dayInLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The civil day in London, as 2026-11-27. */
export function londonDay(moment: Date): string {
  return dayInLondon.format(moment);
}

/** The civil day in London some days later. */
export function londonDayAfter(moment: Date, days: number): string {
  const day = new Date(`${londonDay(moment)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A UUID (version 8) that the same text always gives. */
function idFrom(text: string): string {
  const hex = sha256(text);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  const digits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Only answers count: not the id, not how long it took, not the field that no person sees. */
function identify(
  request: { submissionId?: string | undefined; fillMilliseconds?: unknown; website?: unknown },
  moment: Date,
) {
  const { submissionId: given, fillMilliseconds: _time, website: _website, ...answers } = request;
  const answersHash = sha256(JSON.stringify(sorted(answers)));
  const submissionId =
    given?.toLowerCase() ??
    // A form without JavaScript makes no id: the same answers on the same day are then one submission.
    idFrom(`${answersHash} ${londonDay(moment)}`);
  return {
    submissionId,
    reference: toReference(submissionId),
    answersHash,
    receivedAt: moment.toISOString(),
  };
}

type Sent = Pick<CheckedSubmission, 'email' | 'formType'>;

/** Whether two submissions under one id are of the same person by the same form, so that the later one amends the earlier. */
export const isOfSameSender = (a: Sent, b: Sent): boolean =>
  addressKey(a.email) === addressKey(b.email) && a.formType === b.formType;

/** The same submission under an id that is this person's and this form's alone, and always the same. */
export function asAnother(submission: CheckedSubmission): CheckedSubmission {
  const { submissionId: given, email, formType } = submission;
  const submissionId = idFrom(`${given} ${addressKey(email)} ${formType}`);
  return { ...submission, submissionId, reference: toReference(submissionId) };
}

function checkPhone(request: SubmitFormRequest): string | null {
  if (request.formType === contactFormType)
    return request.phone.trim() === '' ? null : requirePhone(request.phone, null);
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
  const {
    choices,
    submissionId: _id,
    fillMilliseconds: _time,
    website: _website,
    marketing,
    ...labels
  } = request;
  const isContact = request.formType === contactFormType;
  return {
    ...identify(request, receivedAt),
    formType: request.formType,
    firstName: request.firstName,
    lastName: request.lastName,
    email: request.email,
    phoneTyped: request.phone,
    phoneE164,
    programme: isContact ? request.program : request.interestedProgram,
    labels,
    choices: choices ?? null,
    marketing: marketing ?? null,
    signals: findSpamSignals({
      names: [request.firstName, request.lastName],
      texts: isContact
        ? [request.program, request.subject, request.message]
        : [request.interestedProgram, request.currentRole, request.goals, request.additionalInfo],
      website: request.website,
      fillMilliseconds: request.fillMilliseconds,
    }),
    answerBy: null,
  };
}

/** The same for a request about one's own data, or a complaint: it has a day by which it is answered. */
export function checkDataRequest(
  request: DataRequest,
  receivedAt: Date,
): CheckedSubmission & { answerBy: string } {
  const { submissionId: _id, fillMilliseconds: _time, website: _website, ...labels } = request;
  return {
    ...identify(request, receivedAt),
    formType: request.kind === 'complaint' ? 'complaint' : 'data-request',
    firstName: request.name,
    lastName: '',
    email: request.email,
    phoneTyped: '',
    phoneE164: null,
    programme: request.kind,
    labels,
    choices: null,
    marketing: null,
    signals: findSpamSignals({
      // The law wants these acknowledged: what a person writes about their own data never sets it aside.
      names: [request.name],
      texts: [],
      website: request.website,
      fillMilliseconds: request.fillMilliseconds,
    }),
    answerBy: londonDayAfter(receivedAt, terms.rightsAnsweredWithinDays),
  };
}

/** The same for a conversation with the assistant that goes to a person. */
export function checkHandOver(request: ChatHandOver, receivedAt: Date): CheckedSubmission {
  const { submissionId: _id, fillMilliseconds: _time, website: _website, ...labels } = request;
  const asked = request.conversation.filter(({ type }) => type === 'user').map(({ content }) => content);
  return {
    ...identify(request, receivedAt),
    formType: 'chat',
    firstName: request.name,
    lastName: '',
    email: request.email,
    phoneTyped: '',
    phoneE164: null,
    programme: 'A question to the assistant',
    labels,
    choices: null,
    marketing: null,
    signals: findSpamSignals({
      names: [request.name],
      texts: [request.message, ...asked],
      website: request.website,
      fillMilliseconds: request.fillMilliseconds,
    }),
    answerBy: null,
  };
}

/** What the desk finds a submission by: who, about what, and every answer in words. */
export function searchKeysOfSubmission(
  submission: Pick<
    CheckedSubmission,
    'firstName' | 'lastName' | 'email' | 'reference' | 'programme' | 'phoneE164' | 'labels' | 'choices'
  >,
): number[] {
  const { firstName, lastName, email, reference, programme, phoneE164, labels, choices } = submission;
  const answers = Object.values(choices ?? labels).filter((answer) => typeof answer === 'string');
  return keysOf({
    texts: [firstName, lastName, reference, email, programme, ...answers],
    phone: phoneE164,
  });
}
