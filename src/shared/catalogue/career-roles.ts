/**
 * Roles with the skills that they ask for: what a recommendation is computed from. Titles are those of a
 * course's roles.
 */
import type { CourseSlug } from './course.ts';
import type { SkillId } from './skills.ts';

export interface RequiredSkill {
  readonly skill: SkillId;
  /** Its share of the role in per cent: those of a role sum to 100. */
  readonly weight: number;
  /** The proficiency at which it counts in full, on the scale of a learner's skills: 50 Intermediate, 70 Advanced. */
  readonly proficiency: 50 | 70;
}

interface CareerRoleFacts {
  readonly id: string;
  /** As it is advertised. */
  readonly title: string;
  /** The course that leads to it, whose projects raise every skill it asks for. */
  readonly course: CourseSlug;
  /** The heaviest first. */
  readonly requires: readonly RequiredSkill[];
}

const written = [
  {
    id: 'prompt-engineer',
    title: 'Prompt Engineer',
    course: 'prompt-engineering',
    requires: [
      { skill: 'prompt-design', weight: 35, proficiency: 70 },
      { skill: 'ai-evaluation', weight: 30, proficiency: 70 },
      { skill: 'retrieval', weight: 20, proficiency: 50 },
      { skill: 'python', weight: 15, proficiency: 50 },
    ],
  },
  {
    id: 'cybersecurity-analyst',
    title: 'Cybersecurity Analyst',
    course: 'cybersecurity-with-ai',
    requires: [
      { skill: 'security-operations', weight: 40, proficiency: 70 },
      { skill: 'cloud-services', weight: 15, proficiency: 50 },
      { skill: 'ai-security', weight: 15, proficiency: 50 },
      { skill: 'python', weight: 15, proficiency: 50 },
      { skill: 'reliability', weight: 15, proficiency: 50 },
    ],
  },
  {
    id: 'business-analyst',
    title: 'Business Analyst',
    course: 'ai-business-analyst',
    requires: [
      { skill: 'process-analysis', weight: 35, proficiency: 70 },
      { skill: 'sql', weight: 20, proficiency: 50 },
      { skill: 'business-intelligence', weight: 20, proficiency: 50 },
      { skill: 'delivery-planning', weight: 15, proficiency: 50 },
      { skill: 'prompt-design', weight: 10, proficiency: 50 },
    ],
  },
  {
    id: 'data-analyst',
    title: 'Data Analyst',
    course: 'ai-data-analysis',
    requires: [
      { skill: 'sql', weight: 30, proficiency: 70 },
      { skill: 'data-analysis', weight: 25, proficiency: 70 },
      { skill: 'business-intelligence', weight: 25, proficiency: 50 },
      { skill: 'python', weight: 20, proficiency: 50 },
    ],
  },
  {
    id: 'project-manager',
    title: 'Project Manager',
    course: 'project-management',
    requires: [
      { skill: 'delivery-planning', weight: 50, proficiency: 70 },
      { skill: 'process-analysis', weight: 20, proficiency: 50 },
      { skill: 'ai-evaluation', weight: 15, proficiency: 50 },
      { skill: 'reliability', weight: 15, proficiency: 50 },
    ],
  },
  {
    id: 'automation-specialist',
    title: 'Automation Specialist',
    course: 'ai-business-automation',
    requires: [
      { skill: 'process-automation', weight: 35, proficiency: 70 },
      { skill: 'process-analysis', weight: 25, proficiency: 50 },
      { skill: 'python', weight: 20, proficiency: 50 },
      { skill: 'prompt-design', weight: 20, proficiency: 50 },
    ],
  },
  {
    id: 'machine-learning-engineer',
    title: 'Machine Learning Engineer',
    course: 'ai-machine-learning',
    requires: [
      { skill: 'machine-learning', weight: 30, proficiency: 70 },
      { skill: 'python', weight: 25, proficiency: 70 },
      { skill: 'deep-learning', weight: 20, proficiency: 50 },
      { skill: 'ai-evaluation', weight: 15, proficiency: 50 },
      { skill: 'containers', weight: 10, proficiency: 50 },
    ],
  },
  {
    id: 'smart-contract-developer',
    title: 'Smart Contract Developer',
    course: 'blockchain-development',
    requires: [
      { skill: 'smart-contracts', weight: 50, proficiency: 70 },
      { skill: 'typescript', weight: 20, proficiency: 50 },
      { skill: 'delivery-pipelines', weight: 20, proficiency: 50 },
      { skill: 'sql', weight: 10, proficiency: 50 },
    ],
  },
  {
    id: 'devops-engineer',
    title: 'DevOps Engineer',
    course: 'cloud-devops',
    requires: [
      { skill: 'delivery-pipelines', weight: 20, proficiency: 50 },
      { skill: 'infrastructure-as-code', weight: 20, proficiency: 70 },
      { skill: 'containers', weight: 20, proficiency: 70 },
      { skill: 'reliability', weight: 15, proficiency: 70 },
      { skill: 'linux', weight: 15, proficiency: 50 },
      { skill: 'cloud-services', weight: 10, proficiency: 50 },
    ],
  },
] as const satisfies readonly CareerRoleFacts[];

export type CareerRoleId = (typeof written)[number]['id'];

export interface CareerRole extends CareerRoleFacts {
  readonly id: CareerRoleId;
}

/** One for each course, in the order of the courses, so that a recommendation can reach every learner. */
export const careerRoles: readonly CareerRole[] = written;

const byId: ReadonlyMap<string, CareerRole> = new Map(careerRoles.map((role) => [role.id, role]));

/** @throws RangeError for an id that is not in the catalogue, which only a cast can produce. */
export function getCareerRole(id: CareerRoleId): CareerRole {
  const role = byId.get(id);
  if (!role) throw new RangeError(`No career role with the id ${id}`);
  return role;
}
