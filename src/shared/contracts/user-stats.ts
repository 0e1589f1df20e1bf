import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

export const userStats = z.object({
  /** Days in a row, in Europe/London, on which the learner worked on a project, up to today or yesterday. */
  currentStreak: z.number(),
  /** Enrolments whose projects are all completed. */
  coursesCompleted: z.number(),
  projectsCompleted: z.number(),
  totalPoints: z.number(),
});

export type UserStats = z.output<typeof userStats>;

export const readUserStats = defineContract({
  method: 'GET',
  path: '/api/user-stats',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: userStats,
});
