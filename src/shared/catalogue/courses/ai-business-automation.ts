import type { Course } from '../course.ts';

export const aiBusinessAutomation = {
  id: 6,
  slug: 'ai-business-automation',
  title: 'AI Business Automation',
  shortTitle: 'AI Business Automation',
  weeks: 12,
  salaryUsd: [88_000, 135_000],
  jobGrowthPercent: 48,
  rating: 4.8,
  reviews: 702,
  enrolled: 1890,
  subtitle: 'Hand the repetitive hours to software, safely',
  description:
    'Find the repetitive hours in a business and hand them to software, safely: forms, email, reports and approvals.',
  level: 'Beginner',
  bring: 'Knowledge of office work and its annoyances. Programming is introduced when it is needed.',
  hoursPerWeek: [15, 20],
  immediateValue: [
    'Automate one weekly report in your present job',
    'Map an approval and take out two steps',
  ],
  futureProof: [
    'Deciding what must stay with a person',
    'Building automations that fail loudly and are easy to stop',
  ],
  skills: ['Process mapping', 'n8n', 'Power Automate', 'APIs', 'Controls'],
  strategicBenefits: [
    'Savings are counted in hours, so your work is easy to value',
    'You can bring something finished to an interview: a process before and after, with its figures',
    'You know where automation ends and accountability begins',
  ],
  coreSkills: [
    'Measure a process and choose what is worth automating',
    'Build flows with triggers, conditions and approvals',
    'Connect systems through APIs and webhooks',
    'Use language models for sorting and drafting, with checks',
    'Handle errors, retries and duplicate events',
    'Document controls for audit and data protection',
  ],
  roles: ['Process Analyst', 'Automation Specialist', 'RPA Developer', 'Automation Consultant'],
  industries: ['Accountancy', 'Property and lettings', 'Manufacturing', 'Recruitment', 'Public services'],
  syllabus: [
    {
      title: 'Find',
      name: 'Finding the work',
      weeks: 2,
      covers: 'Watching work, timing it and ranking what could be automated.',
    },
    {
      title: 'Build',
      name: 'Forms, flows and approvals',
      weeks: 3,
      covers: 'Forms, flows and approvals with low-code tools.',
    },
    {
      title: 'Connect',
      name: 'APIs and webhooks',
      weeks: 3,
      covers: 'APIs, webhooks and data formats; scripts for what the tools cannot do.',
    },
    {
      title: 'Judge',
      name: 'Language models in a process',
      weeks: 2,
      covers: 'Language models inside a process: sorting, drafting, confidence and review by a person.',
    },
    {
      title: 'Control',
      name: 'Controls and errors',
      weeks: 1,
      covers: 'Errors, logs, access, data protection and the off switch.',
    },
    {
      title: 'Show',
      name: 'Presenting the result',
      weeks: 1,
      covers: 'A working automation, its savings and its limits, presented to its users.',
    },
  ],
  startingPoint: 'run-things',
  enrolLabel: 'Enroll Now',
} as const satisfies Course;
