import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { courses, findCourse, type Course } from '#shared/catalogue/courses.ts';
import type { EworkListedStudent, EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import { eworkMessages } from '#shared/messages/ework.ts';
import type { Deps } from '../deps.ts';
import { toOutbox, type NewMail } from '../mails/outbox-mail.ts';
import { sendLater } from '../mails/outgoing.ts';
import { composeInvitation } from './mails.ts';
import { studentRow, taskRow, toCourseProgress, toListedStudent, type StudentRow } from './rows.ts';
import { withSession } from './tokens.ts';

interface OneStudent {
  success: true;
  student: EworkListedStudent;
}

const outcomeRow = z.object({ outcome: z.enum(['added', 'changed', 'exists']), student: studentRow });
const shownRow = z.object({ student: studentRow, tasks: z.array(taskRow) });

/**
 * Adds a student with a course and invites them.
 * @throws AppError `conflict` where the address is a student's, `invalid_fields` for a course that does not exist
 */
export async function createEworkStudent(
  { name, email, courseId }: { name: string; email: string; courseId: number },
  deps: Deps,
): Promise<OneStudent> {
  const course = requireCourse(courseId);
  const [firstName = name, ...others] = name.split(' ');
  const mail = toOutbox(invitationFor({ firstName, course: course.slug, email }, deps));
  const { outcome, student } = outcomeRow.parse(
    await withSession(deps, (hash) =>
      deps.database('add_ework_student', {
        p_token_hash: hash,
        p_first_name: firstName,
        p_last_name: others.join(' '),
        p_email: email,
        p_course: course.slug,
        p_mail: mail,
      }),
    ),
  );
  if (outcome === 'exists') throw alreadyThere(student);
  sendLater([mail.mail_id], deps);
  return { success: true, student: toListedStudent(student) };
}

export interface StudentChange {
  studentId: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  courseId?: number | null | undefined;
  access?: 'open' | 'ended' | undefined;
}

/**
 * Corrects a student, assigns another course, ends or reopens access.
 * @throws AppError `not_found`, `conflict` where the new address is another student's
 */
export async function changeEworkStudent(change: StudentChange, deps: Deps): Promise<OneStudent> {
  const studentId = requireId(change.studentId);
  const course =
    change.courseId === undefined || change.courseId === null ? null : requireCourse(change.courseId);
  const { outcome, student } = outcomeRow.parse(
    await withSession(deps, (hash) =>
      deps.database('change_ework_student', {
        p_token_hash: hash,
        p_student_id: studentId,
        p_first_name: change.firstName ?? null,
        p_last_name: change.lastName ?? null,
        p_email: change.email ?? null,
        p_change_course: change.courseId !== undefined,
        p_course: course?.slug ?? null,
        p_is_ended: change.access === undefined ? null : change.access === 'ended',
      }),
    ).catch(inWords),
  );
  if (outcome === 'exists') throw alreadyThere(student);
  return { success: true, student: toListedStudent(student) };
}

/**
 * Sends the invitation again; pressing twice within a minute sends one.
 * @throws AppError `not_found`, `conflict` where the student has no access
 */
export async function inviteEworkStudent(
  input: { studentId: string },
  deps: Deps,
): Promise<{ success: true }> {
  const { student } = await readStudent(input.studentId, deps);
  const minute = deps.now().toISOString().slice(0, 16);
  const mail = toOutbox({
    ...invitationFor(student, deps),
    dedupeKey: `ework-invitation:${student.id}:${minute}`,
  });
  const outcome = await withSession(deps, (hash) =>
    deps.database('invite_ework_student', {
      p_token_hash: hash,
      p_student_id: student.id,
      p_mail: mail,
    }),
  ).catch(inWords);
  if (outcome === 'ended') throw new AppError('conflict', eworkMessages.accessEnded);
  if (outcome === 'queued') sendLater([mail.mail_id], deps);
  return { success: true };
}

/**
 * What one student has done.
 * @throws AppError `not_found`
 */
export async function showEworkStudent(
  input: { studentId: string },
  deps: Deps,
): Promise<OneStudent & { taskProgress: EworkTaskProgress[] }> {
  const { student, tasks } = await readStudent(input.studentId, deps);
  return {
    success: true,
    student: toListedStudent(student),
    taskProgress: await toCourseProgress(student.course, tasks, deps),
  };
}

async function readStudent(studentId: string, deps: Deps) {
  const id = requireId(studentId);
  return shownRow.parse(
    await withSession(deps, (hash) =>
      deps.database('show_ework_student', { p_token_hash: hash, p_student_id: id }),
    ).catch(inWords),
  );
}

function invitationFor(
  { firstName, course, email }: Pick<StudentRow, 'firstName' | 'course' | 'email'>,
  deps: Deps,
): NewMail {
  return {
    ...composeInvitation({
      firstName,
      courseTitle: (course === null ? null : findCourse(course))?.title ?? null,
      siteUrl: deps.settings.siteUrl,
      signIn: deps.settings.eworkStudentSignIn,
    }),
    kind: 'ework-invitation',
    recipient: email,
  };
}

function requireCourse(id: number): Course {
  const course = courses.find((one) => one.id === id);
  if (!course)
    throw new AppError('invalid_fields', eworkMessages.chooseCourse, {
      fields: { courseId: eworkMessages.chooseCourse },
    });
  return course;
}

const missing = () => new AppError('not_found', eworkMessages.studentMissing);

/** A text that is not a UUID names no student, and the database would refuse it with an error of its own. */
function requireId(text: string): string {
  if (!z.safeParse(z.uuid(), text).success) throw missing();
  return text;
}

function inWords(error: unknown): never {
  throw error instanceof AppError && error.code === 'not_found' ? missing() : error;
}

function alreadyThere({ firstName, lastName }: StudentRow): AppError {
  const message = eworkMessages.studentExists(`${firstName} ${lastName}`.trim());
  return new AppError('conflict', message, { fields: { email: message } });
}
