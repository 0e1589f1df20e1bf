/** Pieces of office work done with AI tools, step by step, with the place where a person decides. The examples are invented. */
import type { AiToolId } from './ai-tools.ts';
import type { ProjectDifficulty } from './learner-projects.ts';

interface AiWorkflowFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly industry: string;
  /** In minutes, once it is set up. */
  readonly timeToComplete: number;
  readonly difficultyLevel: ProjectDifficulty;
  readonly aiToolsUsed: readonly AiToolId[];
  /** In order. At least one is a person's check. */
  readonly steps: readonly string[];
  readonly businessOutcome: string;
  /** An illustration: begins by saying so. */
  readonly realWorldExample: string;
}

const written = [
  {
    id: 'shared-inbox-triage',
    name: 'Sort a shared inbox',
    description:
      'Sort incoming mail by kind and urgency, draft replies to the plain ones, and leave the rest to people.',
    industry: 'Property',
    timeToComplete: 30,
    difficultyLevel: 'beginner',
    aiToolsUsed: ['chatgpt'],
    steps: [
      'Write down the five kinds of mail and what makes one urgent',
      'Strip names and addresses before a message goes to the model',
      'Ask for kind, urgency and a one-line reason in a fixed form',
      'Draft replies only where the fact sheet has the answer',
      'A person reads every draft, and every mail marked urgent or unsure',
    ],
    businessOutcome: 'Urgent mail is seen first, and routine replies need a check where they needed writing.',
    realWorldExample:
      'An illustrative lettings agency sorts its Monday mail before nine. A leak that came in on Saturday is at the top, with the reason beside it.',
  },
] as const satisfies readonly AiWorkflowFacts[];

export type AiWorkflowId = (typeof written)[number]['id'];

export interface AiWorkflow extends AiWorkflowFacts {
  readonly id: AiWorkflowId;
}

export const aiWorkflows: readonly AiWorkflow[] = written;
