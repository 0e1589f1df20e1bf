/**
 * Pieces of work done with AI tools, step by step, each with the place where a person decides. What each says is in
 * content/ai-workflows. The organisations in the examples are invented, and so are their figures.
 */
import type { AiToolId } from './ai-tools.ts';
import type { ProjectDifficulty } from './learner-projects/project.ts';

interface AiWorkflowFacts {
  readonly id: string;
  /** In minutes, for one run, once it is set up. */
  readonly timeToComplete: number;
  readonly difficultyLevel: ProjectDifficulty;
  readonly aiToolsUsed: readonly AiToolId[];
}

const facts = [
  {
    id: 'shared-inbox',
    timeToComplete: 30,
    difficultyLevel: 'beginner',
    aiToolsUsed: ['power-automate', 'chatgpt'],
  },
  {
    id: 'meeting-to-actions',
    timeToComplete: 25,
    difficultyLevel: 'beginner',
    aiToolsUsed: ['microsoft-365-copilot', 'whisper'],
  },
  {
    id: 'requirements-from-interviews',
    timeToComplete: 90,
    difficultyLevel: 'intermediate',
    aiToolsUsed: ['whisper', 'claude'],
  },
  { id: 'policy-answers', timeToComplete: 10, difficultyLevel: 'beginner', aiToolsUsed: ['notebooklm'] },
  { id: 'contract-comparison', timeToComplete: 40, difficultyLevel: 'intermediate', aiToolsUsed: ['claude'] },
  {
    id: 'supplier-scan',
    timeToComplete: 75,
    difficultyLevel: 'beginner',
    aiToolsUsed: ['perplexity', 'gemini'],
  },
  {
    id: 'monday-report',
    timeToComplete: 35,
    difficultyLevel: 'intermediate',
    aiToolsUsed: ['power-bi', 'chatgpt'],
  },
  {
    id: 'invoice-intake',
    timeToComplete: 20,
    difficultyLevel: 'intermediate',
    aiToolsUsed: ['power-automate'],
  },
  { id: 'product-texts', timeToComplete: 45, difficultyLevel: 'beginner', aiToolsUsed: ['gemini', 'zapier'] },
  {
    id: 'phishing-reports',
    timeToComplete: 15,
    difficultyLevel: 'advanced',
    aiToolsUsed: ['security-copilot'],
  },
  {
    id: 'prompt-regression',
    timeToComplete: 30,
    difficultyLevel: 'intermediate',
    aiToolsUsed: ['promptfoo', 'chatgpt', 'claude'],
  },
  {
    id: 'assisted-code-review',
    timeToComplete: 40,
    difficultyLevel: 'intermediate',
    aiToolsUsed: ['github-copilot', 'claude'],
  },
  {
    id: 'private-summaries',
    timeToComplete: 20,
    difficultyLevel: 'advanced',
    aiToolsUsed: ['ollama', 'whisper'],
  },
  {
    id: 'retraining-decision',
    timeToComplete: 120,
    difficultyLevel: 'advanced',
    aiToolsUsed: ['mlflow', 'google-colab', 'hugging-face'],
  },
] as const satisfies readonly AiWorkflowFacts[];

export type AiWorkflowId = (typeof facts)[number]['id'];

export interface AiWorkflow extends AiWorkflowFacts {
  readonly id: AiWorkflowId;
}

export const aiWorkflows: readonly AiWorkflow[] = facts;
