import * as z from 'zod/mini';
import { institute } from '#shared/catalogue/institute.ts';
import { planFor } from '#shared/catalogue/plans.ts';
import { findProgramme } from '#shared/catalogue/programmes.ts';
import {
  contactFields,
  contactFormType,
  enquiryFields,
  optionsOf,
  type ContactField,
  type EnquiryField,
  type Option,
} from '#shared/rules/labels.ts';
import { priceOf, schedule } from '#shared/rules/pricing.ts';
import {
  certificateSentence,
  examSentence,
  projectsSentence,
  routeOf,
  studyText,
} from '#shared/rules/route.ts';
import { dataRequestOptions } from '#shared/contracts/data-request.ts';
import type { CheckedSubmission, FormType } from '../submission.ts';
import { trackerLimits, trackerPage } from '#shared/contracts/tracker.ts';
import { newTracker } from './tracker-link.ts';
import { composeMail, instituteSignature, type MailPart } from './mail-layout.ts';

export interface ComposedMail {
  /** The outcome of storing that the mail belongs to. */
  on: 'stored' | 'amended';
  kind:
    'enquiry-notification' | 'enquiry-acknowledgement' | 'enquiry-amendment' | 'data-request-acknowledgement';
  /** How many of its kind one address gets on one day in London; null for any number. */
  perDay: number | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  trackerHash?: string;
}

const formNames: Record<FormType, string> = {
  contact: 'Registration',
  journey: 'Start of a journey',
  transformation: 'Enrolment',
  consultation: 'Consultation',
  certification: 'Certification',
  [contactFormType]: 'Contact form',
  chat: 'The assistant',
  'data-request': 'Data request',
  complaint: 'Data protection complaint',
};

const dataRequestFields = { kind: 'Request', name: 'Name', email: 'Email', details: 'Details' } as const;

const chatFields = {
  name: 'Name',
  email: 'Email',
  message: 'Question',
  conversation: 'Said before',
} as const;

function fieldsOf(formType: string): Readonly<Record<string, string>> {
  if (formType === contactFormType) return contactFields;
  if (formType === 'chat') return chatFields;
  return formType === 'data-request' || formType === 'complaint' ? dataRequestFields : enquiryFields;
}

function optionsOfField(field: string): readonly Option[] | undefined {
  return field === 'kind' ? dataRequestOptions : optionsOf[field as EnquiryField | ContactField];
}

/** The answers of one enquiry as they are kept: the payload's labels and, where they were sent, the true choices. */
export interface KeptAnswers {
  formType: string;
  labels: Readonly<Record<string, unknown>>;
  choices: Readonly<Record<string, unknown>> | null;
}

/** Answers that the payload carries unchanged, for a caller whose `choices` hold only what differs. */
const sameInPayload: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'interestedProgram',
  'message',
  'subject',
];

/** What a person reads: the true answer in words, or that there was none. Never a default that travelled in its place. */
export function trueAnswers({ formType, labels, choices }: KeptAnswers): (readonly [string, string])[] {
  const isContact = formType === contactFormType;
  const payload = isContact
    ? {
        ...labels,
        name: `${textOf(labels['firstName'])} ${textOf(labels['lastName'])}`.trim(),
        inquiry: labels['program'],
      }
    : labels;
  return Object.entries(fieldsOf(formType)).map(([field, name]) => {
    const kept =
      !choices || sameInPayload.includes(field) ? textOf((payload as Record<string, unknown>)[field]) : '';
    const text = textOf(choices?.[field]) || kept;
    const label = optionsOfField(field)?.find((option) => option.value === text)?.label;
    return [name, label ?? (text.trim() ? text : 'Not answered')] as const;
  });
}

const turns = z.array(z.object({ type: z.enum(['bot', 'user']), content: z.string() }));

/** A text as it is, a conversation with who said what. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const said = turns.safeParse(value);
  return said.success
    ? said.data
        .map(({ type, content }) => `${type === 'user' ? 'Visitor' : 'Assistant'}: ${content}`)
        .join('\n\n')
    : '';
}

const dayInWords = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { timeZone: 'Europe/London', dateStyle: 'full' });

function notificationParts(submission: CheckedSubmission): MailPart[] {
  return [
    {
      kind: 'facts',
      facts: [
        ['Reference', submission.reference],
        ['Form', formNames[submission.formType]],
        [
          'Received',
          new Date(submission.receivedAt).toLocaleString('en-GB', {
            timeZone: 'Europe/London',
            dateStyle: 'full',
            timeStyle: 'short',
          }),
        ],
        ...(submission.answerBy ? [['Answer by', dayInWords(submission.answerBy)] as const] : []),
      ],
    },
    { kind: 'heading', text: 'Answers' },
    { kind: 'facts', facts: trueAnswers(submission) },
    ...(submission.answerBy
      ? []
      : [
          {
            kind: 'facts' as const,
            facts: [
              ['Telephone as dialled', submission.phoneE164 ?? 'Not answered'],
              [
                'Newsletter',
                submission.marketing?.agreed ? `Yes (wording ${submission.marketing.wording})` : 'No',
              ],
            ] as const,
          },
        ]),
  ];
}

/** Details of the programme from the catalogue. What a visitor typed is used to find it and never repeated. */
export function programmeParts(programmeName: string, siteUrl: string): MailPart[] {
  const programme = findProgramme(programmeName);
  if (!programme) return [];
  const heading: MailPart = { kind: 'heading', text: programme.name };
  if (programme.kind === 'ework')
    return [
      heading,
      {
        kind: 'paragraph',
        text: 'Simulated projects for invented clients, each with a brief, deliverables and a mentor’s feedback.',
      },
      { kind: 'link', text: 'How eWork Experience works', href: `${siteUrl}/ework-experience` },
    ];
  const { course } = programme;
  const facts: [string, string][] = [
    ['Course', course.title],
    ['Length', `${course.weeks} weeks: ${studyText(course.slug)}`],
    ['Certificate', certificateSentence(course.slug)],
  ];
  if (programme.kind === 'certification')
    facts.push(
      ['Training', programme.level.duration],
      ['Exam', programme.level.examFormat],
      ['Before you start', programme.level.prerequisites],
    );
  else if (programme.kind === 'plan')
    facts.push(
      ['Pace', programme.plan.duration],
      ['Price', schedule(priceOf(programme.plan))],
      ['Projects', projectsSentence(routeOf(course.slug, programme.plan.months))],
      ['Exam', examSentence(routeOf(course.slug, programme.plan.months))],
    );
  else
    for (const months of [6, 12] as const)
      facts.push([`Over ${months} months`, schedule(priceOf(planFor(course.slug, months)))]);
  return [
    heading,
    { kind: 'facts', facts },
    { kind: 'link', text: `More about ${course.title}`, href: `${siteUrl}/courses/${course.slug}` },
    { kind: 'link', text: 'Prices and payment plans', href: `${siteUrl}/pricing` },
  ];
}

const notYou: MailPart = {
  kind: 'paragraph',
  text: 'If you did not write to us, someone typed your address by mistake. Ignore this email; we will not write again unless you reply.',
};

/** A link of the visitor's own; without JavaScript what it carries is typed in. */
const trackerParts = (what: string, { href, token }: Tracker, siteUrl: string): MailPart[] => [
  { kind: 'heading', text: `Your ${what}, when you want to look` },
  { kind: 'link', text: 'See what we hold, correct it, add to it or take it back', href },
  {
    kind: 'paragraph',
    text: `This link is yours alone and works for ${trackerLimits.days} days: please do not forward it. If the page asks for a code, enter ${token} at ${siteUrl}${trackerPage}`,
  },
];
type Tracker = ReturnType<typeof newTracker>;

function acknowledgementParts(submission: Acknowledged, siteUrl: string, tracker: Tracker): MailPart[] {
  return [
    {
      kind: 'paragraph',
      text: `Thank you for writing to ${institute.name}. Your enquiry has reached us, and a person will read it.`,
    },
    { kind: 'facts', facts: [['Your reference', submission.reference]] },
    {
      kind: 'paragraph',
      text: `We reply by email or phone within ${institute.replyWithinHours} hours, ${institute.hours} (${institute.hoursZone}). If something changes before then, call ${institute.phone} and quote your reference.`,
    },
    ...(submission.formType === contactFormType ? [] : programmeParts(submission.programme, siteUrl)),
    { kind: 'heading', text: 'What happens next' },
    {
      kind: 'paragraph',
      text: 'An adviser reads your answers, then calls or writes to agree a time. You talk about your work, your time and your budget, and get a written plan with prices. If we are not the right place for you, we say so.',
    },
    { kind: 'link', text: 'All courses', href: `${siteUrl}/courses` },
    ...trackerParts('enquiry', tracker, siteUrl),
    { kind: 'link', text: 'How we use what you sent us', href: `${siteUrl}/privacy` },
    notYou,
  ];
}

function dataRequestParts(
  submission: Acknowledged,
  answerBy: string,
  siteUrl: string,
  tracker: Tracker,
): MailPart[] {
  const what = submission.formType === 'complaint' ? 'complaint' : 'request';
  return [
    { kind: 'paragraph', text: `Your ${what} about your data has reached ${institute.name}.` },
    {
      kind: 'facts',
      facts: [
        ['Your reference', submission.reference],
        ['We answer by', dayInWords(answerBy)],
      ],
    },
    {
      kind: 'paragraph',
      text: `We may ask you to show that the data is yours. There is nothing to pay. Questions: ${institute.privacyEmail}, with your reference.`,
    },
    ...trackerParts(what, tracker, siteUrl),
    { kind: 'link', text: 'Your rights in full', href: `${siteUrl}/gdpr` },
    {
      kind: 'paragraph',
      text: 'If you are not content with our answer, you can complain to the Information Commissioner (ico.org.uk).',
    },
    notYou,
  ];
}

/**
 * The mails that may follow a submission: to the institute, to the visitor, and to the institute when a known submission
 * was sent again with other answers. Subjects and the visitor's mail carry nothing that a visitor typed.
 */
export function composeEnquiryMails(
  submission: CheckedSubmission,
  settings: { siteUrl: string; enquiriesTo: string },
): ComposedMail[] {
  const form = formNames[submission.formType];
  const notificationTitle = `Enquiry ${submission.reference}`;
  const amendmentTitle = `Enquiry ${submission.reference}, changed`;
  return [
    {
      on: 'stored',
      kind: 'enquiry-notification',
      perDay: null,
      recipient: settings.enquiriesTo,
      subject: `${notificationTitle}: ${form}`,
      ...composeMail(notificationTitle, notificationParts(submission), institute.legalName),
    },
    {
      on: 'amended',
      kind: 'enquiry-amendment',
      perDay: null,
      recipient: settings.enquiriesTo,
      subject: `${amendmentTitle}: ${form}`,
      ...composeMail(
        amendmentTitle,
        [
          {
            kind: 'paragraph',
            text: 'The visitor sent this enquiry again with other answers. These are the new ones; the earlier ones are kept.',
          },
          ...notificationParts(submission),
        ],
        institute.legalName,
      ),
    },
    {
      on: 'stored',
      // A person who writes three times has three references; a program that writes thirty times in a stranger's name is no more
      // than a nuisance. What the law asks us to acknowledge always is.
      perDay: submission.answerBy === null ? 3 : null,
      recipient: submission.email,
      ...acknowledgement(submission, settings.siteUrl),
    },
  ];
}

/** What the acknowledgement is made of. */
type Acknowledged = Pick<CheckedSubmission, 'answerBy' | 'reference' | 'formType' | 'programme'>;

/** What answers are threaded under. */
export const acknowledgementSubject = ({ answerBy, formType, reference }: Acknowledged): string =>
  `${acknowledgementTitle({ answerBy, formType })} (${reference})`;

const acknowledgementTitle = ({ answerBy, formType }: Pick<Acknowledged, 'answerBy' | 'formType'>) =>
  answerBy === null
    ? 'We have your enquiry'
    : `We have your ${formType === 'complaint' ? 'complaint' : 'data request'}`;

/** The mail that tells a visitor that we have what they sent, with a link of its own to it. */
export function acknowledgement(
  submission: Acknowledged,
  siteUrl: string,
): Pick<ComposedMail, 'kind' | 'subject' | 'text' | 'html' | 'trackerHash'> {
  const { answerBy } = submission;
  const tracker = newTracker(siteUrl);
  const title = acknowledgementTitle(submission);
  const parts =
    answerBy === null
      ? acknowledgementParts(submission, siteUrl, tracker)
      : dataRequestParts(submission, answerBy, siteUrl, tracker);
  return {
    kind: answerBy === null ? 'enquiry-acknowledgement' : 'data-request-acknowledgement',
    subject: acknowledgementSubject(submission),
    trackerHash: tracker.hash,
    ...composeMail(title, parts, instituteSignature),
  };
}
