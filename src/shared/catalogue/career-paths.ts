/**
 * The fixed content of /career-path: four cards, each of which leads to one of the roles, and advice on the market. What
 * they say is in content/career-paths and content/market-insights. (A course has career paths of its own, in `courses/`: its roles, first roles first.)
 */
import type { CareerRoleId } from './career-roles.ts';
import type { CourseSlug } from './course.ts';
import type { SkillId } from './skills.ts';

export { careerRoles, getCareerRole } from './career-roles.ts';
export type { CareerRole, CareerRoleId, RequiredSkill } from './career-roles.ts';

interface CareerPathFacts {
  readonly id: string;
  readonly title: string;
  /** The role it leads to. */
  readonly role: CareerRoleId;
  /** Of the skills that the role asks for, those to show on the card. */
  readonly skills: readonly SkillId[];
  /** The one to begin with comes first. */
  readonly recommendedCourses: readonly [CourseSlug, ...CourseSlug[]];
  /** A claim: part-time study and the search for a job together. No promise, and shown as none. */
  readonly typicalMonths: readonly [low: number, high: number];
}

const facts = [
  {
    id: 'machine-learning',
    title: 'AI and machine learning',
    role: 'machine-learning-engineer',
    skills: ['machine-learning', 'python', 'deep-learning', 'ai-evaluation'],
    recommendedCourses: ['ai-machine-learning', 'ai-data-analysis'],
    typicalMonths: [9, 15],
  },
  {
    id: 'cloud-devops',
    title: 'Cloud and DevOps',
    role: 'devops-engineer',
    skills: ['delivery-pipelines', 'infrastructure-as-code', 'containers', 'reliability'],
    recommendedCourses: ['cloud-devops', 'cybersecurity-with-ai'],
    typicalMonths: [6, 10],
  },
  {
    id: 'data',
    title: 'Data and analytics',
    role: 'data-analyst',
    skills: ['sql', 'data-analysis', 'business-intelligence', 'python'],
    recommendedCourses: ['ai-data-analysis', 'ai-business-automation'],
    typicalMonths: [6, 10],
  },
  {
    id: 'business-analysis',
    title: 'AI business analysis',
    role: 'business-analyst',
    skills: ['process-analysis', 'sql', 'business-intelligence', 'delivery-planning'],
    recommendedCourses: ['ai-business-analyst', 'prompt-engineering', 'project-management'],
    typicalMonths: [5, 9],
  },
] as const satisfies readonly CareerPathFacts[];

export type CareerPathId = (typeof facts)[number]['id'];

export interface CareerPath extends CareerPathFacts {
  readonly id: CareerPathId;
}

/** In the order of the cards. */
export const careerPaths: readonly CareerPath[] = facts;

/** Advice on reading the market, with the courses that each piece concerns. What it says is in content/market-insights. */
export const marketInsights = [
  { id: 'search-by-task', courses: ['ai-data-analysis', 'ai-business-analyst'] },
  { id: 'show-the-work', courses: ['ai-machine-learning', 'cloud-devops', 'blockchain-development'] },
  { id: 'checking-ai', courses: ['prompt-engineering', 'cybersecurity-with-ai', 'ai-business-automation'] },
  {
    id: 'your-trade-counts',
    courses: ['ai-business-analyst', 'project-management', 'ai-business-automation'],
  },
] as const satisfies readonly { readonly id: string; readonly courses: readonly CourseSlug[] }[];

export type MarketInsightId = (typeof marketInsights)[number]['id'];
