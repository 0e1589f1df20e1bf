import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

export const userStats = z.strictObject({
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
  request: z.strictObject({}),
  response: userStats,
  errors: ['not_signed_in', 'service_unavailable'],
});
