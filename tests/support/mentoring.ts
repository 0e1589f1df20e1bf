import { randomBytes, randomUUID } from 'node:crypto';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import type { FunctionParts } from './function-parts.ts';
import { signUpLearner, type TestLearner } from './people.ts';

/** Mentors and what they read, made the short way; how a mentor enters is tested with the desk. */

type Parts = Pick<FunctionParts, 'database'>;

/** An account with the role of a mentor for these courses. `hasEntered` is whether its session has entered the desk. */
export async function addMentor(
  parts: Parts,
  {
    email = `${randomBytes(6).toString('hex')}@mentor.example`,
    firstName = 'Odile',
    lastName = 'Marchetti',
    courses = ['prompt-engineering'],
    role = 'mentor',
    hasEntered = true,
  }: {
    email?: string;
    firstName?: string;
    lastName?: string;
    courses?: readonly CourseSlug[];
    role?: 'mentor' | 'desk' | null;
    hasEntered?: boolean;
  } = {},
): Promise<TestLearner> {
  const mentor = await signUpLearner(parts, { email, firstName, lastName });
  const query = (sql: string, values: unknown[]) => parts.database.query(sql, values);
  if (role)
    await query('insert into public.staff_roles (user_id, role) values ($1, $2)', [mentor.learnerId, role]);
  if (hasEntered)
    await query(
      `insert into public.desk_entries (session_id, user_id, expires_at)
       select s.id, s.user_id, now() + interval '1 hour' from auth.sessions s where s.user_id = $1
       on conflict do nothing`,
      [mentor.learnerId],
    );
  for (const course of courses)
    await query('insert into public.mentor_courses (mentor_id, course_slug) values ($1, $2)', [
      mentor.learnerId,
      course,
    ]);
  return mentor;
}

/** The body of a hand-in of the first deliverable, with what a test wants to be different. */
export const handInBody = (body: Record<string, unknown> = {}) => ({
  deliverable: 0,
  attemptId: randomUUID(),
  note: '',
  ...('link' in body || 'text' in body ? {} : { link: 'https://work.example/first' }),
  ...body,
});
