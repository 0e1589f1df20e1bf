/** The four eWork projects of each course, laid end to end over its weeks. What a brief says is in content/ework. */
import type { CourseSlug } from './course.ts';
import { courseSlugs } from './course.ts';

export const eworkProjectNumbers = [1, 2, 3, 4] as const;
export type EworkProjectNumber = (typeof eworkProjectNumbers)[number];

export type EworkProjectId = `${CourseSlug}-${EworkProjectNumber}`;

export interface EworkProject {
  /** Such as 'prompt-engineering-1', in the order of the weeks. */
  readonly id: EworkProjectId;
  readonly courseSlug: CourseSlug;
  readonly number: EworkProjectNumber;
  /** How many weeks it takes. The four of a course sum to the course's weeks. */
  readonly weeks: number;
  readonly firstWeek: number;
  readonly lastWeek: number;
  /** 'Weeks 1-2', or 'Week 8'. */
  readonly weekRange: string;
}

const weeksOf: Readonly<Record<CourseSlug, readonly [number, number, number, number]>> = {
  'prompt-engineering': [2, 2, 2, 2],
  'cybersecurity-with-ai': [3, 3, 3, 3],
  'ai-business-analyst': [2, 3, 3, 2],
  'ai-data-analysis': [3, 4, 4, 3],
  'project-management': [2, 3, 3, 2],
  'ai-business-automation': [3, 3, 3, 3],
  'ai-machine-learning': [4, 4, 4, 4],
  'blockchain-development': [3, 4, 4, 3],
  'cloud-devops': [3, 3, 3, 3],
};

function layOut(slug: CourseSlug): EworkProject[] {
  let nextWeek = 1;
  return weeksOf[slug].map((weeks, index) => {
    const number = (index + 1) as EworkProjectNumber;
    const firstWeek = nextWeek;
    nextWeek += weeks;
    const lastWeek = nextWeek - 1;
    const weekRange = firstWeek === lastWeek ? `Week ${firstWeek}` : `Weeks ${firstWeek}-${lastWeek}`;
    return { id: `${slug}-${number}`, courseSlug: slug, number, weeks, firstWeek, lastWeek, weekRange };
  });
}

export const eworkProjects: readonly EworkProject[] = courseSlugs.flatMap(layOut);

/** The four of a course, in order. */
export function eworkProjectsOf(slug: CourseSlug): readonly EworkProject[] {
  return eworkProjects.filter((project) => project.courseSlug === slug);
}

/** eWork on its own: the tenth card on the home page. Its name is `eworkProgramme` in `programmes.ts`. */
export const eworkCard = {
  description:
    'The projects on their own: a client’s brief, deliverables, a mentor’s feedback, and something to show.',
  projects: 4,
  mentor: 'Included',
  reference: 'Included',
  enrolLabel: 'Enroll Now',
} as const;

/** The six benefits of eWork, for its page. */
export const eworkBenefits = [
  {
    title: 'Work from a brief',
    text: 'Each project begins with a client, a date and a reason, and ends with something that a decision is made with.',
  },
  {
    title: 'A mentor who reads it',
    text: 'Someone who does the job reads your work, plays the client, and tells you in writing what to change.',
  },
  {
    title: 'A portfolio to open',
    text: 'Four finished pieces that an interviewer can look at, with what you would do differently.',
  },
  {
    title: 'AI, with its errors marked',
    text: 'You use the assistants that workplaces use, and show which lines you checked and which you threw away.',
  },
  {
    title: 'Awkward facts included',
    text: 'Missing data, people who disagree and a date that will not move, as at work.',
  },
  {
    title: 'A reference that says something',
    text: 'Your mentor can describe what you delivered, because they have seen it.',
  },
] as const;
