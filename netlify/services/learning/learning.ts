import * as z from 'zod/mini';
import { getCourse, isCourseSlug, type CourseSlug } from '#shared/catalogue/courses.ts';
import {
  findLearnerProject,
  learnerProjects,
  learnerProjectsOf,
} from '#shared/catalogue/learner-projects.ts';
import { findSkill } from '#shared/catalogue/skills.ts';
import { careerRoles } from '#shared/catalogue/career-paths.ts';
import type { CareerRecommendation } from '#shared/contracts/career-recommendations.ts';
import type { Achievement } from '#shared/contracts/dashboard.ts';
import type { Enrolment } from '#shared/contracts/enrolments.ts';
import {
  assignmentStatuses,
  type AssignmentStatus,
  type ProjectAssignment,
} from '#shared/contracts/project-assignments.ts';
import type { LearnerSkill } from '#shared/contracts/skills.ts';
import type { UserStats } from '#shared/contracts/user-stats.ts';
import { findAchievement, type LearnerFacts } from '#shared/rules/achievements.ts';
import { categoryOfCourse, enrolmentProgress } from '#shared/rules/enrolment-progress.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { recommend, type Names } from '#shared/rules/recommendation.ts';
import { currentStreak } from '#shared/rules/streak.ts';
import type { Learner } from '../deps.ts';
import { nextOfCourse, nextOfRole } from './next-project.ts';
import { toProject } from './project.ts';
import { toMoment } from '../moment.ts';

/** An assignment as `private.assignment_json` gives it. */
export const assignmentRow = z.object({
  id: z.uuid(),
  projectId: z.string(),
  status: z.enum(assignmentStatuses),
  progress: z.int(),
  dueDate: z.iso.date(),
  completedAt: z.nullable(z.string()),
});
type AssignmentRow = z.output<typeof assignmentRow>;

/** One learner's record as `private.learning_of` gives it: ids and figures, to which the catalogue adds the words. */
export const learningRow = z.object({
  firstName: z.string(),
  enrolments: z.array(z.object({ id: z.uuid(), course: z.string() })),
  assignments: z.array(assignmentRow),
  skills: z.array(z.object({ id: z.string(), proficiency: z.int() })),
  achievements: z.array(z.object({ id: z.string(), earnedAt: z.string() })),
  latestRun: z.nullable(z.object({ firstDay: z.iso.date(), lastDay: z.iso.date() })),
  totalPoints: z.int(),
});
export type Learning = z.output<typeof learningRow>;

/** Reads the record as the learner, which also proves that the session is live. */
export async function readLearning(learner: Learner): Promise<Learning> {
  return learningRow.parse(await learner.call('read_learning', {}));
}

export const isFinished = ({ status }: Pick<AssignmentRow, 'status'>) =>
  status === 'completed' || status === 'reviewed';

const finishedProjects = (learning: Learning): ReadonlySet<string> =>
  new Set(learning.assignments.filter(isFinished).map(({ projectId }) => projectId));

export function toAssignment(stored: AssignmentRow): ProjectAssignment {
  return {
    ...stored,
    project: toProject(stored.projectId),
    completedAt: stored.completedAt && toMoment(stored.completedAt),
  };
}

const order: readonly AssignmentStatus[] = ['in_progress', 'not_started', 'completed', 'reviewed'];

/** Those in progress first, then those to start, then the finished ones; each by due day, which is how the record comes. */
export function toAssignments(learning: Learning): ProjectAssignment[] {
  return order.flatMap((status) =>
    learning.assignments.filter((stored) => stored.status === status).map(toAssignment),
  );
}

/** A skill that the catalogue of this build does not know is left out. */
export function toSkills(learning: Learning): LearnerSkill[] {
  return learning.skills.flatMap(({ id, proficiency }) => {
    const known = findSkill(id);
    return known ? [{ id, skillName: known.name, proficiency, category: known.category }] : [];
  });
}

export function toEnrolment(id: string, course: CourseSlug, learning: Learning): Enrolment {
  const next = nextOfCourse(course, learning);
  return {
    id,
    ...enrolmentProgress(course, learnerProjects, finishedProjects(learning)),
    ...(next ? { next } : {}),
    course: {
      slug: course,
      title: getCourse(course).title,
      category: categoryOfCourse(course, learnerProjects),
    },
  };
}

export function toEnrolments(learning: Learning): Enrolment[] {
  return learning.enrolments.flatMap(({ id, course }) =>
    isCourseSlug(course) ? [toEnrolment(id, course, learning)] : [],
  );
}

export function toAchievements(learning: Learning): Achievement[] {
  return learning.achievements.flatMap(({ id, earnedAt }) => {
    const known = findAchievement(id);
    if (!known) return [];
    const { name, description, icon, category } = known;
    return [{ id, name, description, icon, category, earnedAt: toMoment(earnedAt) }];
  });
}

export function toStats(learning: Learning, now: Date): UserStats {
  return {
    currentStreak: currentStreak(learning.latestRun, toLondonDay(now)),
    coursesCompleted: toEnrolments(learning).filter(({ progress }) => progress === 100).length,
    projectsCompleted: finishedProjects(learning).size,
    totalPoints: learning.totalPoints,
  };
}

const names: Names = {
  skillName: (skill) => findSkill(skill)?.name ?? skill,
  courseTitle: (course) => getCourse(course).title,
  projectsOf: learnerProjectsOf,
};

/** Roles of which it is said what would raise the match. */
const rolesWithNext = 3;

/** For nobody, a list in which every match is 0. */
export function toRecommendations(learning: Learning | null): CareerRecommendation[] {
  const known = {
    skills: new Map(learning?.skills.map(({ id, proficiency }) => [id, proficiency])),
    completedProjects: learning ? finishedProjects(learning) : new Set<string>(),
  };
  return recommend(careerRoles, known, names).map((role, place) => {
    const next = learning && place < rolesWithNext ? nextOfRole(role, learning, known, names) : undefined;
    return next ? { ...role, next } : role;
  });
}

/** What the rules of achievements look at. */
export function toFacts(learning: Learning, now: Date): LearnerFacts {
  const { currentStreak: streakDays, coursesCompleted } = toStats(learning, now);
  return {
    completedProjects: [...finishedProjects(learning)].flatMap((id) => findLearnerProject(id) ?? []),
    reviews: learning.assignments.filter(({ status }) => status === 'reviewed').length,
    coursesCompleted,
    streakDays,
    skills: toSkills(learning),
  };
}
