import * as z from 'zod/mini';
import { eworkMessages } from '../messages/ework.ts';
import { eworkTaskStatuses } from '../rules/ework-progress.ts';
import { defineContract } from './contract.ts';
import { eworkItemMax, eworkTaskProgress } from './ework-shapes.ts';
import { line } from './fields.ts';

/** Every task of the student's course, in the order of the weeks. */
export const listTaskProgress = defineContract({
  method: 'GET',
  path: '/api/ework/student/progress',
  access: 'ework-student',
  accepts: [],
  request: z.strictObject({}),
  response: z.strictObject({ success: z.literal(true), taskProgress: z.array(eworkTaskProgress) }),
  errors: ['not_signed_in', 'forbidden', 'service_unavailable'],
});

/** One item ticked (`done`) or unticked. */
export const eworkChange = z.strictObject({
  kind: z.enum(['objective', 'deliverable']),
  index: z.int().check(z.minimum(0), z.maximum(eworkItemMax)),
  done: z.boolean(),
});

/** More changes than a task has items are somebody's mistake. */
const mostChanges = 200;

/**
 * Saves what was done of one task. With `changes`, they are applied one by one and the server computes progress and
 * status; `progress` and `status` are then what the sender saw and decide nothing. Without `changes`, `status` is what
 * the Complete button asks for. Sending the same again changes nothing more.
 */
export const saveTaskProgress = defineContract({
  method: 'POST',
  path: '/api/ework/student/progress/:taskId',
  access: 'ework-student',
  accepts: ['json'],
  request: z
    .strictObject({
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
  response: z.strictObject({ success: z.literal(true), taskProgress: eworkTaskProgress }),
  /** `invalid_fields` also where a change names an item that the task does not have: then none is applied. */
  errors: ['not_signed_in', 'forbidden', 'not_found', 'invalid_fields', 'service_unavailable'],
});
