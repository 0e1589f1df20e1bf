import * as z from 'zod/mini';

/** A project that a learner has not completed, as what comes next. */
export interface NextProject {
  projectId: string;
  title: string;
  /** Whether it is on the learner's list already. */
  isAssigned: boolean;
}

export const nextProject = {
  projectId: z.string(),
  title: z.string(),
  isAssigned: z.boolean(),
} as const;
