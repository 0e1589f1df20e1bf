import * as z from 'zod/mini';
import { projectDifficulties } from '../catalogue/learner-projects/project.ts';
import { defineContract } from './contract.ts';

const aiWorkflow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  industry: z.string(),
  /** In minutes, once it is set up. */
  timeToComplete: z.number(),
  difficultyLevel: z.enum(projectDifficulties),
  /** Names, as they are shown. */
  aiToolsUsed: z.array(z.string()),
  /** In order. */
  steps: z.array(z.string()),
  /** Number of the step at which a person decides; the first is 1. */
  decidedAt: z.number(),
  businessOutcome: z.string(),
  realWorldExample: z.string(),
});

export type AiWorkflowEntry = z.output<typeof aiWorkflow>;

/** The same for everybody, so it needs no sign-in. */
export const listAiWorkflows = defineContract({
  method: 'GET',
  path: '/api/ai-workflows',
  access: 'public',
  accepts: [],
  request: z.object({}),
  response: z.array(aiWorkflow),
});
