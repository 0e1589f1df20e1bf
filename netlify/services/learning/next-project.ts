import { careerRoles } from '#shared/catalogue/career-paths.ts';
import type { CourseSlug } from '#shared/catalogue/courses.ts';
import {
  findLearnerProject,
  learnerProjects,
  learnerProjectsOf,
  type LearnerProject,
} from '#shared/catalogue/learner-projects.ts';
import { findSkill } from '#shared/catalogue/skills.ts';
import type { CareerRecommendation } from '#shared/contracts/career-recommendations.ts';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import type { NextProject } from '#shared/contracts/next-project.ts';
import { pointsForCompleting, pointsForStep } from '#shared/rules/points.ts';
import { stepsDone, stepsOfProject } from '#shared/rules/project-steps.ts';
import { recommend, type Learner, type Names } from '#shared/rules/recommendation.ts';
import { raise, skillGains } from '#shared/rules/skill-gains.ts';
import { isFinished, type Learning } from './learning.ts';
import { toProject } from './project.ts';

/* What a learner gains by what they do next: figures that look forward, by the same rules that count what is done. */

const assignmentOf = (learning: Learning, id: string) =>
  learning.assignments.find(({ projectId }) => projectId === id);

function isOpen(learning: Learning, { id }: LearnerProject): boolean {
  const own = assignmentOf(learning, id);
  return !own || !isFinished(own);
}

const toNext = (learning: Learning, { id }: LearnerProject): NextProject => ({
  projectId: id,
  title: toProject(id).title,
  isAssigned: assignmentOf(learning, id) !== undefined,
});

/** The furthest of those that were chosen, else the easiest that is left. */
function furthest(learning: Learning, projects: readonly LearnerProject[]): LearnerProject | undefined {
  const progress = ({ id }: LearnerProject) => assignmentOf(learning, id)?.progress ?? -1;
  return projects
    .filter((project) => isOpen(learning, project))
    .reduce<LearnerProject | undefined>(
      (best, one) => (!best || progress(one) > progress(best) ? one : best),
      undefined,
    );
}

/** The project that moves a course on; undefined when it is finished. */
export function nextOfCourse(course: CourseSlug, learning: Learning): NextProject | undefined {
  const next = furthest(learning, learnerProjectsOf(course));
  return next && toNext(learning, next);
}

/** The project that raises the match with a role most, and what it would be then; undefined when none does. */
export function nextOfRole(
  { id, confidence }: Pick<CareerRecommendation, 'id' | 'confidence'>,
  learning: Learning,
  { skills, completedProjects }: Learner,
  names: Names,
): CareerRecommendation['next'] {
  const role = careerRoles.find((one) => one.id === id);
  if (!role) return undefined;
  let best: { project: LearnerProject; confidence: string } | undefined;
  for (const project of learnerProjects.filter((one) => isOpen(learning, one))) {
    const raised = new Map(skills);
    for (const { skill, gain } of skillGains(project)) raised.set(skill, raise(raised.get(skill) ?? 0, gain));
    const after = { skills: raised, completedProjects: new Set([...completedProjects, project.id]) };
    const [then] = recommend([role], after, names);
    if (then && Number(then.confidence) > Number(best?.confidence ?? confidence))
      best = { project, confidence: then.confidence };
  }
  return best && { ...toNext(learning, best.project), confidence: best.confidence };
}

/** What completing the project in hand adds: points, and each skill from where it is to where it will be. */
export function nextGain(learning: Learning): Dashboard['next'] {
  const [inHand] = learning.assignments.filter(({ status }) => status === 'in_progress');
  const project =
    (inHand && findLearnerProject(inHand.projectId)) ??
    furthest(
      learning,
      learning.assignments.flatMap(({ projectId }) => findLearnerProject(projectId) ?? []),
    );
  if (!project) return undefined;
  const stepsLeft = stepsOfProject - stepsDone(assignmentOf(learning, project.id)?.progress ?? 0);
  return {
    ...toNext(learning, project),
    points: stepsLeft * pointsForStep + pointsForCompleting[project.difficulty],
    skills: skillGains(project).map(({ skill, gain }) => {
      const from = learning.skills.find(({ id }) => id === skill)?.proficiency ?? 0;
      return { name: findSkill(skill)?.name ?? skill, from, to: raise(from, gain) };
    }),
  };
}
