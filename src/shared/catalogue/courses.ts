/** The nine courses, in the order of docs/contract/courses.md. Ids and slugs never change meaning. */
import type { Course, CourseSlug, StartingPointId } from './course.ts';
import { aiBusinessAnalyst } from './courses/ai-business-analyst.ts';
import { aiBusinessAutomation } from './courses/ai-business-automation.ts';
import { aiDataAnalysis } from './courses/ai-data-analysis.ts';
import { aiMachineLearning } from './courses/ai-machine-learning.ts';
import { blockchainDevelopment } from './courses/blockchain-development.ts';
import { cloudDevops } from './courses/cloud-devops.ts';
import { cybersecurityWithAi } from './courses/cybersecurity-with-ai.ts';
import { projectManagement } from './courses/project-management.ts';
import { promptEngineering } from './courses/prompt-engineering.ts';

export { courseSlugs } from './course.ts';
export type {
  Course,
  CourseLevel,
  CourseSlug,
  SalaryRange,
  StartingPointId,
  SyllabusPhase,
} from './course.ts';

/** Keyed by slug, so that a course without its file, or a file under another's slug, fails the build. */
const bySlug = {
  'prompt-engineering': promptEngineering,
  'cybersecurity-with-ai': cybersecurityWithAi,
  'ai-business-analyst': aiBusinessAnalyst,
  'ai-data-analysis': aiDataAnalysis,
  'project-management': projectManagement,
  'ai-business-automation': aiBusinessAutomation,
  'ai-machine-learning': aiMachineLearning,
  'blockchain-development': blockchainDevelopment,
  'cloud-devops': cloudDevops,
} as const satisfies { readonly [Slug in CourseSlug]: Course & { readonly slug: Slug } };

/** How many weeks a course has, as a type: what must have one entry a week is counted by the compiler. */
export type WeeksOf<Slug extends CourseSlug> = (typeof bySlug)[Slug]['weeks'];

export const courses: readonly Course[] = Object.values(bySlug);

export function isCourseSlug(text: string): text is CourseSlug {
  return Object.hasOwn(bySlug, text);
}

export function getCourse(slug: CourseSlug): Course {
  return bySlug[slug];
}

export function findCourse(slug: string): Course | null {
  return isCourseSlug(slug) ? bySlug[slug] : null;
}

export interface StartingPoint {
  readonly id: StartingPointId;
  readonly title: string;
  readonly text: string;
}

/** How the home page groups the courses: by the work behind you. 'between' is the one that leads the list. */
export const startingPoints = [
  {
    id: 'between',
    title: 'You work between people',
    text: 'You hear both sides and turn talk into a plan.',
  },
  {
    id: 'run-things',
    title: 'You run things',
    text: 'Teams, shifts, budgets, branches. You already plan and persuade.',
  },
  {
    id: 'words-and-people',
    title: 'You work with words and people',
    text: 'Teaching, care, sales, marketing. You hear what people mean.',
  },
  {
    id: 'numbers',
    title: 'You are at home with numbers',
    text: 'Finance, science, logistics. You check the total.',
  },
  {
    id: 'how-it-works',
    title: 'You like to know how it works',
    text: 'Trades, engineering, IT support, the forces. You fix what breaks.',
  },
] as const satisfies readonly StartingPoint[];

export function coursesFrom(startingPoint: StartingPointId): readonly Course[] {
  return courses.filter((course) => course.startingPoint === startingPoint);
}

/** The footer's six popular programmes. */
export const popularCourses: readonly CourseSlug[] = [
  'cybersecurity-with-ai',
  'ai-business-analyst',
  'ai-data-analysis',
  'ai-machine-learning',
  'cloud-devops',
  'prompt-engineering',
];
