import * as z from 'zod/mini';
import { deskMessages } from '../messages/desk.ts';
import { defineContract } from './contract.ts';
import { line, notBlank, paragraph } from './fields.ts';

/** Enquiries of one answer. */
export const deskPageSize = 50;

/** What the inbox shows: what waits for us, what waits for them, what is done, what was set aside, or everything that was not. */
export const deskViews = ['open', 'waiting', 'answered', 'closed', 'quarantine', 'all'] as const;
export type DeskView = (typeof deskViews)[number];

export const deskKinds = ['enquiry', 'contact', 'chat', 'data-request', 'complaint'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** Where an enquiry is on its way to an answer. */
export const deskPlaces = [
  'new',
  'taken',
  'answered',
  'waiting',
  'closed',
  'quarantined',
  'deleted',
] as const;
export type DeskPlace = (typeof deskPlaces)[number];

export const callOutcomes = ['reached', 'no-answer', 'left-message', 'wrong-number'] as const;

export const deskLimits = { search: 100, body: 10_000, cursor: 400 } as const;

const enquiryId = z.uuid();
/** How often it has been changed, as the caller has seen it; a `conflict` when it has changed since. */
const version = z.int().check(z.nonnegative());

const deskRow = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(deskKinds),
  place: z.enum(deskPlaces),
  /** Why it was set aside; kept once it is released. */
  reasons: z.array(z.string()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** What it is about. */
  programme: z.string(),
  /** What they wrote, in their words; empty where they chose from lists only. */
  words: z.string(),
  receivedAt: z.iso.datetime(),
  /** When an answer is due, by what was promised or by law. */
  dueAt: z.iso.datetime(),
  /** The civil day that the law names; null for an ordinary enquiry. */
  answerBy: z.nullable(z.string()),
  firstAnsweredAt: z.nullable(z.iso.datetime()),
  /** When someone said they would be in touch again. */
  nextOn: z.nullable(z.string()),
  takenBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
  version,
});
export type DeskRow = z.output<typeof deskRow>;

/** A page of the inbox. `open` begins with what is due first, every other view with the latest. */
export const listDeskEnquiries = defineContract({
  method: 'GET',
  path: '/api/desk/enquiries',
  access: { staff: 'desk' },
  accepts: [],
  request: z.object({
    view: z._default(z.enum(deskViews), 'open'),
    kind: z.optional(z.enum(deskKinds)),
    /** `me`: only what the caller has taken. */
    taken: z.optional(z.literal('me')),
    /** Names, addresses, references, programmes and words, in any script. */
    q: z.optional(line(deskLimits.search)),
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.string().check(z.maxLength(deskLimits.cursor), z.regex(/^[\w-]+$/))),
  }),
  response: z.object({
    rows: z.array(deskRow),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
    /** Nothing has these words; these are close to them. */
    isLoose: z.boolean(),
  }),
});

const note = z.object({
  number: z.int(),
  kind: z.enum(['reply', 'call', 'note', 'visitor']),
  body: z.string(),
  outcome: z.nullable(z.enum(callOutcomes)),
  /** Null for someone whose account is gone. */
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** Whether the mail of a reply has gone. */
  mailState: z.nullable(z.enum(['queued', 'sending', 'sent', 'failed'])),
});

/** What a person agreed to or took back. */
const receipt = z.object({
  channel: z.enum(['calls', 'offers']),
  /** `given`: a number with an enquiry; `ticked`: a box; `confirmed`, `ended`: the newsletter; `withdrawn`: on their enquiry's page. */
  what: z.enum(['given', 'ticked', 'confirmed', 'ended', 'withdrawn']),
  /** The exact words; null where there were none. */
  words: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** The enquiry that it came with or from. */
  reference: z.nullable(z.string()),
});
export type DeskReceipt = z.output<typeof receipt>;

const deskEnquiry = z.object({
  enquiry: deskRow,
  /** Every question with its true answer, or "Not answered". */
  answers: z.array(z.tuple([z.string(), z.string()])),
  amendedAt: z.nullable(z.iso.datetime()),
  /** Whether we may call, and whether we may mail an offer, with what says so. */
  mayCall: z.object({ is: z.boolean(), why: z.string() }),
  mayMailOffers: z.object({ is: z.boolean(), why: z.string() }),
  /** Of the same address, in order; the latest hundred. */
  receipts: z.array(receipt),
  /** Of the same address or telephone, the latest first; fifty at most. */
  others: z.array(deskRow),
  learner: z.nullable(
    z.object({ id: z.string(), name: z.string(), since: z.iso.datetime(), courses: z.array(z.string()) }),
  ),
  mails: z.array(
    z.object({
      subject: z.string(),
      state: z.enum(['queued', 'sending', 'sent', 'failed']),
      createdAt: z.iso.datetime(),
      sentAt: z.nullable(z.iso.datetime()),
      /** A code of the mail server. */
      error: z.nullable(z.string()),
    }),
  ),
  notes: z.array(note),
  /** Who else is at the desk and may be given it. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What the caller has written so far. */
  draft: z.string(),
  /** Beginnings of an answer, with the facts of the catalogue. */
  templates: z.array(z.object({ label: z.string(), body: z.string() })),
});
export type DeskEnquiry = z.output<typeof deskEnquiry>;

/** One enquiry with everything that is known of who wrote it. */
export const readDeskEnquiry = defineContract({
  method: 'GET',
  path: '/api/desk/enquiries/:enquiryId',
  access: { staff: 'desk' },
  accepts: [],
  request: z.object({ enquiryId }),
  response: deskEnquiry,
});

/**
 * To another place. Out of quarantine is `new`, and the acknowledgement goes out ten seconds later; `deleted` is gone for good after a
 * minute. Says what undoes it. `conflict`: someone was quicker.
 */
export const moveDeskEnquiry = defineContract({
  method: 'POST',
  path: '/api/desk/enquiries/:enquiryId/place',
  access: { staff: 'desk' },
  accepts: ['json'],
  request: z.object({
    enquiryId,
    version,
    to: z.enum(deskPlaces),
    /** Who has it then: `me`, or a member of staff; left out for no one. */
    takenBy: z.optional(z.union([z.literal('me'), z.uuid()])),
    isUndo: z._default(z.boolean(), false),
  }),
  response: z.object({
    success: z.literal(true),
    version,
    undo: z.object({ to: z.enum(deskPlaces), takenBy: z.nullable(z.string()) }),
  }),
});

/** Says that the caller has it open, and who else has. */
export const lookAtDeskEnquiry = defineContract({
  method: 'POST',
  path: '/api/desk/enquiries/:enquiryId/look',
  access: { staff: 'desk' },
  accepts: ['json'],
  request: z.object({ enquiryId, isWriting: z.boolean() }),
  response: z.object({
    version,
    others: z.array(z.object({ name: z.string(), isWriting: z.boolean() })),
  }),
});

/** Keeps what the caller has written so far; an empty draft is none. */
export const keepDeskDraft = defineContract({
  method: 'POST',
  path: '/api/desk/enquiries/:enquiryId/draft',
  access: { staff: 'desk' },
  accepts: ['json'],
  request: z.object({ enquiryId, body: paragraph(deskLimits.body) }),
  response: z.object({ success: z.literal(true) }),
});

/** Answers by mail, from the institute's mailbox. `conflict`: it was answered or changed since it was read, and nothing is sent. */
export const answerDeskEnquiry = defineContract({
  method: 'POST',
  path: '/api/desk/enquiries/:enquiryId/answer',
  access: { staff: 'desk' },
  accepts: ['json'],
  request: z.object({
    enquiryId,
    version,
    body: paragraph(deskLimits.body, deskMessages.answer).check(notBlank(deskMessages.answer)),
  }),
  response: z.object({ success: z.literal(true) }),
});

/** Notes a call with its outcome, or, without one, anything else; and when to be in touch again. */
export const noteDeskCall = defineContract({
  method: 'POST',
  path: '/api/desk/enquiries/:enquiryId/notes',
  access: { staff: 'desk' },
  accepts: ['json'],
  request: z.object({
    enquiryId,
    version,
    body: paragraph(deskLimits.body, deskMessages.note).check(notBlank(deskMessages.note)),
    outcome: z.optional(z.enum(callOutcomes)),
    nextOn: z.optional(z.iso.date()),
  }),
  response: z.object({ success: z.literal(true) }),
});

/** How often each rule set something aside, and what became of it in ninety days. */
export const countQuarantineRules = defineContract({
  method: 'GET',
  path: '/api/desk/quarantine-rules',
  access: { staff: 'desk' },
  accepts: [],
  request: z.object({}),
  response: z.object({
    rules: z.array(z.object({ rule: z.string(), waiting: z.int(), released: z.int(), deleted: z.int() })),
  }),
});
