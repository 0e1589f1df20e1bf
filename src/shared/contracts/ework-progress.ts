import * as z from 'zod/mini';
import { eworkMessages } from '../messages/ework.ts';
import { eworkTaskStatuses } from '../rules/ework-progress.ts';
import { defineContract } from './contract.ts';
import { eworkCourse, eworkItemMax, eworkTaskProgress } from './ework-shapes.ts';
import { line } from './fields.ts';

/** The student's course, null for none, and every task of it in the order of the weeks: one answer, so that they belong together. */
export const listTaskProgress = defineContract({
  method: 'GET',
  path: '/api/ework/student/progress',
  access: 'ework-student',
  accepts: [],
  request: z.object({}),
  response: z.object({
    success: z.literal(true),
    course: z.nullable(eworkCourse),
    taskProgress: z.array(eworkTaskProgress),
  }),
});

/** One item ticked (`done`) or unticked. */
export const eworkChange = z.object({
  kind: z.enum(['objective', 'deliverable']),
  index: z.int().check(z.minimum(0), z.maximum(eworkItemMax)),
  done: z.boolean(),
});

/** The most changes in one call; no task has nearly as many items. */
export const mostChanges = 200;

/**
 * Saves what was done of one task. With `changes`, they are applied one by one and the server computes progress and
 * status; `progress` and `status` are then what the sender saw and decide nothing. Without `changes`, `status` is what
 * the Complete button asks for. Sending the same again changes nothing more. `invalid_fields` also where a change names an item
 * that the task does not have: then none is applied.
 */
export const saveTaskProgress = defineContract({
  method: 'POST',
  path: '/api/ework/student/progress/:taskId',
  access: 'ework-student',
  accepts: ['json'],
  request: z
    .object({
      taskId: line(80),
      progress: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
      status: z.optional(z.enum(eworkTaskStatuses)),
      changes: z.optional(z.array(eworkChange).check(z.maxLength(mostChanges))),
    })
    .check(
      z.refine((post) => post.status !== undefined || (post.changes?.length ?? 0) > 0, {
        error: eworkMessages.nothingToSave,
        path: ['status'],
      }),
    ),
  /** The task as it now stands, with what other tabs and devices did of it. */
  response: z.object({ success: z.literal(true), taskProgress: eworkTaskProgress }),
});
