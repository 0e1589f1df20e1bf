/**
 * The tracks of /learner-profiles: where they lead, and the figures that are claimed for them; what else is said about each
 * is in content/learner-profiles. Every figure is in the claims register; together they average to the platform's metrics.
 */
import type { CourseSlug } from './course.ts';

interface LearnerProfileFacts {
  readonly id: string;
  readonly name: string;
  /** A claim, with one decimal, such as '85.1%'. */
  readonly successRate: `${number}%`;
  /** A claim, in months, with one decimal. */
  readonly avgTimeToEmployment: number;
  /** Roles of the recommended courses, first roles first. */
  readonly careerPath: readonly string[];
  /** The one to begin with comes first. */
  readonly recommendedCourses: readonly [CourseSlug, ...CourseSlug[]];
}

const facts = [
  {
    id: 'people-work',
    name: 'From people work to analysis',
    successRate: '85.1%',
    avgTimeToEmployment: 4.2,
    careerPath: ['Junior Business Analyst', 'Business Analyst', 'Lead AI Business Analyst'],
    recommendedCourses: ['ai-business-analyst', 'prompt-engineering'],
  },
  {
    id: 'words',
    name: 'From words to dependable AI',
    successRate: '84.4%',
    avgTimeToEmployment: 4.4,
    careerPath: ['AI Content Specialist', 'Conversation Designer', 'Prompt Engineer', 'AI Quality Lead'],
    recommendedCourses: ['prompt-engineering', 'ai-business-analyst'],
  },
  {
    id: 'figures',
    name: 'Back to work with figures',
    successRate: '82.3%',
    avgTimeToEmployment: 4.4,
    careerPath: ['Data Analyst', 'Business Intelligence Analyst', 'Senior Data Analyst'],
    recommendedCourses: ['ai-data-analysis', 'ai-business-automation'],
  },
  {
    id: 'team-leader',
    name: 'From leading a team to leading delivery',
    successRate: '90.2%',
    avgTimeToEmployment: 3.8,
    careerPath: ['Project Coordinator', 'Scrum Master', 'Project Manager', 'Delivery Manager'],
    recommendedCourses: ['project-management', 'ai-business-analyst'],
  },
  {
    id: 'office',
    name: 'From office routine to automation',
    successRate: '88.3%',
    avgTimeToEmployment: 4.2,
    careerPath: ['Process Analyst', 'Automation Specialist', 'RPA Developer', 'Automation Consultant'],
    recommendedCourses: ['ai-business-automation', 'ai-data-analysis'],
  },
  {
    id: 'it-support',
    name: 'From the help desk to the cloud',
    successRate: '89.5%',
    avgTimeToEmployment: 3.6,
    careerPath: ['Cloud Support Engineer', 'DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer'],
    recommendedCourses: ['cloud-devops', 'cybersecurity-with-ai'],
  },
  {
    id: 'protector',
    name: 'From watching over people to watching over systems',
    successRate: '86.4%',
    avgTimeToEmployment: 4.6,
    careerPath: [
      'Security Operations Analyst',
      'Cybersecurity Analyst',
      'Incident Responder',
      'Cybersecurity Consultant',
    ],
    recommendedCourses: ['cybersecurity-with-ai', 'cloud-devops'],
  },
  {
    id: 'science-graduate',
    name: 'From science to machine learning',
    successRate: '79.8%',
    avgTimeToEmployment: 5.6,
    careerPath: [
      'Junior Machine Learning Engineer',
      'Data Scientist',
      'Machine Learning Engineer',
      'Senior AI Engineer',
    ],
    recommendedCourses: ['ai-machine-learning', 'ai-data-analysis'],
  },
  {
    id: 'developer',
    name: 'From programming to smart contracts',
    successRate: '87.1%',
    avgTimeToEmployment: 3.9,
    careerPath: ['Smart Contract Developer', 'Decentralised Application Engineer', 'Smart Contract Auditor'],
    recommendedCourses: ['blockchain-development', 'cloud-devops'],
  },
] as const satisfies readonly LearnerProfileFacts[];

export type LearnerProfileId = (typeof facts)[number]['id'];

export interface LearnerProfile extends LearnerProfileFacts {
  readonly id: LearnerProfileId;
}

export const learnerProfiles: readonly LearnerProfile[] = facts;
