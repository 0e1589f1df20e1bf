import * as z from 'zod/mini';
import { careerRecommendation } from './career-recommendations.ts';
import { defineContract } from './contract.ts';
import { enrolment } from './enrolments.ts';
import { nextProject } from './next-project.ts';
import { projectAssignment } from './project-assignments.ts';
import { signOffOf } from './hand-ins.ts';
import { skill } from './skills.ts';
import { userStats } from './user-stats.ts';

/** An achievement that the learner has earned; the rules are in `rules/achievements.ts`. */
export const achievement = z.object({
  id: z.string(),
  name: z.string(),
  /** What it was earned for. */
  description: z.string(),
  /** Name of a Lucide icon. */
  icon: z.string(),
  category: z.enum(['DEPLOYMENT', 'CODE_QUALITY', 'COLLABORATION', 'LEARNING']),
  /** A moment. Absent in examples, which nobody earned. */
  earnedAt: z.optional(z.string()),
});

export type Achievement = z.output<typeof achievement>;

/** Everything on the dashboard in one call. Lists are empty for a new learner; the page shows labelled examples there. */
export const readDashboard = defineContract({
  method: 'GET',
  path: '/api/dashboard',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: z.object({
    user: z.object({
      /** May be empty; the greeting then says Student. */
      firstName: z.string(),
    }),
    /** The oldest first. */
    enrollments: z.array(enrolment),
    /** As in `GET /api/project-assignments`. */
    projectAssignments: z.array(projectAssignment),
    /** The strongest first. */
    skills: z.array(skill),
    /** The latest first. */
    achievements: z.array(achievement),
    stats: userStats,
    /** Projects that a mentor has accepted, the latest first. */
    /** Those that nothing has taken the place of, the newest first. */
    certificates: z.array(
      z.object({
        number: z.string(),
        name: z.string(),
        state: z.enum(['valid', 'expired', 'withdrawn']),
        validUntil: z.iso.date(),
      }),
    ),
    signOffs: z.array(z.extend(signOffOf, { projectId: z.string(), title: z.string() })),
    /** The best first. */
    recommendations: z.array(careerRecommendation),
    /** What completing the project in hand adds; absent while there is none. */
    next: z.optional(
      z.object({
        ...nextProject,
        points: z.number(),
        skills: z.array(z.object({ name: z.string(), from: z.number(), to: z.number() })),
      }),
    ),
  }),
});

export type Dashboard = z.output<typeof readDashboard.response>;
