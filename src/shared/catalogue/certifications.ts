/**
 * Six certification tracks of three levels. Limits from docs/contract/courses.md: exams of 45 to 120 questions and 90 minutes
 * to 5 hours, training of 4 to 14 weeks; Professional needs Foundational, Expert needs Professional and experience.
 */
import type { CourseSlug } from './course.ts';

export type CertificationLevelName = 'Foundational' | 'Professional' | 'Expert';

export interface CertificationExam {
  readonly questions: number;
  /** What is asked besides the questions. */
  readonly practical: 'practical exercise' | 'project' | 'case study' | null;
  readonly minutes: number;
}

interface LevelFacts {
  /** Training before the exam. */
  readonly weeks: number;
  readonly skills: readonly string[];
  readonly exam: CertificationExam;
}

export interface CertificationLevel extends LevelFacts {
  /** Such as 'prompt-engineering-expert'. */
  readonly id: string;
  readonly level: CertificationLevelName;
  /** What an enquiry about this level carries as its programme. */
  readonly name: string;
  readonly duration: string;
  readonly prerequisites: string;
  readonly examFormat: string;
}

export interface CertificationTrack {
  readonly id: string;
  readonly courseSlug: CourseSlug;
  readonly title: string;
  readonly levels: readonly [
    foundational: CertificationLevel,
    professional: CertificationLevel,
    expert: CertificationLevel,
  ];
}

interface TrackFacts {
  readonly id: string;
  readonly courseSlug: CourseSlug;
  readonly title: string;
  /** What Expert needs besides the Professional certification. */
  readonly experience: string;
  readonly foundational: LevelFacts;
  readonly professional: LevelFacts;
  readonly expert: LevelFacts;
}

/** 90 is '90 minutes', 150 is '2 hours 30 minutes'. */
function lengthText(minutes: number): string {
  if (minutes < 120) return `${minutes} minutes`;
  const hours = `${Math.floor(minutes / 60)} hours`;
  return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} minutes`;
}

function examText({ questions, practical, minutes }: CertificationExam): string {
  return `${questions} questions${practical ? ` and a ${practical}` : ''}, ${lengthText(minutes)}`;
}

function levelOf(
  track: TrackFacts,
  level: CertificationLevelName,
  facts: LevelFacts,
  prerequisites: string,
): CertificationLevel {
  return {
    ...facts,
    id: `${track.id}-${level.toLowerCase()}`,
    level,
    name: `${track.title} ${level} Certification`,
    duration: `${facts.weeks} weeks`,
    prerequisites,
    examFormat: examText(facts.exam),
  };
}

function trackOf(track: TrackFacts): CertificationTrack {
  return {
    id: track.id,
    courseSlug: track.courseSlug,
    title: track.title,
    levels: [
      levelOf(track, 'Foundational', track.foundational, 'None'),
      levelOf(track, 'Professional', track.professional, `${track.title} Foundational Certification`),
      levelOf(
        track,
        'Expert',
        track.expert,
        `${track.title} Professional Certification and ${track.experience}`,
      ),
    ],
  };
}

export const certificationTracks: readonly CertificationTrack[] = [
  trackOf({
    id: 'prompt-engineering',
    courseSlug: 'prompt-engineering',
    title: 'Prompt Engineering',
    experience: '6 months of experience',
    foundational: {
      weeks: 4,
      skills: [
        'Instructions and examples',
        'Structured output',
        'Checking an answer',
        'Personal data in prompts',
      ],
      exam: { questions: 45, practical: null, minutes: 90 },
    },
    professional: {
      weeks: 6,
      skills: ['Test sets and scoring', 'Retrieval with citations', 'Tool use', 'Prompt injection'],
      exam: { questions: 60, practical: 'practical exercise', minutes: 150 },
    },
    expert: {
      weeks: 8,
      skills: [
        'Evaluation at scale',
        'Agents and their limits',
        'Cost and latency',
        'AI policy for an organisation',
      ],
      exam: { questions: 80, practical: 'project', minutes: 240 },
    },
  }),
  trackOf({
    id: 'cybersecurity',
    courseSlug: 'cybersecurity-with-ai',
    title: 'Cybersecurity',
    experience: '2 years of experience',
    foundational: {
      weeks: 6,
      skills: [
        'Networks and accounts',
        'Cyber Essentials controls',
        'Phishing and passwords',
        'Reading a log',
      ],
      exam: { questions: 65, practical: null, minutes: 120 },
    },
    professional: {
      weeks: 10,
      skills: ['Threat modelling', 'Detection rules', 'Incident response', 'Vulnerability management'],
      exam: { questions: 90, practical: 'practical exercise', minutes: 240 },
    },
    expert: {
      weeks: 14,
      skills: ['Security architecture', 'Forensics', 'Securing AI systems', 'Risk reporting to a board'],
      exam: { questions: 120, practical: 'practical exercise', minutes: 300 },
    },
  }),
  trackOf({
    id: 'ai-business-analyst',
    courseSlug: 'ai-business-analyst',
    title: 'AI Business Analyst',
    experience: '1 year of experience',
    foundational: {
      weeks: 6,
      skills: ['Interviews and notes', 'Requirements', 'Process maps', 'Working with an AI draft'],
      exam: { questions: 60, practical: null, minutes: 90 },
    },
    professional: {
      weeks: 8,
      skills: [
        'User stories and acceptance tests',
        'Data models and SQL',
        'Options and costs',
        'Facilitation',
      ],
      exam: { questions: 80, practical: 'case study', minutes: 180 },
    },
    expert: {
      weeks: 12,
      skills: ['Business cases', 'Leading discovery', 'Responsible AI', 'Benefits that are measured'],
      exam: { questions: 100, practical: 'project', minutes: 300 },
    },
  }),
  trackOf({
    id: 'ai-data-analysis',
    courseSlug: 'ai-data-analysis',
    title: 'AI Data Analysis',
    experience: 'leadership experience',
    foundational: {
      weeks: 6,
      skills: ['Cleaning data', 'SQL queries', 'Charts that are fair', 'Averages and spread'],
      exam: { questions: 60, practical: null, minutes: 120 },
    },
    professional: {
      weeks: 10,
      skills: ['Python and pandas', 'Sampling and tests', 'Dashboards', 'Reviewing AI analysis'],
      exam: { questions: 75, practical: 'practical exercise', minutes: 210 },
    },
    expert: {
      weeks: 14,
      skills: ['Experiments', 'Forecasting', 'Data governance', 'Leading analysts'],
      exam: { questions: 90, practical: 'project', minutes: 300 },
    },
  }),
  trackOf({
    id: 'project-management',
    courseSlug: 'project-management',
    title: 'Project Management',
    experience: 'management experience',
    foundational: {
      weeks: 4,
      skills: ['Goals and scope', 'Boards and stand-ups', 'Estimating in ranges', 'Risk logs'],
      exam: { questions: 60, practical: null, minutes: 90 },
    },
    professional: {
      weeks: 8,
      skills: ['Agile and predictive planning', 'Budgets and earned value', 'Change control', 'Stakeholders'],
      exam: { questions: 100, practical: 'case study', minutes: 210 },
    },
    expert: {
      weeks: 10,
      skills: [
        'Portfolios',
        'Suppliers and contracts',
        'Recovery of failing projects',
        'AI in delivery teams',
      ],
      exam: { questions: 120, practical: 'case study', minutes: 270 },
    },
  }),
  trackOf({
    id: 'ai-business-automation',
    courseSlug: 'ai-business-automation',
    title: 'AI Business Automation',
    experience: 'operations experience',
    foundational: {
      weeks: 5,
      skills: ['Finding repetitive work', 'Forms and flows', 'Approvals', 'When not to automate'],
      exam: { questions: 50, practical: null, minutes: 90 },
    },
    professional: {
      weeks: 8,
      skills: ['APIs and webhooks', 'Errors and retries', 'Language models in a process', 'Testing a flow'],
      exam: { questions: 70, practical: 'practical exercise', minutes: 180 },
    },
    expert: {
      weeks: 12,
      skills: ['Automation architecture', 'Controls and audit', 'Measuring savings', 'Leading change'],
      exam: { questions: 85, practical: 'project', minutes: 270 },
    },
  }),
];

/** What happens between enrolling and the certificate, with the steps of docs/contract/pages.md. */
export const certificationSteps = [
  { title: 'Complete Training', text: 'Live sessions and practice for the weeks that the level needs.' },
  {
    title: 'Practice Assessments',
    text: 'Questions in the form of the exam, with an explanation for every answer.',
  },
  {
    title: 'Proctored Examination',
    text: 'Online, at a time you book, with an invigilator and your identity checked.',
  },
  {
    title: 'Digital Credentials',
    text: 'A signed certificate with a number of its own, valid for three years, which anyone can check.',
  },
] as const;

/** What the institute's way to a job is made of, in order. */
export const successFormula = [
  'Training',
  'Certification',
  'eWork Experience',
  'CV Review',
  'Interview Prep',
] as const;
