import * as z from 'zod/mini';
import { courseSlugs } from '../catalogue/course.ts';
import { defineContract } from './contract.ts';

const learnerProfile = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  targetAudience: z.string(),
  /** Such as '85.1%'. */
  successRate: z.nullable(z.string()),
  /** In months. */
  avgTimeToEmployment: z.nullable(z.number()),
  /** As it is shown, converted to the display currency. */
  salaryRange: z.nullable(z.string()),
  careerPath: z.array(z.string()),
  aiEnabledRoles: z.array(z.string()),
  /** Titles; the one to begin with comes first. */
  recommendedCourses: z.array(z.string()),
  /** The same courses by slug, for links. */
  recommendedCourseSlugs: z.array(z.enum(courseSlugs)),
});

export type LearnerProfileEntry = z.output<typeof learnerProfile>;

/** The same for everybody, so it needs no sign-in. */
export const listLearnerProfiles = defineContract({
  method: 'GET',
  path: '/api/learner-profiles',
  access: 'public',
  accepts: [],
  request: z.object({}),
  response: z.array(learnerProfile),
});
