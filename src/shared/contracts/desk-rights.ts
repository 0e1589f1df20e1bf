import * as z from 'zod/mini';
import { deskMessages } from '../messages/desk.ts';
import { enquiryMessages } from '../messages/enquiry.ts';
import { defineContract } from './contract.ts';
import { dataRequestOptions, type DataRequestKind } from './data-request.ts';
import { deskLimits, deskPlaces } from './desk-inbox.ts';
import { emailAddress, notBlank, openName, openPhone, paragraph, personName } from './fields.ts';

const access = { staff: 'desk' } as const;

/** Whom a member of staff means: one of their enquiries, their account, or their address. Never in an address of a page. */
const whom = z.union([
  z.object({ enquiryId: z.uuid() }),
  z.object({ learnerId: z.uuid() }),
  z.object({ email: emailAddress }),
]);
export type Whom = z.output<typeof whom>;

const kinds = dataRequestOptions.map(({ value }) => value) as [DataRequestKind, ...DataRequestKind[]];

/** A request about data, or a complaint, with its clock. */
const rightsRequest = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(kinds),
  place: z.enum(deskPlaces),
  name: z.string(),
  receivedAt: z.iso.datetime(),
  /** The civil day by which it is answered. */
  answerBy: z.iso.date(),
  /** The day that was promised first, where it was given more time. */
  answerByFirst: z.nullable(z.iso.date()),
  /** Until when it may be put off; null where that was done or is too late. */
  latest: z.nullable(z.iso.date()),
  /** Days from today; negative when it is late. */
  daysLeft: z.int(),
  answeredAt: z.nullable(z.iso.datetime()),
  /** Answered, or still to be answered, within its day. */
  isInTime: z.boolean(),
  version: z.int(),
});
export type RightsRequest = z.output<typeof rightsRequest>;

/** What was erased, or would be: how many of what. */
const counts = z.record(z.string(), z.int());
/** What is not erased, and why. `count` is null for what is kept elsewhere. */
const staying = z.object({ what: z.string(), count: z.nullable(z.int()), why: z.string() });
export type Staying = z.output<typeof staying>;

/** That someone was erased; nothing about whom. */
const certificate = z.object({
  number: z.string(),
  erasedAt: z.iso.datetime(),
  erased: counts,
  stays: z.array(staying),
});
export type ErasureCertificate = z.output<typeof certificate>;

/** Requests that are open, what is due first at the top, those of half a year that are answered, and certificates. */
export const listDeskRights = defineContract({
  method: 'GET',
  path: '/api/desk/rights',
  access,
  accepts: [],
  request: z.object({}),
  response: z.object({
    open: z.array(rightsRequest),
    done: z.array(rightsRequest),
    certificates: z.array(certificate),
  }),
});

const correctable = z.object({
  id: z.string(),
  reference: z.string(),
  about: z.string(),
  receivedAt: z.iso.datetime(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Null where the form asks for none. */
  phone: z.nullable(z.string()),
  version: z.int(),
});
export type CorrectableEnquiry = z.output<typeof correctable>;

const person = z.object({
  email: z.string(),
  /** Staff are erased by no one at the desk, while they are staff. */
  isStaff: z.boolean(),
  requests: z.array(rightsRequest),
  enquiries: z.array(correctable),
  learner: z.nullable(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
  /** What is held, by the sections of their copy. */
  holdings: counts,
  /** What erasing would erase now, exactly. */
  goes: counts,
  stays: z.array(staying),
});
export type DeskPerson = z.output<typeof person>;

/** What is held about one person. A POST, because an address belongs into no address. */
export const readDeskPerson = defineContract({
  method: 'POST',
  path: '/api/desk/person',
  access,
  accepts: ['json'],
  request: z.object({ whom }),
  response: person,
});

/** Everything about one person, as the file that they asked for: what it is for, whom it went to, and the data. */
export const exportDeskPerson = defineContract({
  method: 'POST',
  path: '/api/desk/person/export',
  access,
  accepts: ['json'],
  request: z.object({ whom }),
  response: z.record(z.string(), z.unknown()),
});

/** Corrects who wrote an enquiry. `conflict`: it was changed since it was read. */
export const correctDeskEnquiry = defineContract({
  method: 'POST',
  path: '/api/desk/enquiries/:enquiryId/correction',
  access,
  accepts: ['json'],
  request: z.object({
    enquiryId: z.uuid(),
    version: z.int().check(z.nonnegative()),
    firstName: personName(enquiryMessages.name),
    lastName: z._default(openName, ''),
    email: emailAddress,
    phone: z._default(openPhone, ''),
  }),
  response: z.object({ success: z.literal(true) }),
});

/** Corrects the name of an account. Its address is changed by its owner. */
export const correctDeskLearner = defineContract({
  method: 'POST',
  path: '/api/desk/learners/:learnerId/name',
  access,
  accepts: ['json'],
  request: z.object({
    learnerId: z.uuid(),
    firstName: personName(enquiryMessages.firstName),
    lastName: z._default(openName, ''),
  }),
  response: z.object({ success: z.literal(true) }),
});

/** Erases everything of one person for good, tells them by mail, and gives the certificate. `confirmed` is their address once more. */
export const eraseDeskPerson = defineContract({
  method: 'POST',
  path: '/api/desk/person/erasure',
  access,
  accepts: ['json'],
  request: z.object({ whom, confirmed: emailAddress }),
  response: certificate,
});

/** Gives a data request more time, two further months at most and once, and tells the person why by mail. */
export const extendDeskRequest = defineContract({
  method: 'POST',
  path: '/api/desk/enquiries/:enquiryId/extension',
  access,
  accepts: ['json'],
  request: z.object({
    enquiryId: z.uuid(),
    version: z.int().check(z.nonnegative()),
    answerBy: z.iso.date(deskMessages.day),
    reason: paragraph(deskLimits.body, deskMessages.reason).check(notBlank(deskMessages.reason)),
  }),
  response: z.object({ success: z.literal(true) }),
});
