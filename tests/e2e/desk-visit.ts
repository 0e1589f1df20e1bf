import { randomUUID } from 'node:crypto';
import type { StaffRole } from '../../src/shared/contracts/contract.ts';
import type { RemoteStack } from '../support/e2e-stacks.ts';
import { signUpLearner, type TestLearner } from '../support/people.ts';

type Parts = Parameters<typeof signUpLearner>[0];

/** A member of staff who is signed in and has not entered the desk. */
export async function makeStaffOutside(
  { database }: Pick<RemoteStack, 'database'>,
  { role = 'desk', firstName = 'Dana' }: { role?: StaffRole; firstName?: string } = {},
): Promise<TestLearner> {
  const email = `staff-${randomUUID().slice(0, 8)}@mail.example`;
  const member = await signUpLearner({ database } as unknown as Parts, {
    email,
    firstName,
    lastName: 'Ashworth',
  });
  await database.query('select public.set_staff_role($1, $2, true)', [email, role]);
  return member;
}

/** The same, at the desk; by the database, because the way in has a test of its own. */
export async function makeStaffAtDesk(
  stack: Pick<RemoteStack, 'database'>,
  options: { role?: StaffRole; firstName?: string } = {},
): Promise<TestLearner> {
  const member = await makeStaffOutside(stack, options);
  await stack.database.query(
    "insert into public.desk_entries (session_id, user_id, expires_at) select s.id, s.user_id, now() + interval '12 hours' from auth.sessions s where s.user_id = $1",
    [member.learnerId],
  );
  return member;
}
