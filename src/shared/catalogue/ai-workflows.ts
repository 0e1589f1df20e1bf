/**
 * Pieces of work done with AI tools, step by step, each with the place where a person decides. The organisations in the
 * examples are invented, and so are their figures.
 */
import { officeWorkflows } from './ai-workflows/office.ts';
import { technicalWorkflows } from './ai-workflows/technical.ts';
import type { AiWorkflowFacts } from './ai-workflows/workflow.ts';

const written = [...officeWorkflows, ...technicalWorkflows] as const;

export type AiWorkflowId = (typeof written)[number]['id'];

export interface AiWorkflow extends AiWorkflowFacts {
  readonly id: AiWorkflowId;
}

export const aiWorkflows: readonly AiWorkflow[] = written;
