import type { ProjectCategory, ProjectDifficulty } from '#shared/catalogue/learner-projects/project.ts';
import type { AssignmentStatus, ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import type { NextProject } from '#shared/contracts/next-project.ts';
import { toDueDateLabel } from '#shared/rules/due-date.ts';
import { daysBetween, toLondonDay } from '#shared/rules/london-day.ts';
import { stepsOfProject } from '#shared/rules/project-steps.ts';

/* What a project looks like, in words and shapes, wherever it is shown. */

/** Technologies on a card: three, and four on the projects page (docs/contract/learning.md). */
export const technologiesOnCards = 3;
export const technologiesOnProjectsPage = 4;

/** The address of the list in which a learner works on their projects, and of one project in it. */
export const myProjectsAddress = '/projects#my-projects';
export const projectAddress = (projectId: string): string => `${myProjectsAddress}/${projectId}`;
/** A project as what comes next: in its place, or among those that may be chosen. */
export const nextAddress = ({ projectId, isAssigned }: NextProject): string =>
  isAssigned ? projectAddress(projectId) : `${availableProjectsAddress}/${projectId}`;
/** The address of those that may be chosen. */
export const availableProjectsAddress = '/projects#available';

/** A course's category is that of most of its projects. */
export const categoryNames: Readonly<Record<ProjectCategory, string>> = {
  AI_ML: 'AI and machine learning',
  CLOUD_DEVOPS: 'Cloud and DevOps',
  DATA_ENGINEERING: 'Data engineering',
};

export const difficultyNames: Readonly<Record<ProjectDifficulty, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** What still wants work. */
export const isActive = ({ status }: Pick<ProjectAssignment, 'status'>): boolean =>
  status === 'not_started' || status === 'in_progress';

/** A due date is news only while there is work left: how it is said, and whether it presses. */
export function toDueView(
  { dueDate, status }: { dueDate: string; status: AssignmentStatus },
  now: Date,
): { label: string; tone: 'late' | 'soon' | 'calm' } | null {
  if (!isActive({ status })) return null;
  const left = daysBetween(toLondonDay(now), dueDate);
  return { label: toDueDateLabel(dueDate, now), tone: left < 0 ? 'late' : left < 2 ? 'soon' : 'calm' };
}

/** Hours of work that a step of a project takes, at least one. */
export function hoursOfStep(estimatedHours: number): number {
  return Math.max(1, Math.round(estimatedHours / stepsOfProject));
}

const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** A civil day such as 2026-12-04 in words: Friday 4 December. */
export function toLongDay(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}
