/** The four eWork projects of each course, laid end to end over its weeks. The clients are fictitious. */
import type { CourseSlug } from './course.ts';
import { courseSlugs } from './course.ts';
import type { EworkBrief, EworkBriefs } from './ework-project.ts';
import { businessAnalystProjects } from './ework-projects/ai-business-analyst.ts';
import { businessAutomationProjects } from './ework-projects/ai-business-automation.ts';
import { dataAnalysisProjects } from './ework-projects/ai-data-analysis.ts';
import { machineLearningProjects } from './ework-projects/ai-machine-learning.ts';
import { blockchainProjects } from './ework-projects/blockchain-development.ts';
import { cloudDevopsProjects } from './ework-projects/cloud-devops.ts';
import { cybersecurityProjects } from './ework-projects/cybersecurity-with-ai.ts';
import { projectManagementProjects } from './ework-projects/project-management.ts';
import { promptEngineeringProjects } from './ework-projects/prompt-engineering.ts';

export interface EworkProject extends EworkBrief {
  /** Such as 'prompt-engineering-1', in the order of the weeks. */
  readonly id: string;
  readonly courseSlug: CourseSlug;
  readonly number: 1 | 2 | 3 | 4;
  readonly firstWeek: number;
  readonly lastWeek: number;
  /** 'Weeks 1-2', or 'Week 8'. */
  readonly weekRange: string;
}

const briefs: Readonly<Record<CourseSlug, EworkBriefs>> = {
  'prompt-engineering': promptEngineeringProjects,
  'cybersecurity-with-ai': cybersecurityProjects,
  'ai-business-analyst': businessAnalystProjects,
  'ai-data-analysis': dataAnalysisProjects,
  'project-management': projectManagementProjects,
  'ai-business-automation': businessAutomationProjects,
  'ai-machine-learning': machineLearningProjects,
  'blockchain-development': blockchainProjects,
  'cloud-devops': cloudDevopsProjects,
};

const numbers = [1, 2, 3, 4] as const;

function layOut(slug: CourseSlug): EworkProject[] {
  let nextWeek = 1;
  return numbers.map((number) => {
    // The tuple of four has exactly these places.
    const brief = briefs[slug][(number - 1) as 0 | 1 | 2 | 3];
    const firstWeek = nextWeek;
    nextWeek += brief.weeks;
    const lastWeek = nextWeek - 1;
    const weekRange = firstWeek === lastWeek ? `Week ${firstWeek}` : `Weeks ${firstWeek}-${lastWeek}`;
    return { ...brief, id: `${slug}-${number}`, courseSlug: slug, number, firstWeek, lastWeek, weekRange };
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
