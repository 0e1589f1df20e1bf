import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import type { HandIn, HandInSummary, HandInWork } from '#shared/contracts/hand-ins.ts';
import { handInMessages } from '#shared/messages/hand-ins.ts';
import { handInStates, signOff, type LatestHandIn } from '#shared/rules/sign-off.ts';
import { toMoment } from '../moment.ts';

/** What the database's functions answer about hand-ins, and what it is for a caller. */

export const handInRow = z.object({
  id: z.uuid(),
  deliverable: z.int(),
  version: z.int(),
  link: z.nullable(z.string()),
  text: z.nullable(z.string()),
  note: z.string(),
  handedInAt: z.string(),
  state: z.enum(handInStates),
  feedback: z.nullable(
    z.object({
      outcome: z.enum(['accepted', 'returned']),
      summary: z.string(),
      mentor: z.string(),
      givenAt: z.string(),
      lines: z.array(z.object({ title: z.string(), level: z.int(), sentence: z.string() })),
    }),
  ),
  messages: z.array(
    z.object({ id: z.uuid(), mentor: z.nullable(z.string()), text: z.string(), sentAt: z.string() }),
  ),
});
export type HandInRow = z.output<typeof handInRow>;
export const handInRows = z.array(handInRow);

export const latestRows = z.array(
  z.object({
    workId: z.string(),
    deliverable: z.int(),
    version: z.int(),
    state: z.enum(handInStates),
    handedInAt: z.string(),
    mentor: z.nullable(z.string()),
    givenAt: z.nullable(z.string()),
  }),
);
export type LatestRow = z.output<typeof latestRows>[number];

/** PGlite and PostgreSQL write a moment in different ways. */

export function toHandIn({ deliverable: _, ...row }: HandInRow): HandIn {
  return {
    ...row,
    handedInAt: toMoment(row.handedInAt),
    feedback: row.feedback && { ...row.feedback, givenAt: toMoment(row.feedback.givenAt) },
    messages: row.messages.map((message) => ({ ...message, sentAt: toMoment(message.sentAt) })),
  };
}

/** A deliverable as content/ has it now. */
export interface Item {
  readonly number: number;
  readonly text: string;
}

/** The last version of each deliverable, of versions in their order. */
export const toLatest = (rows: readonly HandInRow[]): LatestHandIn[] =>
  [...new Map(rows.map((row) => [row.deliverable, row])).values()].map((row) => ({
    deliverable: row.deliverable,
    state: row.state,
    mentor: row.feedback?.mentor ?? null,
    givenAt: row.feedback && toMoment(row.feedback.givenAt),
  }));

/** The work with its versions under the deliverables that it has now, and at the end those that it had once. */
export function toWork(workId: string, items: readonly Item[], rows: readonly HandInRow[]): HandInWork {
  const numbers = items.map(({ number }) => number);
  const gone = [...new Set(rows.map((row) => row.deliverable))]
    .filter((number) => !numbers.includes(number))
    .map((number) => ({ number, text: 'Something that is no longer asked for' }));
  return {
    workId,
    deliverables: [...items, ...gone].map(({ number, text }) => ({
      id: number,
      title: text,
      versions: rows.filter((row) => row.deliverable === number).map(toHandIn),
    })),
    signedOff: signOff(numbers, toLatest(rows)),
  };
}

export function toSummary(
  workId: string,
  items: readonly Item[],
  latest: readonly LatestRow[],
): HandInSummary | null {
  const own = latest.filter((row) => row.workId === workId);
  if (own.length === 0) return null;
  const numbers = items.map(({ number }) => number);
  const known = own.filter(({ deliverable }) => numbers.includes(deliverable));
  const count = (...states: LatestRow['state'][]) =>
    known.filter(({ state }) => states.includes(state)).length;
  return {
    workId,
    deliverables: numbers.length,
    accepted: count('accepted'),
    returned: count('returned'),
    waiting: count('waiting', 'reading'),
    signedOff: signOff(
      numbers,
      known.map((row) => ({ ...row, givenAt: row.givenAt && toMoment(row.givenAt) })),
    ),
  };
}

/** What a browser sends to hand something in. */
export interface HandInPost {
  workId: string;
  deliverable: number;
  attemptId: string;
  link?: string | undefined;
  text?: string | undefined;
  note: string;
}

export interface AnswerPost {
  workId: string;
  handInId: string;
  messageId: string;
  text: string;
}

/** The database's refusals in the words of the person whose work it is. */
export function inOwnersWords(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'not_found' || error.code === 'invalid_fields')
    return new AppError('not_found', handInMessages.missing);
  return error.code === 'conflict' ? new AppError('conflict', handInMessages.accepted) : error;
}

export function inAnswerWords(error: unknown): unknown {
  if (error instanceof AppError && error.code === 'conflict')
    return new AppError('conflict', handInMessages.full);
  return inOwnersWords(error);
}
