import * as z from 'zod/mini';
import { readWorkings as contract, type Workings } from '#shared/contracts/desk-workings.ts';
import type { Deps } from '../deps.ts';

/** Jobs, queues and failures, and what waits while the database is away. */
export async function readWorkings(_: object, deps: Deps): Promise<Workings> {
  const learner = await deps.session.learner();
  const row = (await learner.call('read_workings', {})) as object;
  const waiting = await deps.waitingRoom.list().then(
    (ids) => ids.length,
    () => null,
  );
  return z.parse(contract.response, { ...row, waitingOutside: waiting });
}
