import * as z from 'zod/mini';
import { getCourse, type CourseSlug } from '#shared/catalogue/courses.ts';
import { findLearnerProject, type LearnerProject } from '#shared/catalogue/learner-projects.ts';
import { AppError } from '#shared/app-error.ts';
import type { Enrolment } from '#shared/contracts/enrolments.ts';
import type { ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import { achievements, achievementsEarned } from '#shared/rules/achievements.ts';
import { toDueDay } from '#shared/rules/due-date.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { pointsForAchievement, pointsForCompleting, pointsForStep } from '#shared/rules/points.ts';
import { advance, stepBack } from '#shared/rules/project-progress.ts';
import { raise, skillGains } from '#shared/rules/skill-gains.ts';
import type { Deps } from '../deps.ts';
import { isFinished, learningRow, toAssignment, toEnrolment, toFacts, type Learning } from './learning.ts';
import { toProject } from './project.ts';

/*
 * Writes what a learner did and what the rules say it earns, as the service role. The caller has proven who the learner is
 * (change-learning.ts), or is staff.
 */

const grantRow = z.object({ granted: z.array(z.string()), learning: learningRow });
const stepRow = z.object({ isApplied: z.boolean(), learning: learningRow });

/** All that recording needs: demo data gives days of its own. */
export type Recorder = Pick<Deps, 'database' | 'now'>;

/**
 * Gives what the record has earned by the rules and does not have yet. Runs after every change, also one that changed nothing: what
 * an interrupted call left out is made good by the next.
 */
async function awardAchievements(
  learnerId: string,
  learning: Learning,
  deps: Recorder,
): Promise<{ learning: Learning; names: string[] }> {
  const had = new Set(learning.achievements.map(({ id }) => id));
  const earned = achievementsEarned(toFacts(learning, deps.now())).filter(({ id }) => !had.has(id));
  if (earned.length === 0) return { learning, names: [] };
  const answer = grantRow.parse(
    await deps.database('grant_achievements', {
      p_learner_id: learnerId,
      p_achievement_ids: earned.map(({ id }) => id),
      p_names: earned.map(({ name }) => name),
      p_points: pointsForAchievement,
      p_day: toLondonDay(deps.now()),
    }),
  );
  const granted = new Set(answer.granted);
  return {
    learning: answer.learning,
    names: earned.filter(({ id }) => granted.has(id)).map(({ name }) => name),
  };
}

/** A place in a course, once. */
export async function recordEnrolment(
  learnerId: string,
  course: CourseSlug,
  deps: Recorder,
): Promise<Enrolment> {
  const enrolled = learningRow.parse(
    await deps.database('enrol_learner', {
      p_learner_id: learnerId,
      p_course: course,
      p_title: getCourse(course).title,
    }),
  );
  const { learning } = await awardAchievements(learnerId, enrolled, deps);
  const own = learning.enrolments.find((one) => one.course === course);
  if (!own) throw new Error('An enrolment that was just made is not in the record');
  return toEnrolment(own.id, course, learning);
}

/** A project chosen or started; what is further on stays as it is. */
export async function recordAssignment(
  learnerId: string,
  project: LearnerProject,
  status: 'not_started' | 'in_progress',
  deps: Recorder,
): Promise<ProjectAssignment> {
  const today = toLondonDay(deps.now());
  const assigned = learningRow.parse(
    await deps.database('assign_project', {
      p_learner_id: learnerId,
      p_project_id: project.id,
      p_is_started: status === 'in_progress',
      p_due_day: toDueDay(today, project.estimatedHours),
      p_day: today,
    }),
  );
  const { learning } = await awardAchievements(learnerId, assigned, deps);
  return assignmentOf(learning, project.id);
}

/** One step from the progress that was seen, or nothing when that has moved on. */
export async function recordStep(
  learnerId: string,
  assignmentId: string,
  project: LearnerProject,
  seen: number,
  deps: Recorder,
): Promise<{ assignment: ProjectAssignment; applied: boolean; newAchievements: string[] }> {
  const gains = skillGains(project);
  const answer = stepRow.parse(
    await deps.database('advance_assignment', {
      p_learner_id: learnerId,
      p_assignment_id: assignmentId,
      p_seen: seen,
      p_progress: advance({ status: 'in_progress', progress: seen }).progress,
      p_day: toLondonDay(deps.now()),
      p_step_points: pointsForStep,
      p_completion_points: pointsForCompleting[project.difficulty],
      p_skill_ids: gains.map(({ skill }) => skill),
      p_gains: gains.map(({ gain }) => gain),
      p_title: toProject(project.id).title,
    }),
  );
  const { learning, names } = await awardAchievements(learnerId, answer.learning, deps);
  const assignment = assignmentOf(learning, project.id);
  return {
    assignment:
      assignment.status === 'completed' && (await isAccepted(learnerId, project.id, deps))
        ? await recordReview(learnerId, project.id, deps)
        : assignment,
    applied: answer.isApplied,
    newAchievements: names,
  };
}

/**
 * The last step back. What is left then is worked out by the rules from the record as it was read; the database applies it only while
 * the record is still so.
 */
export async function recordStepBack(
  learnerId: string,
  assignmentId: string,
  project: LearnerProject,
  seen: number,
  learning: Learning,
  deps: Recorder,
): Promise<{ assignment: ProjectAssignment; applied: boolean }> {
  const finished = learning.assignments.filter(isFinished);
  const left = finished.flatMap(({ projectId }) =>
    projectId === project.id ? [] : (findLearnerProject(projectId) ?? []),
  );
  const proficiencies = skillGains(project).map(({ skill }) => ({
    id: skill,
    proficiency: left
      .flatMap(skillGains)
      .filter((gain) => gain.skill === skill)
      .reduce((proficiency, { gain }) => raise(proficiency, gain), 0),
  }));
  const after: Learning = {
    ...learning,
    assignments: learning.assignments.map((one) =>
      one.id === assignmentId ? { ...one, ...stepBack({ status: one.status, progress: seen }) } : one,
    ),
    skills: learning.skills.map((skill) => proficiencies.find(({ id }) => id === skill.id) ?? skill),
  };
  const kept = new Set<string>(achievementsEarned(toFacts(after, deps.now())).map(({ id }) => id));
  const lost = achievements.filter(({ id }) => !kept.has(id));
  const answer = stepRow.parse(
    await deps.database('take_back_step', {
      p_learner_id: learnerId,
      p_assignment_id: assignmentId,
      p_seen: seen,
      p_progress: stepBack({ status: 'in_progress', progress: seen }).progress,
      p_finished: finished.length,
      p_skill_ids: proficiencies.map(({ id }) => id),
      p_proficiencies: proficiencies.map(({ proficiency }) => proficiency),
      p_achievement_ids: lost.map(({ id }) => id),
      p_achievement_titles: lost.map(({ name }) => name),
      p_title: toProject(project.id).title,
    }),
  );
  return { assignment: assignmentOf(answer.learning, project.id), applied: answer.isApplied };
}

/** Whether a mentor has accepted what was handed in of a project. */
async function isAccepted(learnerId: string, projectId: string, deps: Recorder): Promise<boolean> {
  const latest = z
    .array(z.object({ workId: z.string(), state: z.string() }))
    .parse(await deps.database('list_project_hand_ins', { p_learner_id: learnerId }));
  return latest.some(({ workId, state }) => workId === projectId && state === 'accepted');
}

/** A mentor has looked at a completed project, by accepting what was handed in or by telling staff. */
export async function recordReview(
  learnerId: string,
  projectId: string,
  deps: Recorder,
): Promise<ProjectAssignment> {
  const project = findLearnerProject(projectId);
  if (!project) throw new AppError('not_found', 'We do not have this project.');
  const reviewed = learningRow.parse(
    await deps.database('review_assignment', {
      p_learner_id: learnerId,
      p_project_id: project.id,
      p_day: toLondonDay(deps.now()),
      p_title: toProject(project.id).title,
    }),
  );
  const { learning } = await awardAchievements(learnerId, reviewed, deps);
  return assignmentOf(learning, projectId);
}

function assignmentOf(learning: Learning, projectId: string): ProjectAssignment {
  const stored = learning.assignments.find((one) => one.projectId === projectId);
  if (!stored) throw new Error('An assignment that was just written is not in the record');
  return toAssignment(stored);
}
