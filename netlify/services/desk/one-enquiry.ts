import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { findCourse } from '#shared/catalogue/courses.ts';
import { callOutcomes, deskPlaces, type DeskEnquiry } from '#shared/contracts/desk-inbox.ts';
import type * as contracts from '#shared/contracts/desk-inbox.ts';
import { deskMessages } from '#shared/messages/desk.ts';
import type { Deps, Learner } from '../deps.ts';
import { acknowledgement, acknowledgementSubject, trueAnswers } from '../mails/enquiry-mails.ts';
import { composeMail, instituteSignature } from '../mails/mail-layout.ts';
import { toOutbox } from '../mails/outbox-mail.ts';
import { sendLater } from '../mails/outgoing.ts';
import { keptEnquiry, toDeskRow } from './kept-enquiry.ts';
import { mayCall, mayMailOffers, readReceipts } from './receipts.ts';
import { templatesFor } from './templates.ts';
import { toMoment, toMomentOrNull } from '../moment.ts';

const mailState = z.enum(['queued', 'sending', 'sent', 'failed']);

/** Everything about one enquiry, as the database gives it. */
const keptPerson = z.object({
  enquiry: keptEnquiry,
  others: z.array(keptEnquiry),
  learner: z.nullable(
    z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      createdAt: z.string(),
      courses: z.array(z.string()),
    }),
  ),
  mails: z.array(
    z.object({
      kind: z.string(),
      subject: z.string(),
      state: mailState,
      createdAt: z.string(),
      sentAt: z.nullable(z.string()),
      error: z.nullable(z.string()),
    }),
  ),
  notes: z.array(
    z.object({
      number: z.int(),
      kind: z.enum(['reply', 'call', 'note', 'visitor']),
      body: z.string(),
      outcome: z.nullable(z.enum(callOutcomes)),
      by: z.nullable(z.string()),
      at: z.string(),
      mailState: z.nullable(mailState),
    }),
  ),
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  draft: z.nullable(z.string()),
});
type KeptPerson = z.output<typeof keptPerson>;

async function read(enquiryId: string, learner: Learner): Promise<KeptPerson> {
  return keptPerson.parse(await learner.call('read_desk_enquiry', { p_enquiry_id: enquiryId }));
}

async function nameOf(learner: Learner): Promise<string> {
  const [row] = await learner.call('read_desk', {});
  return `${row?.first_name ?? ''} ${row?.last_name ?? ''}`.trim();
}

/** One enquiry with everything that is known of who wrote it. */
export async function readDeskEnquiry(
  { enquiryId }: { enquiryId: string },
  deps: Deps,
): Promise<DeskEnquiry> {
  const learner = await deps.session.learner();
  const [kept, staffName] = await Promise.all([read(enquiryId, learner), nameOf(learner)]);
  const receipts = await readReceipts(enquiryId, learner);
  const { enquiry } = kept;
  const row = toDeskRow(enquiry);
  return {
    enquiry: row,
    answers: trueAnswers(enquiry).map(([question, answer]) => [question, answer]),
    amendedAt: toMomentOrNull(enquiry.amendedAt),
    mayCall: mayCall(row, receipts),
    mayMailOffers: mayMailOffers(receipts),
    receipts,
    others: kept.others.map(toDeskRow),
    learner: kept.learner && {
      id: kept.learner.id,
      name: `${kept.learner.firstName} ${kept.learner.lastName}`.trim(),
      since: toMoment(kept.learner.createdAt),
      courses: kept.learner.courses.map((slug) => findCourse(slug)?.title ?? slug),
    },
    mails: kept.mails.map(({ subject, state, createdAt, sentAt, error }) => ({
      subject,
      state,
      createdAt: toMoment(createdAt),
      sentAt: toMomentOrNull(sentAt),
      error,
    })),
    notes: kept.notes.map((one) => ({ ...one, at: toMoment(one.at) })),
    colleagues: kept.colleagues,
    draft: kept.draft ?? '',
    templates: templatesFor(
      { ...row, firstName: enquiry.firstName },
      { siteUrl: deps.settings.siteUrl, staffName },
    ),
  };
}

/** @throws AppError `conflict` with words for staff */
async function unlessChanged<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      throw new AppError('conflict', deskMessages.conflict);
    throw error;
  }
}

const moved = z.object({ from: z.enum(deskPlaces), fromTakenBy: z.nullable(z.string()), version: z.int() });

/** Takes, gives, closes, reopens, releases or deletes one enquiry, or undoes that. */
export async function moveDeskEnquiry(
  { enquiryId, version, to, takenBy, isUndo }: z.output<typeof contracts.moveDeskEnquiry.request>,
  deps: Deps,
): Promise<z.output<typeof contracts.moveDeskEnquiry.response>> {
  const learner = await deps.session.learner();
  const mail = to === 'new' && !isUndo ? await acknowledgementOf(enquiryId, learner, deps) : null;
  const answer = await unlessChanged(
    learner.call('move_desk_enquiry', {
      p_enquiry_id: enquiryId,
      p_version: version,
      p_to: to,
      p_taken_by: takenBy === 'me' ? learner.learnerId : (takenBy ?? null),
      p_is_undo: isUndo,
      p_mail: mail,
    }),
  );
  const { from, fromTakenBy, version: next } = moved.parse(answer);
  return { success: true, version: next, undo: { to: from, takenBy: fromTakenBy } };
}

/** Null where nothing is let out of quarantine. */
async function acknowledgementOf(enquiryId: string, learner: Learner, deps: Deps) {
  const { enquiry } = await read(enquiryId, learner);
  if (enquiry.place !== 'quarantined') return null;
  return toOutbox({ recipient: enquiry.email, ...acknowledgement(enquiry, deps.settings.siteUrl) });
}

const seen = z.object({
  version: z.int(),
  others: z.array(z.object({ name: z.string(), isWriting: z.boolean() })),
});

export async function lookAtDeskEnquiry(
  { enquiryId, isWriting }: z.output<typeof contracts.lookAtDeskEnquiry.request>,
  deps: Deps,
): Promise<z.output<typeof contracts.lookAtDeskEnquiry.response>> {
  const learner = await deps.session.learner();
  return seen.parse(
    await learner.call('note_desk_look', { p_enquiry_id: enquiryId, p_is_writing: isWriting }),
  );
}

export async function keepDeskDraft(
  { enquiryId, body }: z.output<typeof contracts.keepDeskDraft.request>,
  deps: Deps,
): Promise<{ success: true }> {
  const learner = await deps.session.learner();
  await learner.call('keep_desk_draft', { p_enquiry_id: enquiryId, p_body: body });
  return { success: true };
}

/** Writes to the address of the enquiry, in the thread of its acknowledgement. Answers to it reach the institute's mailbox. */
export async function answerDeskEnquiry(
  { enquiryId, version, body }: z.output<typeof contracts.answerDeskEnquiry.request>,
  deps: Deps,
): Promise<{ success: true }> {
  const learner = await deps.session.learner();
  const { enquiry } = await read(enquiryId, learner);
  const paragraphs = body.trim().split(/\n{2,}/);
  const mail = toOutbox({
    kind: 'enquiry-reply',
    recipient: enquiry.email,
    subject: `Re: ${acknowledgementSubject(enquiry)}`,
    replyTo: deps.settings.enquiriesTo,
    ...composeMail(
      `Your enquiry ${enquiry.reference}`,
      paragraphs.map((text) => ({ kind: 'paragraph', text })),
      instituteSignature,
    ),
  });
  const mailId = await unlessChanged(
    learner.call('answer_desk_enquiry', {
      p_enquiry_id: enquiryId,
      p_version: version,
      p_body: body.trim(),
      p_mail: mail,
    }),
  );
  sendLater([mailId], deps);
  return { success: true };
}

export async function noteDeskCall(
  { enquiryId, version, body, outcome, nextOn }: z.output<typeof contracts.noteDeskCall.request>,
  deps: Deps,
): Promise<{ success: true }> {
  const learner = await deps.session.learner();
  await unlessChanged(
    learner.call('note_desk_call', {
      p_enquiry_id: enquiryId,
      p_version: version,
      p_body: body.trim(),
      p_outcome: outcome ?? null,
      p_next_on: nextOn ?? null,
    }),
  );
  return { success: true };
}
