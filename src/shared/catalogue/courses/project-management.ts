import type { Course } from '../course.ts';

export const projectManagement = {
  id: 5,
  slug: 'project-management',
  title: 'Project Management',
  shortTitle: 'Project Management',
  weeks: 10,
  salaryUsd: [95_000, 145_000],
  jobGrowthPercent: 42,
  rating: 4.8,
  reviews: 967,
  enrolled: 2510,
  subtitle: 'Plan, cost and steer technical work, and bring bad news early',
  description:
    'Plan, cost and steer technical work, and bring bad news early. Agile and predictive methods, with AI for the paperwork.',
  level: 'Beginner',
  bring: 'Some experience of organising people, at work or outside it.',
  hoursPerWeek: [15, 20],
  immediateValue: [
    'Write a one-page plan that people will read',
    'Run a stand-up, a risk log and a change request',
  ],
  futureProof: [
    'Leading mixed teams of people and AI agents',
    'Negotiating scope, time and money without losing trust',
  ],
  skills: ['Agile', 'Estimating', 'Risk', 'Stakeholders', 'Jira'],
  strategicBenefits: [
    'People who have run shifts, branches or budgets start with half the skill already',
    'You learn to choose a method for the work in hand instead of defending one',
    'You can lead technical teams without pretending to be the engineer',
  ],
  coreSkills: [
    'Set a goal, a scope and a definition of done',
    'Estimate work with ranges and revise the estimate in public',
    'Keep risks, issues and decisions in one short log',
    'Run planning, review and retrospective meetings',
    'Track cost against progress and forecast the end',
    'Write a status report that asks for the decision it needs',
  ],
  roles: ['Project Coordinator', 'Scrum Master', 'Project Manager', 'Delivery Manager'],
  industries: [
    'Software and digital services',
    'Construction and engineering',
    'Health and care',
    'Local government',
    'Manufacturing',
  ],
  syllabus: [
    {
      title: 'Frame',
      name: 'Goals and scope',
      weeks: 2,
      covers: 'Goals, scope, stakeholders and a one-page charter.',
    },
    {
      title: 'Plan',
      name: 'Planning and estimating',
      weeks: 3,
      covers: 'Breaking work down, estimating in ranges, and choosing agile or predictive methods.',
    },
    {
      title: 'Run',
      name: 'Running the project',
      weeks: 3,
      covers: 'Boards, stand-ups, change requests, risks and the money.',
    },
    {
      title: 'Rescue',
      name: 'Rescuing a late project',
      weeks: 1,
      covers: 'A project that is late: finding out why, and saying so.',
    },
    {
      title: 'Close',
      name: 'Handover and review',
      weeks: 1,
      covers: 'Handover, benefits and a review that changes the next project.',
    },
  ],
  startingPoint: 'run-things',
  enrolLabel: 'Enroll Now',
} as const satisfies Course;
