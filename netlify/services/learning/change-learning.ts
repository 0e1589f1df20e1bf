import { getCourse, type CourseSlug } from '#shared/catalogue/courses.ts';
import { findLearnerProject } from '#shared/catalogue/learner-projects.ts';
import { AppError } from '#shared/app-error.ts';
import type { Enrolment } from '#shared/contracts/enrolments.ts';
import type { AssignmentStatus, ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import { achievementsEarned } from '#shared/rules/achievements.ts';
import { toDueDay } from '#shared/rules/due-date.ts';
import { pointsForAchievement, pointsForCompleting, pointsForStep } from '#shared/rules/points.ts';
import { advance, progressSeen } from '#shared/rules/project-progress.ts';
import { skillGains } from '#shared/rules/skill-gains.ts';
import type { Deps } from '../deps.ts';
import {
  readLearning,
  toAssignment,
  toEnrolment,
  toFacts,
  todayOf,
  type Learning,
  type StoredAssignment,
} from './learning.ts';

/*
 * Learners hold their own token and could call the data API themselves, so what is earned is written by the service role.
 * Each service first asks something as the learner, which proves the session, and only then writes for that learner.
 */

/**
 * Gives what the record has earned by the rules and does not have yet. Runs after every change, also one that changed nothing: what
 * an interrupted call left out is made good by the next.
 */
async function awardAchievements(
  learnerId: string,
  learning: Learning,
  deps: Deps,
): Promise<{ learning: Learning; names: string[] }> {
  const had = new Set(learning.achievements.map(({ id }) => id));
  const earned = achievementsEarned(toFacts(learning, deps.now())).filter(({ id }) => !had.has(id));
  if (earned.length === 0) return { learning, names: [] };
  const answer = (await deps.database('grant_achievements', {
    p_learner_id: learnerId,
    p_achievement_ids: earned.map(({ id }) => id),
    p_names: earned.map(({ name }) => name),
    p_points: pointsForAchievement,
    p_day: todayOf(deps),
  })) as unknown as { granted: string[]; learning: Learning };
  const granted = new Set(answer.granted);
  return {
    learning: answer.learning,
    names: earned.filter(({ id }) => granted.has(id)).map(({ name }) => name),
  };
}

/** Gives a learner, whoever they are, a place in a course. Whoever calls has proven who it is. */
export async function enrolLearner(learnerId: string, course: CourseSlug, deps: Deps): Promise<Enrolment> {
  const enrolled = (await deps.database('enrol_learner', {
    p_learner_id: learnerId,
    p_course: course,
    p_title: getCourse(course).title,
  })) as unknown as Learning;
  const { learning } = await awardAchievements(learnerId, enrolled, deps);
  const own = learning.enrolments.find((one) => one.course === course);
  if (!own) throw new Error('An enrolment that was just made is not in the record');
  return toEnrolment(own.id, course, learning);
}

/** A learner picks a course. Picking it again answers with the same enrolment. */
export async function enrol(
  { course }: { course: CourseSlug },
  deps: Deps,
): Promise<{ success: true; enrollment: Enrolment }> {
  const learner = await deps.session.learner();
  await readLearning(learner);
  return { success: true, enrollment: await enrolLearner(learner.learnerId, course, deps) };
}

/** A learner chooses a project, or starts it. What is further on stays as it is. */
export async function assignProject(
  { projectId, status }: { projectId: string; status: 'not_started' | 'in_progress' },
  deps: Deps,
): Promise<{ success: true; assignment: ProjectAssignment }> {
  const project = findLearnerProject(projectId);
  const learner = await deps.session.learner();
  await learner.call('find_assignment', { p_reference: projectId });
  if (!project) throw new AppError('not_found', 'We do not have this project.');
  const today = todayOf(deps);
  const assigned = (await deps.database('assign_project', {
    p_learner_id: learner.learnerId,
    p_project_id: project.id,
    p_is_started: status === 'in_progress',
    p_due_day: toDueDay(today, project.estimatedHours),
    p_day: today,
  })) as unknown as Learning;
  const { learning } = await awardAchievements(learner.learnerId, assigned, deps);
  return { success: true, assignment: assignmentOf(learning, project.id) };
}

function assignmentOf(learning: Learning, projectId: string): ProjectAssignment {
  const stored = learning.assignments.find((one) => one.projectId === projectId);
  if (!stored) throw new Error('An assignment that was just written is not in the record');
  return toAssignment(stored);
}

/**
 * One step from the progress that the page saw. A step that was taken from another progress changes nothing and answers with what is
 * stored, so that a double click and a second tab advance once.
 */
export async function advanceProject(
  input: { id: string; progress: number; status: AssignmentStatus; seen?: number | undefined },
  deps: Deps,
): Promise<{ success: true; assignment: ProjectAssignment; applied: boolean; newAchievements: string[] }> {
  const learner = await deps.session.learner();
  const stored = (await learner.call('find_assignment', {
    p_reference: input.id,
  })) as unknown as StoredAssignment | null;
  const project = stored && findLearnerProject(stored.projectId);
  if (!stored || !project) throw new AppError('not_found', 'You do not have this project.');

  const seen = progressSeen(input.progress, input.seen);
  const gains = skillGains(project);
  const answer = (await deps.database('advance_assignment', {
    p_learner_id: learner.learnerId,
    p_assignment_id: stored.id,
    p_seen: seen,
    p_progress: advance({ status: 'in_progress', progress: seen }).progress,
    p_day: todayOf(deps),
    p_step_points: pointsForStep,
    p_completion_points: pointsForCompleting[project.difficulty],
    p_skill_ids: gains.map(({ skill }) => skill),
    p_gains: gains.map(({ gain }) => gain),
    p_title: project.title,
  })) as unknown as { isApplied: boolean; learning: Learning };
  const { learning, names } = await awardAchievements(learner.learnerId, answer.learning, deps);
  return {
    success: true,
    assignment: assignmentOf(learning, project.id),
    applied: answer.isApplied,
    newAchievements: names,
  };
}

/** A mentor has looked at a completed project. For staff and demo data; there is no page for it. */
export async function reviewProject(learnerId: string, projectId: string, deps: Deps): Promise<void> {
  const project = findLearnerProject(projectId);
  if (!project) throw new AppError('not_found', 'We do not have this project.');
  const reviewed = (await deps.database('review_assignment', {
    p_learner_id: learnerId,
    p_project_id: project.id,
    p_day: todayOf(deps),
    p_title: project.title,
  })) as unknown as Learning;
  await awardAchievements(learnerId, reviewed, deps);
}
