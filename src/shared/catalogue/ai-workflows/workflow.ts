/** What an AI workflow is. The workflows are in the files beside this one; `ai-workflows.ts` gathers them. */
import type { AiToolId } from '../ai-tools.ts';
import type { ProjectDifficulty } from '../learner-projects.ts';

/** A workflow as it is written. */
export interface AiWorkflowFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly industry: string;
  /** In minutes, for one run, once it is set up. */
  readonly timeToComplete: number;
  readonly difficultyLevel: ProjectDifficulty;
  readonly aiToolsUsed: readonly AiToolId[];
  /** In order. */
  readonly steps: readonly string[];
  /** The number of the step in which a person checks or decides, from 1. */
  readonly decidedAt: number;
  readonly businessOutcome: string;
  /** Invented, and says so: begins with 'An illustrative'. */
  readonly realWorldExample: string;
}
