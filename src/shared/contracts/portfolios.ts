import * as z from 'zod/mini';
import { certificateMessages as messages } from '../messages/certificates.ts';
import { certificate, certificateNumberField as number } from './certificates.ts';
import { defineContract } from './contract.ts';
import { line, open, paragraph, requiredLine } from './fields.ts';

export const portfolioLimits = { title: 120, words: 600, works: 24 } as const;

const day = z.iso.date();

/** One thing that was handed in and accepted. */
const piece = z.object({
  title: z.string(),
  /** What was to be made. */
  brief: z.string(),
  /** Where it is, as it was handed in; null for a text. */
  link: z.nullable(z.string()),
  lines: z.array(
    z.object({
      title: z.string(),
      /** 1 the weakest, 4 the best. */
      level: z.int(),
      sentence: z.string(),
    }),
  ),
  mentor: z.string(),
  signedOffOn: day,
});
export type PortfolioPiece = z.output<typeof piece>;

/** A project or a week of eWork that is signed off as a whole. */
const work = z.object({
  workId: z.string(),
  kind: z.enum(['project', 'week']),
  title: z.string(),
  signedOffOn: day,
  pieces: z.array(piece),
});
export type PortfolioWork = z.output<typeof work>;

/** What the learner can choose from, the latest first. */
export const listPortfolioWork = defineContract({
  method: 'GET',
  path: '/api/portfolios/work',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: z.object({ success: z.literal(true), works: z.array(work) }),
});

const choice = z.object({
  title: requiredLine(portfolioLimits.title, messages.title),
  /** The learner's own, to be read first. */
  words: open(paragraph(portfolioLimits.words)),
  /** In the order in which they are shown. */
  workIds: z
    .array(line(70), messages.works)
    .check(z.minLength(1, messages.works), z.maxLength(portfolioLimits.works, messages.tooMuch)),
});

/** What would be signed, without anything happening. */
export const previewPortfolio = defineContract({
  method: 'POST',
  path: '/api/portfolios/preview',
  access: 'learner',
  accepts: ['json'],
  request: choice,
  response: z.object({
    success: z.literal(true),
    preview: z.object({
      /** The name of the account. */
      name: z.string(),
      title: z.string(),
      words: z.string(),
      signedOn: day,
      validUntil: day,
      pieces: z.array(piece),
      isDemonstration: z.boolean(),
    }),
  }),
});
export type PortfolioPreview = z.output<typeof previewPortfolio.response>['preview'];

const one = z.object({ success: z.literal(true), certificate });

/** `certificateId` is made by the browser with the preview: sent twice, it is signed once. `conflict`: the version before is no longer valid. */
export const signPortfolio = defineContract({
  method: 'POST',
  path: '/api/portfolios',
  access: 'learner',
  accepts: ['json'],
  request: z.extend(choice, {
    certificateId: z.uuid(),
    isShown: z.boolean(),
    /** The number of the version whose place it takes. */
    replaces: z.nullable(number),
  }),
  response: one,
});

/** The learner withdraws a portfolio of their own. */
export const withdrawPortfolio = defineContract({
  method: 'POST',
  path: '/api/portfolios/:number/withdrawal',
  access: 'learner',
  accepts: ['json'],
  request: z.object({ number }),
  response: one,
});
