/** The simulated projects of the learner areas, by category and difficulty. What each says is in content/projects. */
import type { CourseSlug } from './course.ts';
import type { LearnerProjectFacts } from './learner-projects/project.ts';

export { projectCategories, projectDifficulties } from './learner-projects/project.ts';
export type { ProjectCategory, ProjectDifficulty } from './learner-projects/project.ts';

const facts = [
  {
    id: 'reply-assistant',
    category: 'AI_ML',
    difficulty: 'beginner',
    estimatedHours: 12,
    technologies: ['Prompt templates', 'Evaluation sets', 'Excel'],
    courses: ['prompt-engineering', 'ai-business-analyst'],
  },
  {
    id: 'enquiry-sorter',
    category: 'AI_ML',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['Power Automate', 'LLM APIs', 'Structured output', 'BPMN', 'Prompt-injection testing'],
    courses: ['ai-business-automation', 'prompt-engineering'],
  },
  {
    id: 'cancellation-model',
    category: 'AI_ML',
    difficulty: 'beginner',
    estimatedHours: 16,
    technologies: ['Python', 'scikit-learn', 'pandas', 'Jupyter'],
    courses: ['ai-machine-learning', 'ai-data-analysis'],
  },
  {
    id: 'handbook-answers',
    category: 'AI_ML',
    difficulty: 'intermediate',
    estimatedHours: 28,
    technologies: ['Embeddings', 'pgvector', 'Python', 'LLM APIs', 'Evaluation sets'],
    courses: ['prompt-engineering', 'ai-machine-learning'],
  },
  {
    id: 'phishing-sorter',
    category: 'AI_ML',
    difficulty: 'intermediate',
    estimatedHours: 26,
    technologies: ['scikit-learn', 'Python', 'Embeddings', 'MITRE ATT&CK', 'Model cards'],
    courses: ['cybersecurity-with-ai', 'ai-machine-learning'],
  },
  {
    id: 'assistant-pilot',
    category: 'AI_ML',
    difficulty: 'intermediate',
    estimatedHours: 20,
    technologies: ['Evaluation sets', 'Prompt templates', 'Risk register', 'Jira'],
    courses: ['project-management', 'ai-business-analyst'],
  },
  {
    id: 'trail-camera',
    category: 'AI_ML',
    difficulty: 'intermediate',
    estimatedHours: 30,
    technologies: ['PyTorch', 'Python', 'Model cards', 'Jupyter'],
    courses: ['ai-machine-learning'],
  },
  {
    id: 'attack-the-assistant',
    category: 'AI_ML',
    difficulty: 'advanced',
    estimatedHours: 34,
    technologies: ['Prompt-injection testing', 'OWASP Top 10 for LLMs', 'promptfoo', 'Python'],
    courses: ['cybersecurity-with-ai', 'prompt-engineering'],
  },
  {
    id: 'fine-tuned-sorter',
    category: 'AI_ML',
    difficulty: 'advanced',
    estimatedHours: 42,
    technologies: ['Hugging Face Transformers', 'PyTorch', 'MLflow', 'Model cards', 'Docker'],
    courses: ['ai-machine-learning'],
  },
  {
    id: 'site-with-backups',
    category: 'CLOUD_DEVOPS',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['Linux', 'Nginx', 'Backups and restore', 'Bash'],
    courses: ['cloud-devops'],
  },
  {
    id: 'cloud-account-check',
    category: 'CLOUD_DEVOPS',
    difficulty: 'beginner',
    estimatedHours: 12,
    technologies: ['AWS IAM', 'AWS CloudTrail', 'AWS', 'Risk register'],
    courses: ['cybersecurity-with-ai', 'cloud-devops'],
  },
  {
    id: 'cutover-weekend',
    category: 'CLOUD_DEVOPS',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['Runbooks', 'Jira', 'Risk register', 'Backups and restore'],
    courses: ['project-management', 'cloud-devops'],
  },
  {
    id: 'container-pipeline',
    category: 'CLOUD_DEVOPS',
    difficulty: 'intermediate',
    estimatedHours: 24,
    technologies: ['GitHub Actions', 'Docker', 'Linux', 'pytest', 'Git'],
    courses: ['cloud-devops'],
  },
  {
    id: 'invoice-webhook',
    category: 'CLOUD_DEVOPS',
    difficulty: 'intermediate',
    estimatedHours: 22,
    technologies: ['AWS Lambda', 'Amazon SQS', 'Webhooks', 'Terraform', 'Python'],
    courses: ['ai-business-automation', 'cloud-devops'],
  },
  {
    id: 'contract-release',
    category: 'CLOUD_DEVOPS',
    difficulty: 'intermediate',
    estimatedHours: 28,
    technologies: ['Solidity', 'Foundry', 'Slither', 'GitHub Actions'],
    courses: ['blockchain-development'],
  },
  {
    id: 'model-in-service',
    category: 'CLOUD_DEVOPS',
    difficulty: 'advanced',
    estimatedHours: 44,
    technologies: ['Kubernetes', 'FastAPI', 'Prometheus', 'Grafana', 'MLflow'],
    courses: ['ai-machine-learning', 'cloud-devops'],
  },
  {
    id: 'region-rebuild',
    category: 'CLOUD_DEVOPS',
    difficulty: 'advanced',
    estimatedHours: 40,
    technologies: ['Terraform', 'AWS', 'PostgreSQL', 'Backups and restore', 'Runbooks'],
    courses: ['cloud-devops', 'cybersecurity-with-ai'],
  },
  {
    id: 'sales-dashboard',
    category: 'DATA_ENGINEERING',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['Power BI', 'SQL', 'Excel'],
    courses: ['ai-data-analysis', 'ai-business-analyst'],
  },
  {
    id: 'delivery-forecast',
    category: 'DATA_ENGINEERING',
    difficulty: 'beginner',
    estimatedHours: 12,
    technologies: ['Jira', 'Monte Carlo simulation', 'Excel'],
    courses: ['project-management', 'ai-data-analysis'],
  },
  {
    id: 'ledger-reader',
    category: 'DATA_ENGINEERING',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['Ethereum JSON-RPC', 'TypeScript', 'Node.js', 'SQL'],
    courses: ['blockchain-development'],
  },
  {
    id: 'booking-requirements',
    category: 'DATA_ENGINEERING',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['User stories', 'BPMN', 'SQL'],
    courses: ['ai-business-analyst', 'project-management'],
  },
  {
    id: 'process-waits',
    category: 'DATA_ENGINEERING',
    difficulty: 'intermediate',
    estimatedHours: 22,
    technologies: ['Process mining', 'SQL', 'BPMN', 'User stories'],
    courses: ['ai-business-analyst', 'ai-business-automation'],
  },
  {
    id: 'report-that-writes-itself',
    category: 'DATA_ENGINEERING',
    difficulty: 'intermediate',
    estimatedHours: 20,
    technologies: ['REST APIs', 'Python', 'pandas', 'LLM APIs'],
    courses: ['ai-business-automation', 'ai-data-analysis'],
  },
  {
    id: 'chain-event-index',
    category: 'DATA_ENGINEERING',
    difficulty: 'intermediate',
    estimatedHours: 28,
    technologies: ['viem', 'TypeScript', 'PostgreSQL', 'Ethereum JSON-RPC'],
    courses: ['blockchain-development'],
  },
  {
    id: 'log-detections',
    category: 'DATA_ENGINEERING',
    difficulty: 'advanced',
    estimatedHours: 42,
    technologies: ['Apache Kafka', 'OpenSearch', 'Sigma rules', 'MITRE ATT&CK', 'Python'],
    courses: ['cybersecurity-with-ai'],
  },
  {
    id: 'tested-warehouse',
    category: 'DATA_ENGINEERING',
    difficulty: 'advanced',
    estimatedHours: 40,
    technologies: ['dbt', 'Apache Airflow', 'PostgreSQL', 'SQL', 'Git'],
    courses: ['ai-data-analysis'],
  },
] as const satisfies readonly LearnerProjectFacts[];

export type LearnerProjectId = (typeof facts)[number]['id'];

export interface LearnerProject extends LearnerProjectFacts {
  readonly id: LearnerProjectId;
}

/** By category, then from the easiest to the hardest. */
export const learnerProjects: readonly LearnerProject[] = facts;

const byId: ReadonlyMap<string, LearnerProject> = new Map(
  learnerProjects.map((project) => [project.id, project]),
);

export function findLearnerProject(id: string): LearnerProject | null {
  return byId.get(id) ?? null;
}

/** @throws RangeError for an id that is not in the catalogue, which only a cast can produce. */
export function getLearnerProject(id: LearnerProjectId): LearnerProject {
  const project = byId.get(id);
  if (!project) throw new RangeError(`No project with the id ${id}`);
  return project;
}

/** The projects that count towards a course. */
export function learnerProjectsOf(slug: CourseSlug): readonly LearnerProject[] {
  return learnerProjects.filter(({ courses }) => courses.includes(slug));
}
