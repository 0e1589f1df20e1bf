import * as z from 'zod/mini';
import { courseSlugs } from '../catalogue/course.ts';
import { enrolmentMessages } from '../messages/desk.ts';
import { defineContract } from './contract.ts';
import { line, paragraph } from './fields.ts';

/** People of one answer. */
export const learnerPageSize = 50;

export const enrolmentStates = ['active', 'paused', 'left'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** What an account can be besides a learner. `desk` is given by a command alone. */
export const accountRoles = ['desk', 'mentor', 'examiner', 'ework-admin'] as const;
export type AccountRole = (typeof accountRoles)[number];
/** Those that the desk gives. */
export const givenRoles = ['mentor', 'examiner', 'ework-admin'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** `price` is in whole units; lengths in characters. */
export const enrolmentLimits = { search: 100, agreed: 2000, price: 1_000_000, cursor: 400 } as const;

const learnerId = z.uuid();
const course = z.enum(courseSlugs, enrolmentMessages.course);
/** How often the desk has changed it, as the caller has seen it; 0 for one that is not there. `conflict` when it has changed since. */
const version = z.int().check(z.nonnegative());

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  since: z.iso.datetime(),
  /** Whether the address was ever proven. */
  isConfirmed: z.boolean(),
  courses: z.array(z.object({ title: z.string(), state: z.enum(enrolmentStates) })),
  roles: z.array(z.enum(accountRoles)),
});
export type DeskPerson = z.output<typeof person>;

/** People with an account, the latest first. */
export const listDeskLearners = defineContract({
  method: 'GET',
  path: '/api/desk/learners',
  access: { staff: 'desk' },
  accepts: [],
  request: z.object({
    /** Parts of a name or an address, in any script. */
    q: z.optional(line(enrolmentLimits.search)),
    course: z.optional(course),
    state: z.optional(z.enum(enrolmentStates)),
    role: z.optional(z.enum(accountRoles)),
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.string().check(z.maxLength(enrolmentLimits.cursor), z.regex(/^[\w-]+$/))),
  }),
  response: z.object({ people: z.array(person), nextCursor: z.nullable(z.string()) }),
});

const deskEnrolment = z.object({
  course: z.object({ slug: course, title: z.string() }),
  enrolledAt: z.iso.datetime(),
  state: z.enum(enrolmentStates),
  stateSince: z.iso.datetime(),
  version,
  progress: z.int(),
  projectsCompleted: z.int(),
  projectsTotal: z.int(),
  /** What was agreed; null where the learner chose the course alone. */
  terms: z.nullable(
    z.object({
      months: z.union([z.literal(6), z.literal(12)]),
      /** Of the whole, in whole units of `currency`. */
      price: z.int(),
      currency: z.string(),
      startsOn: z.iso.date(),
      agreed: z.string(),
      agreedAt: z.iso.datetime(),
      /** Null for someone whose account is gone. */
      agreedBy: z.nullable(z.string()),
    }),
  ),
});
export type DeskEnrolment = z.output<typeof deskEnrolment>;

const deskLearner = z.object({
  person,
  /** Whether this is the caller, who changes no rights of their own. */
  isMe: z.boolean(),
  enrolments: z.array(deskEnrolment),
  /** The student of eWork with the same address. */
  ework: z.nullable(
    z.object({
      course: z.nullable(z.string()),
      isEnded: z.boolean(),
      weeksDone: z.int(),
      weeksTotal: z.int(),
    }),
  ),
  mentorCourses: z.array(z.string()),
  enquiries: z.array(
    z.object({ id: z.string(), reference: z.string(), programme: z.string(), receivedAt: z.iso.datetime() }),
  ),
  /** What was changed at the desk, the latest first. */
  history: z.array(
    z.object({
      number: z.int(),
      at: z.iso.datetime(),
      /** Null for a command. */
      by: z.nullable(z.string()),
      action: z.string(),
      detail: z.nullable(z.string()),
    }),
  ),
});
export type DeskLearner = z.output<typeof deskLearner>;

/** One person with an account: courses, what was agreed, progress, rights, enquiries. */
export const readDeskLearner = defineContract({
  method: 'GET',
  path: '/api/desk/learners/:learnerId',
  access: { staff: 'desk' },
  accepts: [],
  request: z.object({ learnerId }),
  response: deskLearner,
});

/** A place in a course with what was agreed, or other terms for one that is there. Who had left or paused studies again. */
export const agreeEnrolment = defineContract({
  method: 'POST',
  path: '/api/desk/learners/:learnerId/enrolments',
  access: { staff: 'desk' },
  accepts: ['json'],
  request: z.object({
    learnerId,
    course,
    version,
    months: z.union([z.literal(6), z.literal(12)], enrolmentMessages.months),
    price: z
      .int(enrolmentMessages.price)
      .check(
        z.nonnegative(enrolmentMessages.price),
        z.maximum(enrolmentLimits.price, enrolmentMessages.price),
      ),
    startsOn: z.iso.date(enrolmentMessages.startsOn),
    /** Anything else: instalments, a discount and why. */
    agreed: z._default(paragraph(enrolmentLimits.agreed), ''),
  }),
  response: z.object({ success: z.literal(true) }),
});

/** Pauses a place, ends it, or takes it up again. The work on it stays. */
export const moveEnrolment = defineContract({
  method: 'POST',
  path: '/api/desk/learners/:learnerId/enrolments/state',
  access: { staff: 'desk' },
  accepts: ['json'],
  request: z.object({ learnerId, course, version, state: z.enum(enrolmentStates) }),
  response: z.object({ success: z.literal(true) }),
});

/** Gives a role or takes it away. Nobody changes their own. */
export const setAccountRole = defineContract({
  method: 'POST',
  path: '/api/desk/learners/:learnerId/roles',
  access: { staff: 'desk' },
  accepts: ['json'],
  request: z.object({ learnerId, role: z.enum(givenRoles), isGranted: z.boolean() }),
  response: z.object({ success: z.literal(true) }),
});

/** Whose work a mentor reads: that of these courses and no others. */
export const setMentorCourses = defineContract({
  method: 'POST',
  path: '/api/desk/learners/:learnerId/mentor-courses',
  access: { staff: 'desk' },
  accepts: ['json'],
  request: z.object({ learnerId, courses: z.array(course).check(z.maxLength(20)) }),
  response: z.object({ success: z.literal(true) }),
});
