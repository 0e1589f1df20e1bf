/**
 * What each course needs besides knowledge (`bring` in the course): a computer and English. Computers follow from the
 * programs that the weekly tasks and projects run. Levels of English are those of the Common European Framework; they say
 * what the work asks, and no certificate is implied.
 */
import type { CourseSlug } from './course.ts';

export interface CourseNeeds {
  readonly computer: string;
  readonly english: string;
}

const ordinary = 'An ordinary laptop or desktop with a current browser. A phone or tablet is not enough.';
const reading = 'You can read documentation and write a clear page about what you found: about B2.';
const writing =
  'Most of the work is writing and talking to people, so your English should carry it: B2 to C1.';

export const courseNeeds: Readonly<Record<CourseSlug, CourseNeeds>> = {
  'prompt-engineering': {
    computer:
      'Windows, Mac or Linux. One project runs a small model on your own computer: 8 GB of memory is tight, 16 GB is comfortable.',
    english: writing,
  },
  'cybersecurity-with-ai': {
    computer:
      'A laptop or desktop that can run virtual machines, with about 60 GB of free disk space. 8 GB of memory is tight, 16 GB is comfortable.',
    english: reading,
  },
  'ai-business-analyst': { computer: ordinary, english: writing },
  'ai-data-analysis': {
    computer:
      'A laptop or desktop with 8 GB of memory and about 20 GB of free disk space. Power BI Desktop runs on Windows only: with a Mac or Linux, ask us before you enrol.',
    english: reading,
  },
  'project-management': { computer: ordinary, english: writing },
  'ai-business-automation': {
    computer:
      'Windows, Mac or Linux, able to run Docker. Your flows and a small model run on it: 8 GB of memory is tight, 16 GB is comfortable.',
    english: reading,
  },
  'ai-machine-learning': {
    computer:
      'A laptop or desktop with 16 GB of memory and about 40 GB of free disk space: one data set is 800 MB to fetch and about 10 GB unpacked. No graphics card is needed.',
    english: reading,
  },
  'blockchain-development': {
    computer:
      'Windows, Mac or Linux, with 8 GB of memory and about 20 GB of free disk space. Everything runs on test networks or on your own computer.',
    english: reading,
  },
  'cloud-devops': {
    computer:
      'A laptop or desktop that can run virtual machines, with about 60 GB of free disk space. 8 GB of memory is tight, 16 GB is comfortable.',
    english: reading,
  },
};
