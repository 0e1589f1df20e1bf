import { createHash, randomBytes } from 'node:crypto';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import type { Database } from './database.ts';
import type { FunctionParts } from './function-parts.ts';
import { openBrowser, signUpLearner, type TestBrowser } from './people.ts';

/** The students, admins and sessions of eWork, made the short way; tests of how they come about use the doors. */

type Parts = Pick<FunctionParts, 'database'>;

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export async function emptyEwork({ database }: Parts): Promise<void> {
  await database.query('truncate public.ework_students, public.ework_admins cascade');
}

export interface TestStudent {
  id: string;
  email: string;
}

export async function addStudent(
  { database }: Parts,
  {
    email = `${randomBytes(6).toString('hex')}@student.example`,
    firstName = 'Rosa',
    lastName = 'Lindqvist',
    course = 'prompt-engineering',
  }: { email?: string; firstName?: string; lastName?: string; course?: CourseSlug } = {},
): Promise<TestStudent> {
  const [row] = await database.query<{ student_id: string }>(
    `with added as (
       insert into public.ework_students (first_name, last_name, email, course_slug) values ($1, $2, $3, $4) returning student_id
     )
     insert into public.ework_assignments (student_id, course_slug) select student_id, $4 from added returning student_id`,
    [firstName, lastName, email, course],
  );
  return { id: row?.student_id ?? '', email };
}

/** A learner who may run eWork; not signed in to it. */
export async function addAdmin(parts: Parts, email = 'head@kestrelrow.example') {
  const learner = await signUpLearner(parts, { email, firstName: 'Imogen' });
  await parts.database.query('insert into public.ework_admins (user_id) values ($1)', [learner.learnerId]);
  return learner;
}

/** A browser with a live session of this student or admin. */
export async function openEwork(
  { database }: Parts,
  who: { studentId: string } | { adminId: string },
  expires = '1 hour',
): Promise<TestBrowser & { token: string }> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    'insert into public.ework_sessions (token_hash, student_id, admin_id, expires_at) values ($1, $2, $3, now() + $4::interval)',
    [
      sha256(token),
      'studentId' in who ? who.studentId : null,
      'adminId' in who ? who.adminId : null,
      expires,
    ],
  );
  const browser = openBrowser();
  browser.cookies.set('__Host-ework', token);
  return { ...browser, token };
}

export interface StoredTask {
  task_id: string;
  objectives: number[];
  deliverables: number[];
  status: string;
}

export const storedTasks = (database: Database, studentId: string) =>
  database.query<StoredTask>(
    'select task_id, objectives, deliverables, status::text from public.ework_task_progress where student_id = $1 order by task_id',
    [studentId],
  );
