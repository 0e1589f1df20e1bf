/** What a course is. The courses themselves are in `courses/<slug>.ts`; `courses.ts` gathers them. */

/** The nine courses we sell, in the order of docs/contract/courses.md. A slug is an address: it never changes meaning. */
export const courseSlugs = [
  'prompt-engineering',
  'cybersecurity-with-ai',
  'ai-business-analyst',
  'ai-data-analysis',
  'project-management',
  'ai-business-automation',
  'ai-machine-learning',
  'blockchain-development',
  'cloud-devops',
] as const;

export type CourseSlug = (typeof courseSlugs)[number];

/** Lowest and highest yearly salary, in US dollars. */
export type SalaryRange = readonly [low: number, high: number];

export type CourseLevel = 'Beginner' | 'Intermediate' | 'Advanced';

export interface SyllabusPhase {
  /** One verb, short enough for a bar drawn to scale. */
  readonly title: string;
  /** What it is about, in a few words, for the syllabus. */
  readonly name: string;
  /** The phases of a course sum to its weeks. */
  readonly weeks: number;
  /** What these weeks are spent on, in one sentence. */
  readonly covers: string;
}

export interface Course {
  /** 1 to 9. Progress in the database points at it: never reuse one. */
  readonly id: number;
  readonly slug: CourseSlug;
  readonly title: string;
  /** For narrow places: footer, charts, tabs. */
  readonly shortTitle: string;
  readonly weeks: number;
  /** US figures (they are shown converted, with a note that says so). */
  readonly salaryUsd: SalaryRange;
  /** Projected growth in per cent. Like rating, reviews and people enrolled it is a claim of the register. */
  readonly jobGrowthPercent: number;
  /** What has to be said beside the growth, because a percentage of a small number misleads. */
  readonly growthCaution?: string;
  /** Out of 5. */
  readonly rating: number;
  readonly reviews: number;
  readonly enrolled: number;
  /** One line under the title. */
  readonly subtitle: string;
  /** Two sentences at most, for cards and search results. */
  readonly description: string;
  readonly level: CourseLevel;
  /** What a newcomer should know beforehand; the computer and the English are in `course-needs.ts`. */
  readonly bring: string;
  /** At the six-month pace; `paces` in `plans.ts` has both. */
  readonly hoursPerWeek: readonly [low: number, high: number];
  /** Things a learner can do in their present job within weeks. */
  readonly immediateValue: readonly string[];
  /** What keeps its value as tools change. */
  readonly futureProof: readonly string[];
  /** Names of skills and tools, for the card. */
  readonly skills: readonly string[];
  readonly strategicBenefits: readonly string[];
  /** What a learner can do at the end, for the catalogue entry. */
  readonly coreSkills: readonly string[];
  /** Roles it leads towards, first roles first. Pay is known for the course as a whole, not for a role. */
  readonly roles: readonly string[];
  readonly industries: readonly string[];
  readonly syllabus: readonly SyllabusPhase[];
  readonly startingPoint: StartingPointId;
  readonly enrolLabel: 'Enrol Today' | 'Enroll Now';
}

export type StartingPointId = 'between' | 'run-things' | 'words-and-people' | 'numbers' | 'how-it-works';
