/** What a learner's project is. The projects are in the files beside this one; `learner-projects.ts` gathers them. */
import type { CourseSlug } from '../course.ts';
import type { Technology } from '../skills.ts';

export const projectCategories = ['AI_ML', 'CLOUD_DEVOPS', 'DATA_ENGINEERING'] as const;

export type ProjectCategory = (typeof projectCategories)[number];

/** From the easiest to the hardest. */
export const projectDifficulties = ['beginner', 'intermediate', 'advanced'] as const;

export type ProjectDifficulty = (typeof projectDifficulties)[number];

/** A project as it is written. */
export interface LearnerProjectFacts {
  /** A stable slug. Assignments in the database point at it: it never changes meaning. */
  readonly id: string;
  readonly title: string;
  /** The situation and what is made of it, in two or three sentences. */
  readonly description: string;
  readonly category: ProjectCategory;
  readonly difficulty: ProjectDifficulty;
  /** For somebody who meets the requirements. */
  readonly estimatedHours: number;
  /** The most telling first: cards show three or four. Each raises one skill when the project is completed. */
  readonly technologies: readonly Technology[];
  readonly learningObjectives: readonly string[];
  /** What to have or know before the start. */
  readonly requirements: readonly string[];
  /** The courses it belongs to: an enrolment's progress is the share of its course's projects completed. */
  readonly courses: readonly CourseSlug[];
}
