import type { ProjectCategory, ProjectDifficulty } from '#shared/catalogue/learner-projects/project.ts';
import type { AssignmentStatus, ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import { toDueDateLabel } from '#shared/rules/due-date.ts';
import { daysBetween, toLondonDay } from '#shared/rules/london-day.ts';
import { progressStep } from '#shared/rules/project-progress.ts';

/* What a project looks like, in words and shapes, wherever it is shown. */

/** Technologies on a card: three, and four on the projects page (docs/contract/learning.md). */
export const technologiesOnCards = 3;
export const technologiesOnProjectsPage = 4;

/** A project is done in as many steps. */
export const stepsOfProject = 100 / progressStep;

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

/** Which step comes next, counted from one: 50% of four steps is "step 3 of 4". */
export function toNextStep(progress: number): number {
  return Math.min(stepsOfProject, Math.floor(progress / progressStep) + 1);
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
