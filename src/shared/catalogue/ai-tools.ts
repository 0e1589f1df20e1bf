/** The AI tools of /ai-tools. What is said about each is in content/ai-tools. Naming a product is no endorsement by its maker. */
import type { CourseSlug } from './course.ts';
import type { LearnerProjectId } from './learner-projects.ts';

/**
 * How our projects use a tool. `full`: the work is done in it. `partial`: for one part, or as one choice among several.
 * `simulated`: with sample screens and exports, because it needs a licence or data that learners do not have.
 */
export const integrationLevels = ['full', 'partial', 'simulated'] as const;

export type IntegrationLevel = (typeof integrationLevels)[number];

interface AiToolFacts {
  readonly id: string;
  readonly integrationLevel: IntegrationLevel;
  /** The course whose certification track examines this kind of work. */
  readonly certifiedBy: CourseSlug | null;
  /** Our projects in which it is used. */
  readonly projects: readonly LearnerProjectId[];
}

const facts = [
  {
    id: 'chatgpt',
    integrationLevel: 'full',
    certifiedBy: 'prompt-engineering',
    projects: ['reply-assistant', 'enquiry-sorter'],
  },
  {
    id: 'claude',
    integrationLevel: 'full',
    certifiedBy: 'prompt-engineering',
    projects: ['reply-assistant', 'handbook-answers', 'assistant-pilot'],
  },
  {
    id: 'gemini',
    integrationLevel: 'partial',
    certifiedBy: 'prompt-engineering',
    projects: ['reply-assistant'],
  },
  {
    id: 'microsoft-365-copilot',
    integrationLevel: 'simulated',
    certifiedBy: 'project-management',
    projects: ['assistant-pilot'],
  },
  {
    id: 'notebooklm',
    integrationLevel: 'partial',
    certifiedBy: 'ai-business-analyst',
    projects: ['handbook-answers'],
  },
  {
    id: 'perplexity',
    integrationLevel: 'partial',
    certifiedBy: 'ai-business-analyst',
    projects: ['assistant-pilot'],
  },
  {
    id: 'github-copilot',
    integrationLevel: 'partial',
    certifiedBy: null,
    projects: ['container-pipeline', 'chain-event-index', 'report-that-writes-itself'],
  },
  {
    id: 'whisper',
    integrationLevel: 'full',
    certifiedBy: 'ai-business-analyst',
    projects: ['assistant-pilot'],
  },
  {
    id: 'power-automate',
    integrationLevel: 'partial',
    certifiedBy: 'ai-business-automation',
    projects: ['enquiry-sorter'],
  },
  {
    id: 'n8n',
    integrationLevel: 'partial',
    certifiedBy: 'ai-business-automation',
    projects: ['enquiry-sorter'],
  },
  {
    id: 'zapier',
    integrationLevel: 'partial',
    certifiedBy: 'ai-business-automation',
    projects: ['enquiry-sorter'],
  },
  {
    id: 'power-bi',
    integrationLevel: 'partial',
    certifiedBy: 'ai-data-analysis',
    projects: ['sales-dashboard'],
  },
  {
    id: 'security-copilot',
    integrationLevel: 'simulated',
    certifiedBy: 'cybersecurity-with-ai',
    projects: ['phishing-sorter', 'log-detections'],
  },
  {
    id: 'google-colab',
    integrationLevel: 'full',
    certifiedBy: 'ai-data-analysis',
    projects: ['cancellation-model', 'trail-camera', 'fine-tuned-sorter'],
  },
  {
    id: 'hugging-face',
    integrationLevel: 'full',
    certifiedBy: null,
    projects: ['fine-tuned-sorter', 'handbook-answers'],
  },
  {
    id: 'ollama',
    integrationLevel: 'partial',
    certifiedBy: 'prompt-engineering',
    projects: ['handbook-answers', 'enquiry-sorter'],
  },
  { id: 'amazon-bedrock', integrationLevel: 'partial', certifiedBy: null, projects: ['handbook-answers'] },
  {
    id: 'langchain',
    integrationLevel: 'partial',
    certifiedBy: 'prompt-engineering',
    projects: ['handbook-answers', 'attack-the-assistant'],
  },
  {
    id: 'promptfoo',
    integrationLevel: 'full',
    certifiedBy: 'prompt-engineering',
    projects: ['attack-the-assistant', 'reply-assistant'],
  },
  {
    id: 'mlflow',
    integrationLevel: 'full',
    certifiedBy: null,
    projects: ['fine-tuned-sorter', 'model-in-service'],
  },
] as const satisfies readonly AiToolFacts[];

export type AiToolId = (typeof facts)[number]['id'];

export interface AiTool extends AiToolFacts {
  readonly id: AiToolId;
  /** Whether one of our certification tracks examines this kind of work. */
  readonly certificationAvailable: boolean;
}

export const aiTools: readonly AiTool[] = facts.map((tool) => ({
  ...tool,
  certificationAvailable: tool.certifiedBy !== null,
}));
