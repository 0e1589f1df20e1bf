import * as z from 'zod/mini';
import { courseSlugs } from '../catalogue/course.ts';
import { defineContract } from './contract.ts';
import { nextProject } from './next-project.ts';

/** How far a learner is on the way to one role, and what would bring them further. Nobody chose it by hand. */
export const careerRecommendation = z.object({
  /** The role's id in the catalogue. */
  id: z.string(),
  recommendedRole: z.string(),
  /** A number from 0 to 1 with two decimals, as text; shown as per cent match. `recommendation.ts` has its arithmetic. */
  confidence: z.string().check(z.regex(/^(?:0\.\d\d|1\.00)$/)),
  /** The reasons in sentences. */
  reasoning: z.string(),
  /** Each reason by itself, the weightiest first. */
  reasons: z.array(z.string()),
  /** Names of skills, the one that would raise the match most first. */
  skillsToImprove: z.array(z.string()),
  /** The course that leads to the role. */
  course: z.enum(courseSlugs),
  /** The project that would raise the match most, and the match with it. Absent where none would, and beyond the first three roles. */
  next: z.optional(z.object({ ...nextProject, confidence: z.string() })),
});

export type CareerRecommendation = z.output<typeof careerRecommendation>;

/** The best first. Without a session nothing is known about the visitor: every match is 0 and says why. */
export const listCareerRecommendations = defineContract({
  method: 'GET',
  path: '/api/career-recommendations',
  access: 'public',
  accepts: [],
  request: z.object({}),
  response: z.array(careerRecommendation),
});
