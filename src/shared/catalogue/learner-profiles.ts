/**
 * The tracks of /learner-profiles: whom they are for, where they lead, and the figures that are claimed for them. Every
 * figure stands in the claims register without evidence; together they average to the platform's metrics there.
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
  /** Titles under which work is advertised in which AI takes the routine part. */
  readonly aiEnabledRoles: readonly string[];
  /** The one to begin with stands first. */
  readonly recommendedCourses: readonly CourseSlug[];
}

const written = [
  {
    id: 'people-work',
    name: 'From people work to analysis',
    description:
      'You have spent years hearing what customers, patients or pupils mean. An analyst does the same with a process and a budget, and writes it down so that it gets built.',
    targetAudience: 'People from care, retail, hospitality and public service',
    successRate: '85.1%',
    avgTimeToEmployment: 4.2,
    salaryUsd: [85_000, 130_000],
    careerPath: ['Junior Business Analyst', 'Business Analyst', 'Lead AI Business Analyst'],
    aiEnabledRoles: ['AI Adoption Analyst', 'Service Designer', 'Product Analyst'],
    recommendedCourses: ['ai-business-analyst', 'prompt-engineering'],
  },
  {
    id: 'words',
    name: 'From words to dependable AI',
    description:
      'You know what a clear sentence does and when a text is wrong. Language models need somebody who can write their instructions, test the answers and say which ones are not good enough.',
    targetAudience: 'Writers, editors, teachers, translators and marketers',
    successRate: '84.4%',
    avgTimeToEmployment: 4.4,
    salaryUsd: [75_000, 120_000],
    careerPath: ['AI Content Specialist', 'Conversation Designer', 'Prompt Engineer', 'AI Quality Lead'],
    aiEnabledRoles: ['Content Designer', 'AI Trainer', 'Knowledge Manager'],
    recommendedCourses: ['prompt-engineering', 'ai-business-analyst'],
  },
  {
    id: 'figures',
    name: 'Back to work with figures',
    description:
      'You kept books, stock or a household in order and want to return to paid work. We begin at the spreadsheet you know, and go on to SQL, Python and findings that somebody acts on.',
    targetAudience: 'Returners, and people from finance, logistics and laboratories',
    successRate: '82.3%',
    avgTimeToEmployment: 4.4,
    salaryUsd: [90_000, 140_000],
    careerPath: ['Data Analyst', 'Business Intelligence Analyst', 'Senior Data Analyst'],
    aiEnabledRoles: ['Reporting Analyst', 'Insight Analyst', 'Analytics Engineer'],
    recommendedCourses: ['ai-data-analysis', 'ai-business-automation'],
  },
  {
    id: 'team-leader',
    name: 'From leading a team to leading delivery',
    description:
      'You already run shifts, branches or budgets. You add the methods and the vocabulary of technical work, and practise the part that no method does for you: bad news, early.',
    targetAudience: 'Team leaders, shop and operations managers, officers leaving the forces',
    successRate: '90.2%',
    avgTimeToEmployment: 3.8,
    salaryUsd: [95_000, 145_000],
    careerPath: ['Project Coordinator', 'Scrum Master', 'Project Manager', 'Delivery Manager'],
    aiEnabledRoles: ['Project Management Office Analyst', 'AI Programme Coordinator', 'Product Owner'],
    recommendedCourses: ['project-management', 'ai-business-analyst'],
  },
  {
    id: 'office',
    name: 'From office routine to automation',
    description:
      'You know which form is filled in three times and why the report takes all Friday. That knowledge is the hard part of automation; flows, APIs and controls can be taught.',
    targetAudience: 'Administrators, assistants, bookkeepers and back-office staff',
    successRate: '88.3%',
    avgTimeToEmployment: 4.2,
    salaryUsd: [88_000, 135_000],
    careerPath: ['Process Analyst', 'Automation Specialist', 'RPA Developer', 'Automation Consultant'],
    aiEnabledRoles: ['Operations Analyst', 'Low-code Developer', 'Finance Systems Analyst'],
    recommendedCourses: ['ai-business-automation', 'ai-data-analysis'],
  },
  {
    id: 'it-support',
    name: 'From the help desk to the cloud',
    description:
      'You repair what others break, one ticket at a time. You learn to build systems that raise fewer tickets: servers as code, releases that can be taken back, and backups that were restored.',
    targetAudience: 'Help-desk, desktop and network support staff',
    successRate: '89.5%',
    avgTimeToEmployment: 3.6,
    salaryUsd: [95_000, 145_000],
    careerPath: ['Cloud Support Engineer', 'DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer'],
    aiEnabledRoles: ['Platform Engineer', 'Cloud Cost Analyst', 'MLOps Engineer'],
    recommendedCourses: ['cloud-devops', 'cybersecurity-with-ai'],
  },
  {
    id: 'protector',
    name: 'From watching over people to watching over systems',
    description:
      'You are used to noticing the one thing that is out of place, writing it down and staying calm. Security work asks for that before it asks for tools.',
    targetAudience: 'People from the police, the forces, audit, compliance and technical trades',
    successRate: '86.4%',
    avgTimeToEmployment: 4.6,
    salaryUsd: [95_000, 150_000],
    careerPath: [
      'Security Operations Analyst',
      'Cybersecurity Analyst',
      'Incident Responder',
      'Cybersecurity Consultant',
    ],
    aiEnabledRoles: ['Detection Engineer', 'AI Security Analyst', 'Third-party Risk Analyst'],
    recommendedCourses: ['cybersecurity-with-ai', 'cloud-devops'],
  },
  {
    id: 'science-graduate',
    name: 'From science to machine learning',
    description:
      'You can read a formula and distrust a result. You add engineering: data without leaks, code that others run, models that are watched. It is our longest track, and job hunting takes longer too.',
    targetAudience: 'Graduates in mathematics, science and engineering',
    successRate: '79.8%',
    avgTimeToEmployment: 5.6,
    salaryUsd: [120_000, 180_000],
    careerPath: [
      'Junior Machine Learning Engineer',
      'Data Scientist',
      'Machine Learning Engineer',
      'Senior AI Engineer',
    ],
    aiEnabledRoles: ['Applied Scientist', 'AI Evaluation Engineer', 'Research Software Engineer'],
    recommendedCourses: ['ai-machine-learning', 'ai-data-analysis'],
  },
  {
    id: 'developer',
    name: 'From programming to smart contracts',
    description:
      'You write software already. You learn to write the kind that cannot be corrected after release: specified, fuzzed, reviewed, and refused where a database would do.',
    targetAudience: 'Web and application developers with a year or more of practice',
    successRate: '87.1%',
    avgTimeToEmployment: 3.9,
    salaryUsd: [112_000, 160_000],
    careerPath: ['Smart Contract Developer', 'Decentralised Application Engineer', 'Smart Contract Auditor'],
    aiEnabledRoles: ['Protocol Test Engineer', 'Security Engineer', 'On-chain Data Analyst'],
    recommendedCourses: ['blockchain-development', 'cloud-devops'],
  },
] as const satisfies readonly LearnerProfileFacts[];

export type LearnerProfileId = (typeof written)[number]['id'];

export interface LearnerProfile extends LearnerProfileFacts {
  readonly id: LearnerProfileId;
}

export const learnerProfiles: readonly LearnerProfile[] = written;
