/** What an AI tool is. The tools are in the files beside this one; `ai-tools.ts` gathers them. */
import type { CourseSlug } from '../course.ts';
import type { LearnerProjectId } from '../learner-projects.ts';

/**
 * How our projects use a tool. `full`: the work is done in it. `partial`: for one part, or as one choice among several.
 * `simulated`: with sample screens and exports, because it needs a licence or data that learners do not have.
 */
export const integrationLevels = ['full', 'partial', 'simulated'] as const;

export type IntegrationLevel = (typeof integrationLevels)[number];

/** A tool as it is written. */
export interface AiToolFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly integrationLevel: IntegrationLevel;
  /** In words, without amounts. */
  readonly pricing: string;
  readonly businessUseCase: string;
  /** What people do with it on an ordinary day. */
  readonly dailyWorkflows: readonly string[];
  /** In the order of learning. */
  readonly learningPath: readonly string[];
  /** The course whose certification track examines this kind of work. */
  readonly certifiedBy: CourseSlug | null;
  /** Our projects in which it is used. */
  readonly projects: readonly LearnerProjectId[];
}
