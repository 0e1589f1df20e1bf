import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

/** Spans that can be asked for, in weeks. */
export const figureSpans = ['13', '26', '52'] as const;
export type FigureSpan = (typeof figureSpans)[number];

/** How the promise was kept. Shares leave out what is not due yet and what was closed without an answer. */
const kept = {
  all: z.int(),
  within: z.int(),
  late: z.int(),
  /** Neither answered nor due. */
  waiting: z.int(),
  /** Closed without an answer. */
  closed: z.int(),
  /** Hours of working time to the first answer, of those that have one; null where none has. */
  median: z.nullable(z.number()),
  /** 95 of 100 were answered sooner. */
  slowest: z.nullable(z.number()),
};

/** One line of a table: a programme or a source with its count in each of the weeks, in their order. */
const row = z.object({ name: z.string(), counts: z.array(z.int()), total: z.int() });
export type FigureRow = z.output<typeof row>;

const figures = z.object({
  /** Each week with the Monday on which it begins, in London; the last is the one that goes on. */
  weeks: z.array(z.object({ week: z.string(), ...kept })),
  total: z.object(kept),
  programmes: z.array(row),
  sources: z.array(row),
  /** What waits for an answer now, whenever it came. */
  open: z.object({ new: z.int(), taken: z.int(), late: z.int() }),
  /** Hours of working time within which an answer is promised. */
  promisedHours: z.int(),
});
export type DeskFigures = z.output<typeof figures>;

/** Counted from the enquiries as they are now. */
export const readDeskFigures = defineContract({
  method: 'GET',
  path: '/api/desk/figures',
  access: { staff: 'desk' },
  accepts: [],
  request: z.object({ weeks: z._default(z.enum(figureSpans), '13') }),
  response: figures,
});
