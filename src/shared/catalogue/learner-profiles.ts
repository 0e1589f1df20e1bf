/**
 * The tracks of /learner-profiles: whom they are for, where they lead, and the figures that are claimed for them. Every
 * figure stands in the claims register without evidence. Together they average to the platform's metrics.
 */
import type { CourseSlug, SalaryRange } from './course.ts';

interface LearnerProfileFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly targetAudience: string;
  /** A claim, with one decimal, such as '85.1%'. */
  readonly successRate: `${number}%`;
  /** A claim, in months, with one decimal. */
  readonly avgTimeToEmployment: number;
  /** US averages, from the low end of the first role of the career path to the high end of the last. */
  readonly salaryUsd: SalaryRange;
  /** Roles of the recommended courses, in order of pay. */
  readonly careerPath: readonly string[];
  /** Work in which AI takes the routine part, by the name it is advertised under. */
  readonly aiEnabledRoles: readonly string[];
  /** The one to begin with stands first. */
  readonly recommendedCourses: readonly CourseSlug[];
}

const written = [
  {
    id: 'people-professional',
    name: 'From people work to analysis',
    description:
      'You have spent years hearing what customers, patients or pupils mean. Analysts do the same with a process and a budget, and write it down so that it gets built.',
    targetAudience:
      'People from care, retail, hospitality or public service who want an office role in technology',
    successRate: '85.1%',
    avgTimeToEmployment: 4.5,
    salaryUsd: [85_000, 130_000],
    careerPath: ['Junior Business Analyst', 'Business Analyst', 'Lead AI Business Analyst'],
    aiEnabledRoles: ['AI adoption analyst', 'Service designer', 'Product analyst'],
    recommendedCourses: ['ai-business-analyst', 'prompt-engineering'],
  },
] as const satisfies readonly LearnerProfileFacts[];

export type LearnerProfileId = (typeof written)[number]['id'];

export interface LearnerProfile extends LearnerProfileFacts {
  readonly id: LearnerProfileId;
}

export const learnerProfiles: readonly LearnerProfile[] = written;
