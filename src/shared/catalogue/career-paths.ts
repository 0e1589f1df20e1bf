/**
 * The fixed content of /career-path: four cards, each of which leads to one of the roles, and what is said about the
 * market. (A course has career paths of its own, in `courses/`: steps of pay within one trade.)
 */
import type { CareerRoleId } from './career-roles.ts';
import type { CourseSlug, SalaryRange } from './course.ts';
import type { SkillId } from './skills.ts';

export { careerRoles, getCareerRole } from './career-roles.ts';
export type { CareerRole, CareerRoleId, RequiredSkill } from './career-roles.ts';

interface CareerPathFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The role it leads to. */
  readonly role: CareerRoleId;
  /** US averages, those of the role; shown with `formatSalaryRange` and `salaryNote`. */
  readonly salaryUsd: SalaryRange;
  /** Of the skills that the role asks for, those to show on the card. */
  readonly skills: readonly SkillId[];
  /** The one to begin with stands first. */
  readonly recommendedCourses: readonly CourseSlug[];
  /** A claim: part-time study and the search for a job together. No promise, and shown as none. */
  readonly typicalMonths: readonly [low: number, high: number];
}

const written = [
  {
    id: 'machine-learning',
    title: 'AI and machine learning',
    description:
      'Build, test and run models that other systems depend on. Half of the work is data and evaluation; most of the rest is keeping a model honest once it is live.',
    role: 'machine-learning-engineer',
    salaryUsd: [135_000, 165_000],
    skills: ['machine-learning', 'python', 'deep-learning', 'ai-evaluation'],
    recommendedCourses: ['ai-machine-learning', 'ai-data-analysis'],
    typicalMonths: [9, 15],
  },
  {
    id: 'cloud-devops',
    title: 'Cloud and DevOps',
    description:
      'Keep software running and changing at once. You describe servers as code, release in small steps, and practise the bad night before it comes.',
    role: 'devops-engineer',
    salaryUsd: [102_000, 128_000],
    skills: ['delivery-pipelines', 'infrastructure-as-code', 'containers', 'reliability'],
    recommendedCourses: ['cloud-devops', 'cybersecurity-with-ai'],
    typicalMonths: [6, 10],
  },
  {
    id: 'data',
    title: 'Data and analytics',
    description:
      'Turn records into answers that somebody acts on. The work is more cleaning and asking than charting, and the answer comes with how sure you are.',
    role: 'data-analyst',
    salaryUsd: [90_000, 108_000],
    skills: ['sql', 'data-analysis', 'business-intelligence', 'python'],
    recommendedCourses: ['ai-data-analysis', 'ai-business-automation'],
    typicalMonths: [6, 10],
  },
  {
    id: 'business-analysis',
    title: 'AI business analysis',
    description:
      'Find out what is needed, measure it, and say what a machine may decide. Experience of a trade counts for as much as technique.',
    role: 'business-analyst',
    salaryUsd: [92_000, 112_000],
    skills: ['process-analysis', 'sql', 'business-intelligence', 'delivery-planning'],
    recommendedCourses: ['ai-business-analyst', 'prompt-engineering', 'project-management'],
    typicalMonths: [5, 9],
  },
] as const satisfies readonly CareerPathFacts[];

export type CareerPathId = (typeof written)[number]['id'];

export interface CareerPath extends CareerPathFacts {
  readonly id: CareerPathId;
}

/** In the order of the cards. */
export const careerPaths: readonly CareerPath[] = written;

export interface MarketInsight {
  readonly id: string;
  readonly title: string;
  /** Advice on reading the market. No figures: those belong in the claims register. */
  readonly text: string;
  /** Courses that it concerns; the projected growth of each is in the catalogue. */
  readonly courses: readonly CourseSlug[];
}

export const marketInsights = [
  {
    id: 'search-by-task',
    title: 'Search by task as well as by title',
    text: 'The same work may be advertised as data analyst, reporting analyst or BI developer, and one title covers several jobs. Search for the tools and duties you know, and read what the job is measured by.',
    courses: ['ai-data-analysis', 'ai-business-analyst'],
  },
  {
    id: 'show-the-work',
    title: 'A finished piece answers questions',
    text: 'A repository, a dashboard or a test report lets an interviewer ask about your decisions instead of your past titles. Bring one, with what went wrong and what you would do differently.',
    courses: ['ai-machine-learning', 'cloud-devops', 'blockchain-development'],
  },
  {
    id: 'checking-ai',
    title: 'Being able to check AI is a skill of its own',
    text: 'Drafting with an assistant is quickly learned. Saying which parts are right, with a test or a source, is what makes the draft usable, in analysis, in code and in security alike.',
    courses: ['prompt-engineering', 'cybersecurity-with-ai', 'ai-business-automation'],
  },
  {
    id: 'your-trade-counts',
    title: 'Start where your trade is known',
    text: 'A hospital, a builder or a bank needs people who understand its work. Look first at technical roles in the sector you come from: there your experience shortens the conversation.',
    courses: ['ai-business-analyst', 'project-management', 'ai-business-automation'],
  },
] as const satisfies readonly MarketInsight[];
