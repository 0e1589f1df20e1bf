import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

const moment = z.iso.datetime({ offset: true });
const count = z.int().check(z.gte(0));

const workings = z.object({
  jobs: z.array(
    z.object({
      job: z.string(),
      beganAt: moment,
      /** When a run last ended without failing. */
      endedAt: z.nullable(moment),
      failedAt: z.nullable(moment),
      /** A code. */
      failure: z.nullable(z.string()),
      runs: count,
      failures: count,
    }),
  ),
  /** Zero while all is well; what each counts is written at public.read_workings. */
  lost: count,
  doubled: count,
  late: count,
  failed: count,
  mails: z.array(
    z.object({
      kind: z.string(),
      waiting: count,
      oldestAt: z.nullable(moment),
      sentToday: count,
      /** In thirty days. */
      failed: count,
    }),
  ),
  /** The latest twenty mails that were given up, in thirty days. */
  failures: z.array(
    z.object({ mailId: z.string(), kind: z.string(), createdAt: moment, code: z.nullable(z.string()) }),
  ),
  /** Enquiries that wait outside the database; null when that store does not answer. */
  waitingOutside: z.nullable(count),
});
export type Workings = z.output<typeof workings>;

/** Whether everything that runs by itself does: jobs, queues, failures. */
export const readWorkings = defineContract({
  method: 'GET',
  path: '/api/desk/workings',
  access: { staff: 'desk' },
  accepts: [],
  request: z.object({}),
  response: workings,
});
