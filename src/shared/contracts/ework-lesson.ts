import * as z from 'zod/mini';
import { defineContract } from './contract.ts';
import { line } from './fields.ts';
import { material } from './material.ts';

const program = z.object({
  name: z.string(),
  week: z.int(),
  minutes: z.int(),
  windows: z.string(),
  macos: z.string(),
  linux: z.string(),
  browser: z.string(),
  check: z.string(),
});

const step = z.object({
  do: z.enum(['read', 'watch', 'try']),
  title: z.string(),
  address: z.optional(z.string()),
  minutes: z.int(),
  why: z.string(),
});

export const weekLesson = z.object({
  /** In order. */
  plan: z.array(step),
  questions: z.array(z.object({ ask: z.string(), answer: z.string() })),
  /** Paragraphs and pieces of code. */
  example: z.object({
    title: z.string(),
    steps: z.array(z.union([z.string(), z.object({ code: z.string() })])),
  }),
  hints: z.array(z.object({ when: z.string(), try: z.string() })),
  now: z.string(),
  materials: z.array(z.extend(material, { name: z.string() })),
  /** What to know and to install before this week; null for nothing. */
  start: z.nullable(z.object({ before: z.array(z.string()), install: z.array(program) })),
});
export type WeekLesson = z.input<typeof weekLesson>;

/** The lesson of one week of the student's course; null where it is not written yet. */
export const showLesson = defineContract({
  method: 'GET',
  path: '/api/ework/student/lessons/:taskId',
  access: 'ework-student',
  accepts: [],
  request: z.object({ taskId: line(80) }),
  response: z.object({ success: z.literal(true), lesson: z.nullable(weekLesson) }),
});
