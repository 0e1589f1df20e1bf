/**
 * Roles with the skills they ask for, which the recommendation is computed from, and the four fixed cards of
 * /career-path, each of which leads to one of the roles. (A course has career paths of its own, in `courses/`; titles
 * and salaries here are taken from those.)
 */
import type { CourseSlug, SalaryRange } from './course.ts';
import type { SkillId } from './skills.ts';

export interface RequiredSkill {
  readonly skill: SkillId;
  /** Its share of the role in per cent: those of a role sum to 100. */
  readonly weight: number;
  /** The proficiency at which it counts in full, on the scale of a learner's skills (50 Intermediate, 70 Advanced). */
  readonly proficiency: number;
}

interface CareerRoleFacts {
  readonly id: string;
  /** As it is advertised; one of the course's career paths. */
  readonly title: string;
  readonly course: CourseSlug;
  /** US averages, as the course has them. */
  readonly salaryUsd: SalaryRange;
  /** The heaviest first. */
  readonly requires: readonly RequiredSkill[];
}

const writtenRoles = [
  {
    id: 'machine-learning-engineer',
    title: 'Machine Learning Engineer',
    course: 'ai-machine-learning',
    salaryUsd: [135_000, 165_000],
    requires: [
      { skill: 'machine-learning', weight: 30, proficiency: 70 },
      { skill: 'python', weight: 25, proficiency: 70 },
      { skill: 'deep-learning', weight: 20, proficiency: 50 },
      { skill: 'ai-evaluation', weight: 15, proficiency: 50 },
      { skill: 'containers', weight: 10, proficiency: 50 },
    ],
  },
] as const satisfies readonly CareerRoleFacts[];

export type CareerRoleId = (typeof writtenRoles)[number]['id'];

export interface CareerRole extends CareerRoleFacts {
  readonly id: CareerRoleId;
}

/** One for each course, in the order of the courses, so that a recommendation can reach every learner. */
export const careerRoles: readonly CareerRole[] = writtenRoles;

export interface CareerPath {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The role it leads to: its required skills are those of the path. */
  readonly role: CareerRoleId;
  /** US averages, shown with `formatSalaryRange` and its note. */
  readonly salaryUsd: SalaryRange;
  /** Skills to show on the card, the most important first. */
  readonly skills: readonly SkillId[];
  /** The one to begin with stands first. */
  readonly recommendedCourses: readonly CourseSlug[];
  /** Of part-time study and job search together, for somebody who starts from the course's requirements. No promise. */
  readonly typicalMonths: readonly [low: number, high: number];
}

export const careerPaths = [
  {
    id: 'machine-learning',
    title: 'Machine learning engineer',
    description:
      'Build, test and run models that other systems depend on. Half of the work is data and evaluation, and most of the rest is keeping a model honest once it is live.',
    role: 'machine-learning-engineer',
    salaryUsd: [135_000, 165_000],
    skills: ['machine-learning', 'python', 'deep-learning', 'ai-evaluation'],
    recommendedCourses: ['ai-machine-learning', 'ai-data-analysis'],
    typicalMonths: [9, 15],
  },
] as const satisfies readonly CareerPath[];

export interface MarketInsight {
  readonly id: string;
  readonly title: string;
  /** Advice on reading the market. No figures: those belong in the claims register. */
  readonly text: string;
  /** Courses that it concerns; each has its projected growth in the catalogue. */
  readonly courses: readonly CourseSlug[];
}

export const marketInsights = [
  {
    id: 'names-differ',
    title: 'Search by task, not only by title',
    text: 'The same work is advertised as analytics engineer, data engineer or BI developer. Search for the tools and duties you know, and read what the job is measured by.',
    courses: ['ai-data-analysis'],
  },
] as const satisfies readonly MarketInsight[];

const roleById: ReadonlyMap<string, CareerRole> = new Map(careerRoles.map((role) => [role.id, role]));

/** @throws RangeError for an id that is not in the catalogue, which only a cast can produce. */
export function getCareerRole(id: CareerRoleId): CareerRole {
  const role = roleById.get(id);
  if (!role) throw new RangeError(`No career role with the id ${id}`);
  return role;
}
