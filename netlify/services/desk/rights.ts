import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { institute } from '#shared/catalogue/institute.ts';
import { processors } from '#shared/catalogue/processors.ts';
import { retention } from '#shared/catalogue/retention.ts';
import { dataRequestOptions } from '#shared/contracts/data-request.ts';
import type {
  DeskPerson,
  ErasureCertificate,
  RightsRequest,
  Staying,
  Whom,
} from '#shared/contracts/desk-rights.ts';
import type * as contracts from '#shared/contracts/desk-rights.ts';
import type { Json } from '#shared/database.types.ts';
import { deskMessages } from '#shared/messages/desk.ts';
import { daysBetween, formatDay, toLondonDay } from '#shared/rules/london-day.ts';
import { correctedAnswers } from '../corrected-answers.ts';
import type { Deps, Learner } from '../deps.ts';
import { eraseWaiting, listWaiting } from '../erase-person.ts';
import { acknowledgementSubject } from '../mails/enquiry-mails.ts';
import { composeMail, instituteSignature } from '../mails/mail-layout.ts';
import { toOutbox } from '../mails/outbox-mail.ts';
import { sendLater } from '../mails/outgoing.ts';
import { toMoment, toMomentOrNull } from '../moment.ts';
import { keptEnquiry } from './kept-enquiry.ts';

const keptRequest = z.object({ ...keptEnquiry.shape, answerByFirst: z.nullable(z.string()) });
type KeptRequest = z.output<typeof keptRequest>;
const counts = z.record(z.string(), z.int());
const keptStays = z.array(z.object({ what: z.string(), count: z.int() }));
const certificateStays = z.array(z.object({ what: z.string(), count: z.nullable(z.int()), why: z.string() }));

const kindValues = dataRequestOptions.map(({ value }) => value);

/** By the calendar: the last day of a shorter month where it has no such day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** A request with its clock, computed from its rows and the day. */
function toRequest(kept: KeptRequest, today: string): RightsRequest {
  const { answerBy, answerByFirst, firstAnsweredAt, formType, place, programme } = kept;
  const by = answerBy ?? today;
  const answeredOn = firstAnsweredAt === null ? null : toLondonDay(new Date(toMoment(firstAnsweredAt)));
  const isOpen = place === 'new' || place === 'taken' || place === 'waiting';
  return {
    id: kept.id,
    reference: kept.reference,
    kind: kindValues.find((kind) => kind === programme) ?? 'complaint',
    place,
    name: `${kept.firstName} ${kept.lastName}`.trim(),
    receivedAt: toMoment(kept.receivedAt),
    answerBy: by,
    answerByFirst,
    latest:
      isOpen && formType === 'data-request' && answerByFirst === null && by >= today
        ? monthsAfter(by, 2)
        : null,
    daysLeft: daysBetween(today, by),
    answeredAt: toMomentOrNull(firstAnsweredAt),
    isInTime: (answeredOn ?? today) <= by,
    version: kept.version,
  };
}

/** Why each thing stays; what is kept elsewhere stays for everyone. */
const reasons: Readonly<Record<string, string>> = {
  certificatePlaces:
    'A certificate that was passed on still finds there whether it was withdrawn. The list holds a number for each and names no one.',
  auditLines:
    'They show who looked at data and when, as we must be able to. They name the person no more and say only that it happened.',
};
const always: readonly Staying[] = [
  {
    what: 'invoices',
    count: null,
    why: `${retention.financial.records}, if there were any, are in the accounts for ${retention.financial.text} from ${retention.financial.from}. ${retention.financial.why}`,
  },
  {
    what: 'certificate',
    count: 1,
    why: 'That someone was erased, when, and how much. It says nothing about whom.',
  },
  {
    what: 'notice',
    count: 1,
    why: 'The email that tells the person. It is deleted a day after it was sent.',
  },
];

const toStays = (kept: z.output<typeof keptStays>): Staying[] => [
  ...kept.map((one) => ({ ...one, why: reasons[one.what] ?? 'A law obliges us to keep it.' })),
  ...always,
];

const whomArgs = (whom: Whom) => ({
  p_enquiry_id: 'enquiryId' in whom ? whom.enquiryId : null,
  p_learner_id: 'learnerId' in whom ? whom.learnerId : null,
  p_email: 'email' in whom ? whom.email : null,
});

const keptRights = z.object({
  open: z.array(keptRequest),
  done: z.array(keptRequest),
  certificates: z.array(
    z.object({ number: z.string(), erasedAt: z.string(), erased: counts, stays: certificateStays }),
  ),
});

/** Requests about data with their clocks, and certificates of erasure. */
export async function listDeskRights(
  _input: object,
  deps: Deps,
): Promise<z.output<typeof contracts.listDeskRights.response>> {
  const learner = await deps.session.learner();
  const { open, done, certificates } = keptRights.parse(await learner.call('list_desk_rights', {}));
  const today = toLondonDay(deps.now());
  return {
    open: open.map((kept) => toRequest(kept, today)),
    done: done.map((kept) => toRequest(kept, today)),
    certificates: certificates.map((one) => ({ ...one, erasedAt: toMoment(one.erasedAt) })),
  };
}

const keptPerson = z.object({
  email: z.string(),
  isStaff: z.boolean(),
  enquiries: z.array(keptRequest),
  learner: z.nullable(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
  holdings: counts,
  goes: counts,
  stays: keptStays,
});

async function readKept(whom: Whom, learner: Learner) {
  return keptPerson.parse(await learner.call('read_desk_person', whomArgs(whom)));
}

/** What is held about one person, what erasing would erase, and what would stay. */
export async function readDeskPerson({ whom }: { whom: Whom }, deps: Deps): Promise<DeskPerson> {
  const learner = await deps.session.learner();
  const kept = await readKept(whom, learner);
  const waiting = (await listWaiting(kept.email, deps)).length;
  const today = toLondonDay(deps.now());
  return {
    email: kept.email,
    isStaff: kept.isStaff,
    requests: kept.enquiries.filter(({ answerBy }) => answerBy !== null).map((one) => toRequest(one, today)),
    enquiries: kept.enquiries.map((one) => ({
      id: one.id,
      reference: one.reference,
      about: one.programme,
      receivedAt: toMoment(one.receivedAt),
      firstName: one.firstName,
      lastName: one.lastName,
      email: one.email,
      phone: one.answerBy === null ? one.phone : null,
      version: one.version,
    })),
    learner: kept.learner,
    holdings: { ...kept.holdings, ...(waiting > 0 ? { waiting } : {}) },
    goes: { ...kept.goes, ...(waiting > 0 ? { waiting } : {}) },
    stays: toStays(kept.stays),
  };
}

const exported = z.object({ email: z.string(), data: z.record(z.string(), z.unknown()) });

/** What article 15 wants said beside the data; the privacy notice says it at length. */
const aboutTheData = (siteUrl: string) => ({
  controller: `${institute.legalName}, ${institute.address}`,
  contact: institute.privacyEmail,
  whatFor: 'To answer you, to teach you, and, where you agreed, to send you news.',
  whereFrom: 'From you: what you sent, typed and did here. From staff: notes of calls and answers.',
  sentTo: processors.map(({ name, does, where }) => `${name} (${where}): ${does}`),
  keptFor: Object.values(retention).map(({ records, text, from }) => `${records}: ${text} from ${from}`),
  decidedByMachines: 'Nothing. A rule may set a message aside; a person then decides.',
  yourRights: `You may have it corrected, erased, limited or moved, object to it, and take back what you agreed to: ${siteUrl}/gdpr`,
  complaint: 'You may complain to the Information Commissioner: https://ico.org.uk/make-a-complaint',
});

/** Everything about one person, for the copy that they asked for. */
export async function exportDeskPerson(
  { whom }: { whom: Whom },
  deps: Deps,
): Promise<Record<string, unknown>> {
  const learner = await deps.session.learner();
  const { email, data } = exported.parse(await learner.call('export_desk_person', whomArgs(whom)));
  const waiting = await listWaiting(email, deps);
  return {
    madeAt: deps.now().toISOString(),
    of: email,
    about: aboutTheData(deps.settings.siteUrl),
    data: { ...data, ...(waiting.length > 0 ? { waiting } : {}) },
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

const readEnquiry = z.object({ enquiry: keptEnquiry });

/** Corrects name, address and number of one enquiry, wherever it says them. */
export async function correctDeskEnquiry(
  { enquiryId, version, ...typed }: z.output<typeof contracts.correctDeskEnquiry.request>,
  deps: Deps,
): Promise<{ success: true }> {
  const learner = await deps.session.learner();
  const { enquiry } = readEnquiry.parse(await learner.call('read_desk_enquiry', { p_enquiry_id: enquiryId }));
  const corrected = correctedAnswers(enquiry, typed);
  if (!corrected) return { success: true };
  await unlessChanged(
    learner.call('correct_desk_enquiry', {
      p_enquiry_id: enquiryId,
      p_version: version,
      p_first_name: corrected.firstName,
      p_last_name: corrected.lastName,
      p_email: corrected.email,
      p_phone_typed: corrected.phoneTyped,
      p_phone_e164: corrected.phoneE164,
      p_labels: corrected.labels as Json,
      p_choices: corrected.choices as Json,
      p_search_keys: corrected.searchKeys,
    }),
  );
  return { success: true };
}

export async function correctDeskLearner(
  { learnerId, firstName, lastName }: z.output<typeof contracts.correctDeskLearner.request>,
  deps: Deps,
): Promise<{ success: true }> {
  const learner = await deps.session.learner();
  await learner.call('correct_desk_learner', {
    p_learner_id: learnerId,
    p_first_name: firstName,
    p_last_name: lastName,
  });
  return { success: true };
}

const newCertificateNumber = () =>
  `ER-${(randomBytes(6).toString('hex').toUpperCase().match(/.{4}/g) ?? []).join('-')}`;

const erasedAnswer = z.object({ erased: counts, mailId: z.nullable(z.string()) });

/** The mail that is the answer to a request for erasure. It says nothing of what was erased but how much stays and why. */
function composeErased(number: string, erasedOn: string, stays: readonly Staying[]) {
  const title = 'Your data is erased';
  return {
    kind: 'erasure-certificate',
    subject: `${title} (${number})`,
    ...composeMail(
      title,
      [
        {
          kind: 'paragraph',
          text: `We have erased what ${institute.name} held about you. Nothing that we keep leads to you any more, so please keep this email if you want to show it one day.`,
        },
        {
          kind: 'facts',
          facts: [
            ['Certificate', number],
            ['Erased on', formatDay(erasedOn)],
          ],
        },
        { kind: 'heading', text: 'What stays, and why' },
        { kind: 'facts', facts: stays.map(({ what, why }) => [stayingNames[what] ?? what, why] as const) },
        {
          kind: 'paragraph',
          text: 'If you are not content with our answer, you can complain to the Information Commissioner (ico.org.uk).',
        },
      ],
      instituteSignature,
    ),
  };
}
const stayingNames: Readonly<Record<string, string>> = {
  certificatePlaces: 'Places of certificates in the list of withdrawn ones',
  auditLines: 'Lines of our log',
  invoices: 'Invoices and payments',
  certificate: 'This certificate',
  notice: 'This email',
};

/** @throws AppError `invalid_fields` where another address was typed, `conflict` for staff */
export async function eraseDeskPerson(
  { whom, confirmed }: z.output<typeof contracts.eraseDeskPerson.request>,
  deps: Deps,
): Promise<ErasureCertificate> {
  const learner = await deps.session.learner();
  const { email, stays: kept } = await readKept(whom, learner);
  const stays = toStays(kept);
  const number = newCertificateNumber();
  const now = deps.now();
  let answer;
  try {
    answer = await learner.call('erase_desk_person', {
      ...whomArgs(whom),
      p_confirmed: confirmed,
      p_number: number,
      p_stays: stays,
      p_mail: toOutbox({ ...composeErased(number, toLondonDay(now), stays), recipient: email }),
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_fields')
      throw new AppError('invalid_fields', undefined, { fields: { confirmed: deskMessages.otherAddress } });
    if (error instanceof AppError && error.code === 'conflict')
      throw new AppError('conflict', deskMessages.isStaff);
    throw error;
  }
  const { erased, mailId } = erasedAnswer.parse(answer);
  // What waits elsewhere goes last: what fails here is found and named by the same preview again.
  const waiting = await eraseWaiting(email, deps);
  if (mailId) sendLater([mailId], deps);
  return {
    number,
    erasedAt: now.toISOString(),
    erased: { ...erased, ...(waiting > 0 ? { waiting } : {}) },
    stays,
  };
}

/** @throws AppError `invalid_fields` for a day that is not later or too late */
export async function extendDeskRequest(
  { enquiryId, version, answerBy, reason }: z.output<typeof contracts.extendDeskRequest.request>,
  deps: Deps,
): Promise<{ success: true }> {
  const learner = await deps.session.learner();
  const { enquiry } = readEnquiry.parse(await learner.call('read_desk_enquiry', { p_enquiry_id: enquiryId }));
  const title = 'Your request needs more time';
  const mail = toOutbox({
    kind: 'request-extension',
    recipient: enquiry.email,
    subject: `Re: ${acknowledgementSubject(enquiry)}`,
    replyTo: deps.settings.enquiriesTo,
    ...composeMail(
      title,
      [
        { kind: 'paragraph', text: reason.trim() },
        {
          kind: 'facts',
          facts: [
            ['Your reference', enquiry.reference],
            ['We answer by', formatDay(answerBy)],
            ['Instead of', enquiry.answerBy ? formatDay(enquiry.answerBy) : ''],
          ],
        },
        {
          kind: 'paragraph',
          text: 'If you are not content with this, you can complain to the Information Commissioner (ico.org.uk).',
        },
      ],
      instituteSignature,
    ),
  });
  try {
    const mailId = await unlessChanged(
      learner.call('extend_desk_request', {
        p_enquiry_id: enquiryId,
        p_version: version,
        p_answer_by: answerBy,
        p_body: reason.trim(),
        p_mail: mail,
      }),
    );
    sendLater([mailId], deps);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_fields')
      throw new AppError('invalid_fields', undefined, { fields: { answerBy: deskMessages.notLater } });
    throw error;
  }
  return { success: true };
}
