import * as z from 'zod/mini';
import { courseSlugs } from '../catalogue/course.ts';
import { projectCategories } from '../catalogue/learner-projects/project.ts';
import { defineContract } from './contract.ts';
import { nextProject } from './next-project.ts';

/** A learner's place in one course. (The field is spelled `enrollments` in the call; elsewhere the word is enrolment.) */
export const enrolment = z.object({
  id: z.uuid(),
  /** Per cent: the share of the course's projects that the learner has completed. */
  progress: z.number(),
  course: z.object({
    slug: z.enum(courseSlugs),
    title: z.string(),
    /** The category that most of its projects have. */
    category: z.enum(projectCategories),
  }),
  projectsCompleted: z.number(),
  projectsTotal: z.number(),
  /** The project that moves it on; absent when it is finished. */
  next: z.optional(z.object(nextProject)),
});

export type Enrolment = z.output<typeof enrolment>;

/** A learner picks a course under My Courses. Picking it again answers with the same enrolment. */
export const enrol = defineContract({
  method: 'POST',
  path: '/api/enrolments',
  access: 'learner',
  accepts: ['json'],
  limit: { name: 'learning', max: 300, windowSeconds: 600 },
  request: z.object({ course: z.enum(courseSlugs) }),
  response: z.object({ success: z.literal(true), enrollment: enrolment }),
});
