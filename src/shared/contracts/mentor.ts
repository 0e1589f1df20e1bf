import * as z from 'zod/mini';
import { handInMessages } from '../messages/hand-ins.ts';
import { handInStates } from '../rules/sign-off.ts';
import { defineContract } from './contract.ts';
import { line, notBlank, open, paragraph } from './fields.ts';
import { handIn, handInLengths } from './hand-ins.ts';

/** Lines of one answer of the queue. */
export const mentorPageSize = 50;
export const mentorLengths = { sentence: 1000, lineSentence: 600 } as const;
/** The most lines of a rubric; the table's check says the same. */
export const mostRubricLines = 12;

const access = { staff: 'mentor' } as const;

/** What a mentor may look at. `open`: waiting or being read; `mine`: taken; `asked`: a person waits for an answer; `read`. */
export const queueShows = ['open', 'mine', 'asked', 'read'] as const;
export type QueueShow = (typeof queueShows)[number];

export const queuedHandIn = z.object({
  id: z.uuid(),
  /** Its place in the queue, which never changes. */
  place: z.int(),
  course: z.object({ slug: z.string(), title: z.string() }),
  kind: z.enum(['week', 'project']),
  /** 'Week 3: Answers that name their source', or the project's title. */
  work: z.string(),
  deliverable: z.string(),
  version: z.int(),
  /** Whose work it is. */
  person: z.string(),
  waitingSince: z.string(),
  /** The civil day in London by which an answer is promised. */
  dueDay: z.string(),
  isLate: z.boolean(),
  state: z.enum(handInStates),
  askedAt: z.nullable(z.string()),
  takenBy: z.nullable(z.object({ isMe: z.boolean(), name: z.string() })),
});
export type QueuedHandIn = z.output<typeof queuedHandIn>;

const rubricLine = z.object({
  title: z.string(),
  /** What work looks like at the four levels, the weakest first; empty where nobody has written it. */
  levels: z.array(z.string()),
});

/** All that a mentor reads beside the work. */
export const mentorReading = z.object({
  success: z.literal(true),
  queued: queuedHandIn,
  brief: z.object({
    title: z.string(),
    client: z.nullable(z.string()),
    description: z.string(),
    /** What is to be ticked, or learnt. */
    objectives: z.array(z.string()),
    /** The whole project that the week belongs to. */
    project: z.nullable(z.object({ title: z.string(), description: z.string() })),
  }),
  /** The mentor's sheet of the project; null where there is none. */
  sheet: z.nullable(
    z.object({
      surprise: z.string(),
      when: z.string(),
      play: z.string(),
      good: z.array(z.string()),
      mistakes: z.array(z.string()),
      exemplar: z.string(),
    }),
  ),
  rubric: z.array(rubricLine),
  /** The oldest first; the last is the one to read. */
  versions: z.array(handIn),
});
export type MentorReading = z.output<typeof mentorReading>;

const desk = z.object({
  success: z.literal(true),
  mentorId: z.uuid(),
  name: z.string(),
  courses: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** Other mentors of these courses. */
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Saved for reuse, the oldest first. */
  sentences: z.array(z.object({ id: z.uuid(), text: z.string() })),
});
export type MentorDesk = z.output<typeof desk>;

export const readMentorDesk = defineContract({
  method: 'GET',
  path: '/api/mentor/desk',
  access,
  accepts: [],
  request: z.object({}),
  response: desk,
});

/** A page of the queue. What is open comes by its place: no place ever moves back. */
export const listMentorQueue = defineContract({
  method: 'GET',
  path: '/api/mentor/queue',
  access,
  accepts: [],
  request: z.object({
    show: z._default(z.enum(queueShows), 'open'),
    /** One course's slug. */
    course: z.optional(line(60)),
    /** Another mentor's id: what they have taken (`open`, `mine`), were asked or have read. */
    mentor: z.optional(z.uuid()),
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  response: z.object({
    success: z.literal(true),
    handIns: z.array(queuedHandIn),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});

const one = z.object({ handInId: line(80) });

export const showHandIn = defineContract({
  method: 'GET',
  path: '/api/mentor/hand-ins/:handInId',
  access,
  accepts: [],
  request: one,
  response: mentorReading,
});

/** Takes it, unless another mentor has it: `queued.takenBy` says who does. */
export const takeHandIn = defineContract({
  method: 'POST',
  path: '/api/mentor/hand-ins/:handInId/take',
  access,
  accepts: [],
  request: one,
  response: mentorReading,
});

/** Gives it back to the queue, at the place that it had. */
export const giveBackHandIn = defineContract({
  method: 'POST',
  path: '/api/mentor/hand-ins/:handInId/give-back',
  access,
  accepts: [],
  request: one,
  response: mentorReading,
});

/** Accepts or returns what this mentor has taken. `conflict`: it was read, replaced or taken by another meanwhile. */
export const giveFeedback = defineContract({
  method: 'POST',
  path: '/api/mentor/hand-ins/:handInId/feedback',
  access,
  accepts: ['json'],
  request: z.object({
    handInId: line(80),
    outcome: z.enum(['accepted', 'returned']),
    summary: paragraph(handInLengths.summary, handInMessages.feedback).check(
      notBlank(handInMessages.feedback),
    ),
    /** A level for some lines of the rubric, by their place in it. */
    lines: z
      .array(
        z.object({
          line: z.int().check(z.minimum(0), z.maximum(mostRubricLines - 1)),
          level: z.int().check(z.minimum(1), z.maximum(4)),
          sentence: open(paragraph(mentorLengths.lineSentence)),
        }),
      )
      .check(z.maxLength(mostRubricLines)),
  }),
  response: mentorReading,
});

export const answerAsMentor = defineContract({
  method: 'POST',
  path: '/api/mentor/hand-ins/:handInId/answers',
  access,
  accepts: ['json'],
  request: z.object({
    handInId: line(80),
    messageId: z.uuid(),
    text: paragraph(handInLengths.answer).check(notBlank(handInMessages.answer)),
  }),
  response: mentorReading,
});

export const saveMentorSentence = defineContract({
  method: 'POST',
  path: '/api/mentor/sentences',
  access,
  accepts: ['json'],
  request: z.object({
    text: paragraph(mentorLengths.sentence, handInMessages.sentence).check(notBlank(handInMessages.sentence)),
  }),
  response: desk,
});

export const dropMentorSentence = defineContract({
  method: 'DELETE',
  path: '/api/mentor/sentences/:sentenceId',
  access,
  accepts: [],
  request: z.object({ sentenceId: line(80) }),
  response: desk,
});
