import * as z from 'zod/mini';
import { handInMessages } from '../messages/hand-ins.ts';
import { handInStates } from '../rules/sign-off.ts';
import { defineContract } from './contract.ts';
import { eworkTaskProgress } from './ework-shapes.ts';
import { line, notBlank, open, paragraph } from './fields.ts';

/** Longest answers in UTF-16 units; the tables' checks say the same in characters. Together they fit into the largest body. */
export const handInLengths = { link: 2000, text: 20_000, note: 1500, answer: 4000, summary: 8000 } as const;

/** A web address that people and not we open: it is never fetched. */
const isWebLink = (text: string): boolean => {
  if (!/^https:\/\/[^\s<>"]+$/u.test(text)) return false;
  try {
    const { hostname, username, password } = new URL(text);
    return hostname.includes('.') && username === '' && password === '';
  } catch {
    return false;
  }
};

const webLink = line(handInLengths.link, handInMessages.link).check(
  z.overwrite((text) => text.trim()),
  z.refine(isWebLink, handInMessages.link),
);

export const handInFeedback = z.object({
  outcome: z.enum(['accepted', 'returned']),
  /** Markdown. */
  summary: z.string(),
  /** The mentor's name. */
  mentor: z.string(),
  /** ISO time. */
  givenAt: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      /** 1 the weakest, 4 the best. */
      level: z.int(),
      sentence: z.string(),
    }),
  ),
});

export const handInMessage = z.object({
  id: z.uuid(),
  /** The mentor who wrote; null for the person whose work it is. */
  mentor: z.nullable(z.string()),
  text: z.string(),
  sentAt: z.string(),
});

/** One version of one deliverable, with all that was said of it. */
export const handIn = z.object({
  id: z.uuid(),
  version: z.int(),
  link: z.nullable(z.string()),
  /** Markdown. */
  text: z.nullable(z.string()),
  note: z.string(),
  handedInAt: z.string(),
  state: z.enum(handInStates),
  feedback: z.nullable(handInFeedback),
  messages: z.array(handInMessage),
});
export type HandIn = z.output<typeof handIn>;

/** Who accepted the last of it, and when, as an ISO time. */
export const signOffOf = z.object({ mentor: z.string(), at: z.string() });
const signedOff = z.nullable(signOffOf);

/** A week or a project with everything that was handed in of it. */
export const handInWork = z.object({
  /** A task's id, or a project's. */
  workId: z.string(),
  /** In the order in which they are listed. */
  deliverables: z.array(
    z.object({
      /** Stays with the deliverable for good. */
      id: z.int(),
      title: z.string(),
      /** The oldest first. */
      versions: z.array(handIn),
    }),
  ),
  signedOff,
});
export type HandInWork = z.output<typeof handInWork>;

/** How a week or a project is doing, in figures. Work of which nothing was handed in is not listed. */
export const handInSummary = z.object({
  workId: z.string(),
  deliverables: z.int(),
  accepted: z.int(),
  returned: z.int(),
  waiting: z.int(),
  signedOff,
});
export type HandInSummary = z.output<typeof handInSummary>;

const workId = line(80);
const listed = z.object({ success: z.literal(true), works: z.array(handInSummary) });
const shown = z.object({ success: z.literal(true), work: handInWork });

const handInPost = z
  .object({
    workId,
    /** The deliverable's id. */
    deliverable: z.int().check(z.minimum(0), z.maximum(63)),
    /** Made by the browser at the first attempt: what is sent twice is handed in once. */
    attemptId: z.uuid(),
    link: z.optional(webLink),
    text: z.optional(paragraph(handInLengths.text).check(notBlank(handInMessages.linkOrText))),
    note: open(paragraph(handInLengths.note)),
  })
  .check(
    z.refine((post) => (post.link === undefined) !== (post.text === undefined), {
      error: handInMessages.linkOrText,
      path: ['link'],
    }),
  );

const answerPost = z.object({
  workId,
  handInId: z.uuid(),
  /** Made by the browser at the first attempt: what is sent twice is said once. */
  messageId: z.uuid(),
  text: paragraph(handInLengths.answer).check(notBlank(handInMessages.answer)),
});

/** How each week of the student's course is doing. */
export const listWeekHandIns = defineContract({
  method: 'GET',
  path: '/api/ework/student/hand-ins',
  access: 'ework-student',
  accepts: [],
  request: z.object({}),
  response: listed,
});

export const showWeekHandIns = defineContract({
  method: 'GET',
  path: '/api/ework/student/hand-ins/:workId',
  access: 'ework-student',
  accepts: [],
  request: z.object({ workId }),
  response: shown,
});

/** Hands in one deliverable of a week and ticks it. `conflict`: it is accepted already. */
export const handInWeek = defineContract({
  method: 'POST',
  path: '/api/ework/student/hand-ins/:workId',
  access: 'ework-student',
  accepts: ['json'],
  request: handInPost,
  response: z.object({ success: z.literal(true), work: handInWork, taskProgress: eworkTaskProgress }),
});

export const answerWeekMentor = defineContract({
  method: 'POST',
  path: '/api/ework/student/hand-ins/:workId/answers',
  access: 'ework-student',
  accepts: ['json'],
  request: answerPost,
  response: shown,
});

/** How each of the learner's projects is doing, and whose they are: drafts on this device are kept under that id. */
export const listProjectHandIns = defineContract({
  method: 'GET',
  path: '/api/project-hand-ins',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: z.object({ success: z.literal(true), learnerId: z.uuid(), works: z.array(handInSummary) }),
});

export const showProjectHandIns = defineContract({
  method: 'GET',
  path: '/api/project-hand-ins/:workId',
  access: 'learner',
  accepts: [],
  request: z.object({ workId }),
  response: shown,
});

/** Hands in a project that was begun. `conflict`: it is accepted already. */
export const handInProject = defineContract({
  method: 'POST',
  path: '/api/project-hand-ins/:workId',
  access: 'learner',
  accepts: ['json'],
  request: handInPost,
  response: shown,
});

export const answerProjectMentor = defineContract({
  method: 'POST',
  path: '/api/project-hand-ins/:workId/answers',
  access: 'learner',
  accepts: ['json'],
  request: answerPost,
  response: shown,
});
