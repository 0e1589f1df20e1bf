/** What a learner's project is. The projects are in `learner-projects.ts`; what each says is in content/projects. */
import type { CourseSlug } from '../course.ts';
import type { Technology } from '../skills.ts';

export const projectCategories = ['AI_ML', 'CLOUD_DEVOPS', 'DATA_ENGINEERING'] as const;

export type ProjectCategory = (typeof projectCategories)[number];

/** From the easiest to the hardest. */
export const projectDifficulties = ['beginner', 'intermediate', 'advanced'] as const;

export type ProjectDifficulty = (typeof projectDifficulties)[number];

/** What skills, progress and points are counted with. */
export interface LearnerProjectFacts {
  /** A stable slug. Assignments in the database point at it: it never changes meaning. */
  readonly id: string;
  readonly category: ProjectCategory;
  readonly difficulty: ProjectDifficulty;
  /** For someone who meets the requirements. */
  readonly estimatedHours: number;
  /** The most telling first: cards show three or four. Each raises one skill when the project is completed. */
  readonly technologies: readonly Technology[];
  /** The courses it belongs to: an enrolment's progress is the share of its course's projects completed. */
  readonly courses: readonly CourseSlug[];
}
