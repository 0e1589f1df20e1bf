import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import type { EworkStudent } from '#shared/contracts/ework-shapes.ts';
import type { Deps } from '../deps.ts';
import { studentRow, toStudent } from './rows.ts';
import { newToken, sessionSeconds, startSession, tokenHash } from './tokens.ts';

type AtTheScreen =
  | { success: true; role: 'student'; student: EworkStudent }
  | { success: true; role: 'admin' }
  | { success: true; role: null };

const sessionRow = z.nullable(
  z.discriminatedUnion('role', [
    z.object({ role: z.literal('student'), student: studentRow }),
    z.object({ role: z.literal('admin') }),
  ]),
);

function describe(row: NonNullable<z.output<typeof sessionRow>>): AtTheScreen {
  return row.role === 'student'
    ? { success: true, role: 'student', student: toStudent(row.student) }
    : { success: true, role: 'admin' };
}

/** Says who is at the screen, and lets in a learner of the main site who is a student or an admin here. */
export async function resumeEwork(
  input: { learner?: 'yes' | 'no' | undefined },
  deps: Deps,
): Promise<AtTheScreen> {
  const token = deps.session.ework;
  if (token) {
    const row = sessionRow.parse(await deps.database('resume_ework', { p_token_hash: tokenHash(token) }));
    if (row) {
      // A student's session begins anew each time it is used, in the browser as in the database.
      if (row.role === 'student') deps.session.startEwork(token, sessionSeconds.student);
      return describe(row);
    }
    deps.session.endEwork();
  }
  return (input.learner === 'no' ? null : await enterAsLearner(deps)) ?? { success: true, role: null };
}

async function enterAsLearner(deps: Deps): Promise<AtTheScreen | null> {
  const learner = await deps.session.findLearner();
  if (!learner) return null;
  const { token, hash } = newToken();
  try {
    const row = sessionRow.parse(await learner.call('enter_ework', { p_token_hash: hash }));
    if (!row) return null;
    await startSession(token, row.role, deps);
    return describe(row);
  } catch (error) {
    // The session of the main site is over: that is no one, not a failure of eWork.
    if (error instanceof AppError && error.code === 'not_signed_in') return null;
    throw error;
  }
}

/** Ends the session on the server and in the browser, which forgets it even where the server cannot be reached. */
export async function endEwork(_input: object, deps: Deps): Promise<{ success: true }> {
  const token = deps.session.ework;
  deps.session.endEwork();
  if (token) await deps.database('end_ework_session', { p_token_hash: tokenHash(token) });
  return { success: true };
}
