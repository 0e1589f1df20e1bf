import * as z from 'zod/mini';
import { courseSlugs } from '../catalogue/course.ts';
import { projectCategories, projectDifficulties } from '../catalogue/learner-projects/project.ts';
import { defineContract } from './contract.ts';
import { material } from './material.ts';

/** A simulated project, as the catalogue has it. */
export const project = z.object({
  /** A stable slug; assignments point at it. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(projectCategories),
  difficulty: z.enum(projectDifficulties),
  estimatedHours: z.number(),
  /** The most telling first. */
  technologies: z.array(z.string()),
  learningObjectives: z.array(z.string()),
  requirements: z.array(z.string()),
  /** Absent where a project needs no data of ours. */
  material: z.optional(material),
  /** The courses whose progress it counts towards. */
  courses: z.array(z.enum(courseSlugs)),
});

export type Project = z.output<typeof project>;

/** Every project, by category and then from the easiest to the hardest. The same for everybody, so it needs no sign-in. */
export const listProjects = defineContract({
  method: 'GET',
  path: '/api/projects',
  access: 'public',
  accepts: [],
  request: z.object({}),
  response: z.array(project),
});
