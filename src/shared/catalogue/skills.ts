/**
 * The skills that a learner's projects raise. Every technology that a project may name is here under exactly one
 * skill, so a project with a technology that raises nothing fails the build.
 */

/** The four groups of the skill portfolio, in its order. */
export const skillCategories = ['Programming', 'AI/ML', 'Cloud', 'Data'] as const;

export type SkillCategory = (typeof skillCategories)[number];

interface SkillFacts {
  readonly id: string;
  /** As it is shown. */
  readonly name: string;
  readonly category: SkillCategory;
  /** What raises it when a project that uses them is completed. A technology belongs to one skill only. */
  readonly technologies: readonly string[];
}

const written = [
  // Programming
  { id: 'python', name: 'Python', category: 'Programming', technologies: ['Python', 'FastAPI', 'pytest'] },
  {
    id: 'typescript',
    name: 'TypeScript',
    category: 'Programming',
    technologies: ['TypeScript', 'Node.js', 'viem'],
  },
  {
    id: 'smart-contracts',
    name: 'Smart contracts',
    category: 'Programming',
    technologies: ['Solidity', 'Foundry', 'Slither', 'Ethereum JSON-RPC'],
  },
  {
    id: 'shell-and-git',
    name: 'Command line and Git',
    category: 'Programming',
    technologies: ['Bash', 'Git'],
  },
  {
    id: 'process-automation',
    name: 'Process automation',
    category: 'Programming',
    technologies: ['Power Automate', 'REST APIs', 'Webhooks'],
  },
  // AI/ML
  {
    id: 'prompt-design',
    name: 'Prompt design',
    category: 'AI/ML',
    technologies: ['Prompt templates', 'LLM APIs', 'Structured output'],
  },
  {
    id: 'ai-evaluation',
    name: 'Evaluating AI',
    category: 'AI/ML',
    technologies: ['Evaluation sets', 'promptfoo', 'Model cards'],
  },
  {
    id: 'retrieval',
    name: 'Retrieval and embeddings',
    category: 'AI/ML',
    technologies: ['Embeddings', 'pgvector'],
  },
  {
    id: 'machine-learning',
    name: 'Machine learning',
    category: 'AI/ML',
    technologies: ['scikit-learn', 'MLflow'],
  },
  {
    id: 'deep-learning',
    name: 'Deep learning',
    category: 'AI/ML',
    technologies: ['PyTorch', 'Hugging Face Transformers'],
  },
  {
    id: 'ai-security',
    name: 'AI security',
    category: 'AI/ML',
    technologies: ['Prompt-injection testing', 'OWASP Top 10 for LLMs'],
  },
  // Cloud
  { id: 'linux', name: 'Linux servers', category: 'Cloud', technologies: ['Linux', 'Nginx'] },
  {
    id: 'cloud-services',
    name: 'Cloud services',
    category: 'Cloud',
    technologies: ['AWS', 'AWS Lambda', 'Amazon SQS'],
  },
  { id: 'containers', name: 'Containers', category: 'Cloud', technologies: ['Docker', 'Kubernetes'] },
  {
    id: 'infrastructure-as-code',
    name: 'Infrastructure as code',
    category: 'Cloud',
    technologies: ['Terraform'],
  },
  { id: 'delivery-pipelines', name: 'CI/CD', category: 'Cloud', technologies: ['GitHub Actions'] },
  {
    id: 'reliability',
    name: 'Reliability and recovery',
    category: 'Cloud',
    technologies: ['Backups and restore', 'Runbooks', 'Prometheus', 'Grafana'],
  },
  {
    id: 'security-operations',
    name: 'Security operations',
    category: 'Cloud',
    technologies: ['AWS IAM', 'AWS CloudTrail', 'Sigma rules', 'OpenSearch', 'MITRE ATT&CK'],
  },
  // Data
  { id: 'sql', name: 'SQL', category: 'Data', technologies: ['SQL', 'PostgreSQL'] },
  {
    id: 'data-analysis',
    name: 'Data analysis',
    category: 'Data',
    technologies: ['pandas', 'Jupyter', 'Monte Carlo simulation'],
  },
  {
    id: 'business-intelligence',
    name: 'Business intelligence',
    category: 'Data',
    technologies: ['Excel', 'Power BI'],
  },
  {
    id: 'data-pipelines',
    name: 'Data pipelines',
    category: 'Data',
    technologies: ['dbt', 'Apache Airflow', 'Apache Kafka'],
  },
  {
    id: 'process-analysis',
    name: 'Process analysis',
    category: 'Data',
    technologies: ['BPMN', 'Process mining', 'User stories'],
  },
  {
    id: 'delivery-planning',
    name: 'Delivery planning',
    category: 'Data',
    technologies: ['Jira', 'Risk register'],
  },
] as const satisfies readonly SkillFacts[];

export type SkillId = (typeof written)[number]['id'];

/** What a project may name among its technologies. */
export type Technology = (typeof written)[number]['technologies'][number];

export interface Skill extends SkillFacts {
  readonly id: SkillId;
  readonly technologies: readonly Technology[];
}

/** In the order of the portfolio: by category, then as written. */
export const skills: readonly Skill[] = written;

const byId: ReadonlyMap<string, Skill> = new Map(skills.map((skill) => [skill.id, skill]));

const byTechnology: ReadonlyMap<string, Skill> = new Map(
  skills.flatMap((skill) => skill.technologies.map((technology) => [technology, skill] as const)),
);

export function findSkill(id: string): Skill | null {
  return byId.get(id) ?? null;
}

/** @throws RangeError for an id that is not in the catalogue, which only a cast can produce. */
export function getSkill(id: SkillId): Skill {
  const skill = byId.get(id);
  if (!skill) throw new RangeError(`No skill with the id ${id}`);
  return skill;
}

/** The one skill that a technology raises. */
export function skillOfTechnology(technology: Technology): Skill {
  const skill = byTechnology.get(technology);
  if (!skill) throw new RangeError(`No skill is raised by ${technology}`);
  return skill;
}
