import { AppError } from '#shared/app-error.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { Deps, Learner } from '../deps.ts';

/** The account of the learner who is asking. @throws AppError `not_signed_in` when it is gone */
export async function readRow(learner: Learner) {
  const [row] = await learner.call('read_account', {});
  if (!row) throw new AppError('not_signed_in');
  return row;
}

export async function readCurrentUser(_input: object, deps: Deps): Promise<CurrentUser> {
  const row = await readRow(await deps.session.learner());
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    profileImageUrl: null,
    unreadNotifications: row.unread,
  };
}
