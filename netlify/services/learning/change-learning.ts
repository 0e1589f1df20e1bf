import * as z from 'zod/mini';
import type { CourseSlug } from '#shared/catalogue/courses.ts';
import { findLearnerProject } from '#shared/catalogue/learner-projects.ts';
import { AppError } from '#shared/app-error.ts';
import type { Enrolment } from '#shared/contracts/enrolments.ts';
import { enrolmentMessages } from '#shared/messages/desk.ts';
import type { AssignmentStatus, ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import { progressSeen } from '#shared/rules/project-progress.ts';
import type { Deps } from '../deps.ts';
import { assignmentRow, readLearning } from './learning.ts';
import { recordAssignment, recordEnrolment, recordStep, recordStepBack } from './record-learning.ts';

/*
 * Learners hold their own token and could call the data API themselves, so what is earned is written by the service role.
 * Each service first asks something as the learner, which proves the session, and only then records for that learner.
 */

/**
 * A learner picks a course. Picking it again answers with the same enrolment.
 * @throws AppError `conflict` for one that they have left
 */
export async function enrol(
  { course }: { course: CourseSlug },
  deps: Deps,
): Promise<{ success: true; enrollment: Enrolment }> {
  const learner = await deps.session.learner();
  await readLearning(learner);
  try {
    return { success: true, enrollment: await recordEnrolment(learner.learnerId, course, deps) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      throw new AppError('conflict', enrolmentMessages.left);
    throw error;
  }
}

/** A learner chooses a project, or starts it. What is further on stays as it is. */
export async function assignProject(
  { projectId, status }: { projectId: string; status: 'not_started' | 'in_progress' },
  deps: Deps,
): Promise<{ success: true; assignment: ProjectAssignment }> {
  const learner = await deps.session.learner();
  await learner.call('find_assignment', { p_reference: projectId });
  const project = findLearnerProject(projectId);
  if (!project) throw new AppError('not_found', 'We do not have this project.');
  return {
    success: true,
    assignment: await recordAssignment(learner.learnerId, project, status, deps),
  };
}

/**
 * One step from the progress that the page saw. A step that was taken from another progress changes nothing and answers with what is
 * stored, so that a double click and a second tab advance once.
 */
export async function advanceProject(
  input: { id: string; progress: number; status: AssignmentStatus; seen?: number | undefined },
  deps: Deps,
): Promise<{ success: true; assignment: ProjectAssignment; applied: boolean; newAchievements: string[] }> {
  const { learner, stored, project } = await requireOwnProject(input.id, deps);
  const seen = progressSeen(input.progress, input.seen);
  return { success: true, ...(await recordStep(learner.learnerId, stored.id, project, seen, deps)) };
}

/** The last step back, with what it earned, or nothing where it is too late or what was seen has moved on. */
export async function takeBackStep(
  { id, seen }: { id: string; seen: number },
  deps: Deps,
): Promise<{ success: true; assignment: ProjectAssignment; applied: boolean }> {
  const { learner, stored, project } = await requireOwnProject(id, deps);
  const learning = await readLearning(learner);
  return {
    success: true,
    ...(await recordStepBack(learner.learnerId, stored.id, project, seen, learning, deps)),
  };
}

/** The learner's own assignment by either id, with its project. */
async function requireOwnProject(reference: string, deps: Deps) {
  const learner = await deps.session.learner();
  const answer = await learner.call('find_assignment', { p_reference: reference });
  const stored = z.nullable(assignmentRow).parse(answer);
  const project = stored && findLearnerProject(stored.projectId);
  if (!stored || !project) throw new AppError('not_found', 'You do not have this project.');
  return { learner, stored, project };
}
