import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { findCourse, getCourse, isCourseSlug } from '#shared/catalogue/courses.ts';
import { displayCurrency } from '#shared/catalogue/currencies.ts';
import {
  accountRoles,
  enrolmentStates,
  learnerPageSize,
  type DeskLearner,
  type DeskPerson,
} from '#shared/contracts/desk-learners.ts';
import type * as contracts from '#shared/contracts/desk-learners.ts';
import { enrolmentMessages } from '#shared/messages/desk.ts';
import { wordsOf } from '#shared/rules/search-keys.ts';
import type { Deps } from '../deps.ts';
import { studentRow, toListedStudent } from '../ework/rows.ts';
import { learningRow, toEnrolment } from '../learning/learning.ts';
import { recordEnrolment } from '../learning/record-learning.ts';
import { toMoment } from '../moment.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { keptEnquiry } from './kept-enquiry.ts';

const keptPerson = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: z.string(),
  isConfirmed: z.boolean(),
  courses: z.array(z.object({ course: z.string(), state: z.enum(enrolmentStates) })),
  roles: z.array(z.enum(accountRoles)),
});

const titleOf = (slug: string) => findCourse(slug)?.title ?? slug;

function toPerson(kept: z.output<typeof keptPerson>): DeskPerson {
  const { id, firstName, lastName, email, createdAt, isConfirmed, roles } = kept;
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    email,
    since: toMoment(createdAt),
    isConfirmed,
    courses: kept.courses.map(({ course, state }) => ({ title: titleOf(course), state })),
    roles,
  };
}

const place = z.object({ at: z.string(), id: z.uuid() });

/** A page of the people with an account. */
export async function listDeskLearners(
  { q, course, state, role, cursor }: z.output<typeof contracts.listDeskLearners.request>,
  deps: Deps,
): Promise<z.output<typeof contracts.listDeskLearners.response>> {
  const learner = await deps.session.learner();
  const words = q?.trim() ? wordsOf(q) : null;
  // Something was typed in which there is no word.
  if (words?.length === 0) return { people: [], nextCursor: null };
  const after = cursor === undefined ? null : readCursor(place, cursor);
  const found = z.array(keptPerson).parse(
    await learner.call('list_desk_learners', {
      p_words: words,
      p_course: course ?? null,
      p_state: state ?? null,
      p_role: role ?? null,
      p_after_at: after?.at ?? null,
      p_after_id: after?.id ?? null,
      p_limit: learnerPageSize + 1,
    }),
  );
  const page = found.slice(0, learnerPageSize);
  const last = page.at(-1);
  return {
    people: page.map(toPerson),
    nextCursor:
      found.length > learnerPageSize && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

const keptLearner = z.object({
  learner: keptPerson,
  learning: learningRow,
  enrolments: z.array(
    z.object({
      id: z.string(),
      course: z.string(),
      enrolledAt: z.string(),
      state: z.enum(enrolmentStates),
      stateSince: z.string(),
      version: z.int(),
      terms: z.nullable(
        z.object({
          months: z.union([z.literal(6), z.literal(12)]),
          price: z.int(),
          currency: z.string(),
          startsOn: z.string(),
          agreed: z.string(),
          agreedAt: z.string(),
          agreedBy: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  ework: z.nullable(studentRow),
  mentorCourses: z.array(z.string()),
  enquiries: z.array(keptEnquiry),
  history: z.array(
    z.object({
      number: z.int(),
      at: z.string(),
      by: z.nullable(z.string()),
      action: z.string(),
      detail: z.nullable(z.string()),
    }),
  ),
});

/** One person with an account. A course that the catalogue of this build does not know is left out. */
export async function readDeskLearner(
  { learnerId }: { learnerId: string },
  deps: Deps,
): Promise<DeskLearner> {
  const learner = await deps.session.learner();
  const kept = keptLearner.parse(await learner.call('read_desk_learner', { p_learner_id: learnerId }));
  const student = kept.ework && toListedStudent(kept.ework);
  return {
    person: toPerson(kept.learner),
    isMe: learnerId === learner.learnerId,
    enrolments: kept.enrolments.flatMap((one) => {
      if (!isCourseSlug(one.course)) return [];
      const { progress, projectsCompleted, projectsTotal } = toEnrolment(one.id, one.course, kept.learning);
      const { course, enrolledAt, state, stateSince, version, terms } = one;
      return {
        course: { slug: course, title: getCourse(course).title },
        enrolledAt: toMoment(enrolledAt),
        state,
        stateSince: toMoment(stateSince),
        version,
        progress,
        projectsCompleted,
        projectsTotal,
        terms: terms && { ...terms, agreedAt: toMoment(terms.agreedAt) },
      };
    }),
    ework: student && {
      course: student.assignment?.course.title ?? null,
      isEnded: student.access === 'ended',
      weeksDone: student.completedTasks,
      weeksTotal: student.totalTasks,
    },
    mentorCourses: kept.mentorCourses,
    enquiries: kept.enquiries.map(({ id, reference, programme, receivedAt }) => ({
      id,
      reference,
      programme,
      receivedAt: toMoment(receivedAt),
    })),
    history: kept.history.map((line) => ({ ...line, at: toMoment(line.at) })),
  };
}

/** Says in words for staff why a change was refused. */
async function inWords<Answer>(change: Promise<Answer>): Promise<Answer> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      throw new AppError('conflict', enrolmentMessages.conflict);
    if (error instanceof AppError && error.code === 'invalid_fields')
      throw new AppError('invalid_fields', enrolmentMessages.account);
    throw error;
  }
}

/** Enrols with what was agreed, and gives what the record then earns by the rules. */
export async function agreeEnrolment(
  input: z.output<typeof contracts.agreeEnrolment.request>,
  deps: Deps,
): Promise<{ success: true }> {
  const learner = await deps.session.learner();
  const { learnerId, course } = input;
  await inWords(
    learner.call('agree_enrolment', {
      p_learner_id: learnerId,
      p_course: course,
      p_version: input.version,
      p_months: input.months,
      p_price: input.price,
      p_currency: displayCurrency.code,
      p_starts_on: input.startsOn,
      p_agreed: input.agreed.trim(),
      p_title: getCourse(course).title,
    }),
  );
  await recordEnrolment(learnerId, course, deps);
  return { success: true };
}

export async function moveEnrolment(
  { learnerId, course, version, state }: z.output<typeof contracts.moveEnrolment.request>,
  deps: Deps,
): Promise<{ success: true }> {
  const learner = await deps.session.learner();
  await inWords(
    learner.call('move_enrolment', {
      p_learner_id: learnerId,
      p_course: course,
      p_version: version,
      p_state: state,
      p_title: getCourse(course).title,
    }),
  );
  return { success: true };
}

export async function setAccountRole(
  { learnerId, role, isGranted }: z.output<typeof contracts.setAccountRole.request>,
  deps: Deps,
): Promise<{ success: true }> {
  const learner = await deps.session.learner();
  await inWords(
    learner.call('set_role_at_desk', { p_learner_id: learnerId, p_role: role, p_is_granted: isGranted }),
  );
  return { success: true };
}

export async function setMentorCourses(
  { learnerId, courses: slugs }: z.output<typeof contracts.setMentorCourses.request>,
  deps: Deps,
): Promise<{ success: true }> {
  const learner = await deps.session.learner();
  await inWords(
    learner.call('set_mentor_courses_at_desk', { p_learner_id: learnerId, p_courses: [...new Set(slugs)] }),
  );
  return { success: true };
}
