import type { Course } from '../course.ts';

export const aiBusinessAnalyst = {
  id: 3,
  slug: 'ai-business-analyst',
  title: 'AI Business Analyst',
  shortTitle: 'AI Business Analyst',
  weeks: 10,
  salaryUsd: [85_000, 130_000],
  jobGrowthPercent: 40,
  rating: 4.9,
  reviews: 1204,
  enrolled: 3120,
  subtitle: 'Find out what is really needed, and write it so that it gets built',
  description:
    'Work between the people who have the problem and the people who build the answer. You learn to ask, map, measure and write it down; AI does the drafting, you do the judging.',
  level: 'Beginner',
  bring: 'Curiosity about how work gets done, and a spreadsheet you are not afraid of.',
  hoursPerWeek: [15, 20],
  immediateValue: [
    'Run a requirements interview and write it up the same day',
    'Map a process and find where the hours go',
    'Draft user stories with an AI assistant, then correct them',
  ],
  futureProof: [
    'Deciding what AI should and should not decide',
    'A business case that survives the finance meeting',
  ],
  skills: ['Requirements', 'Process maps', 'User stories', 'SQL', 'Data ethics'],
  strategicBenefits: [
    'You understand a business from the inside, which is hard to automate and easy to carry to a new employer',
    'You can tell a sensible use of AI from an expensive one before money is spent',
    'Your experience of a trade counts: you know what the process is for',
  ],
  coreSkills: [
    'Prepare, hold and write up interviews and workshops',
    'Model a process in BPMN and measure it',
    'Write user stories with acceptance criteria that can fail',
    'Answer a business question with SQL',
    'Cost an option and set out a business case',
    'Check an AI draft against its sources',
  ],
  roles: ['Junior Business Analyst', 'Business Analyst', 'Product Analyst', 'Lead AI Business Analyst'],
  industries: ['Health and care', 'Local government', 'Banking and insurance', 'Retail', 'Housing'],
  syllabus: [
    {
      title: 'Ask',
      name: 'Interviews and needs',
      weeks: 2,
      covers: 'Interviews, observation and workshops; separating what people need from what they ask for.',
    },
    {
      title: 'Map',
      name: 'Process maps',
      weeks: 2,
      covers: 'Process maps as the work really happens, with the waits, the rework and the workarounds.',
    },
    {
      title: 'Measure',
      name: 'Measuring with SQL',
      weeks: 3,
      covers: 'SQL, baselines and sampling, so that a problem has a size and a change can be judged.',
    },
    {
      title: 'Specify',
      name: 'User stories and tests',
      weeks: 2,
      covers: 'User stories, acceptance tests and rules for what an AI system may decide.',
    },
    {
      title: 'Show',
      name: 'Presenting the case',
      weeks: 1,
      covers: 'A costed recommendation, presented to people who may say no.',
    },
  ],
  startingPoint: 'between',
  enrolLabel: 'Enrol Today',
} as const satisfies Course;
