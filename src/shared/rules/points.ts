import type { ProjectDifficulty } from '../catalogue/learner-projects/project.ts';

/** For one step of a project. */
export const pointsForStep = 10;

/** For completing a project, on top of its last step. */
export const pointsForCompleting: Readonly<Record<ProjectDifficulty, number>> = {
  beginner: 50,
  intermediate: 100,
  advanced: 150,
};

/** For each achievement. */
export const pointsForAchievement = 25;
