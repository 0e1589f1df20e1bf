/**
 * The eighteen plans: nine courses at two paces. Amounts are whole units of `moneySettings.catalogue`; pages show what
 * `rules/pricing.ts` makes of them. The build fails when a course has no plan at a pace, when a slug is wrong, and
 * when a monthly price times its months is not the price.
 */
import type { CourseSlug } from './course.ts';
import { courses, getCourse } from './courses.ts';
import { planCertificates } from '../rules/certificate.ts';
import type { Product } from './exact-product.ts';

export type PlanMonths = 6 | 12;
export type PlanId = `${CourseSlug}-${PlanMonths}month`;

export interface Pace {
  readonly months: PlanMonths;
  readonly name: 'Fast-track' | 'Full programme';
  readonly duration: '6 months' | '12 months';
  readonly hoursPerWeek: readonly [low: number, high: number];
  readonly hoursText: string;
  /** How many weeks of this pace one week of the course takes. */
  readonly stretch: 1 | 2;
  readonly certificationText: string;
  readonly projectsText: string;
  readonly coachingMonths: PlanMonths;
  readonly leadershipModules: boolean;
  /** Label of the button that enquires about a plan of this pace. */
  readonly startLabel: 'Start 6-Month Program' | 'Start 12-Month Program';
  readonly description: string;
}

/** What the two paces have in common over all courses. */
export const paces = {
  6: {
    months: 6,
    name: 'Fast-track',
    duration: '6 months',
    hoursPerWeek: [15, 20],
    hoursText: '15-20 hrs/week',
    stretch: 1,
    certificationText: '1 certification',
    projectsText: '3-4 projects',
    coachingMonths: 6,
    leadershipModules: false,
    startLabel: 'Start 6-Month Program',
    description:
      'For people who can give most evenings and part of the weekend, and want to apply within half a year.',
  },
  12: {
    months: 12,
    name: 'Full programme',
    duration: '12 months',
    hoursPerWeek: [8, 12],
    hoursText: '8-12 hrs/week',
    stretch: 2,
    certificationText: '2 certifications, foundation and advanced',
    projectsText: '6-8 projects',
    coachingMonths: 12,
    leadershipModules: true,
    startLabel: 'Start 12-Month Program',
    description:
      'For people who work full time: the same course at half the weekly load, with more projects and, where the course has exams, a second one.',
  },
} as const satisfies { readonly [Months in PlanMonths]: Pace & { readonly months: Months } };

interface PlanPrice {
  /** Reference price: a claim of the register, struck through only while there is evidence that it was charged. */
  readonly originalPrice: number;
  readonly discountPrice: number;
  readonly monthlyPrice: number;
}

export interface PlanFacts<Months extends PlanMonths = PlanMonths> extends PlanPrice {
  readonly months: Months;
  readonly popular: boolean;
  /** eWork projects. */
  readonly projects: number;
  readonly certifications: 1 | 2;
  /** Another course's track, whose first level the plan adds where the course has no exam of its own. */
  readonly secondTrack: CourseSlug | null;
  /** Rounds of interview preparation, 3 to 10. */
  readonly interviewRounds: number;
  readonly description: string;
  /** What this plan has that others have not; the rest of the feature list is computed. */
  readonly highlights: readonly string[];
}

interface PlanWords {
  readonly popular?: true;
  readonly projects: number;
  readonly interviewRounds: number;
  readonly description: string;
  readonly highlights: readonly string[];
}

/** A fast-track plan; refuses to compile unless `monthlyPrice` times 6 is `discountPrice`. */
export function sixMonths<const Monthly extends number>(
  plan: PlanWords & {
    readonly originalPrice: number;
    readonly monthlyPrice: Monthly;
    readonly discountPrice: Product<Monthly, 6>;
    readonly secondTrack?: CourseSlug;
  },
): PlanFacts<6> {
  const { secondTrack = null, popular = false, ...facts } = plan;
  return { ...facts, months: 6, popular, secondTrack, certifications: secondTrack === null ? 1 : 2 };
}

/** A full-programme plan; refuses to compile unless `monthlyPrice` times 12 is `discountPrice`. */
export function twelveMonths<const Monthly extends number>(
  plan: PlanWords & {
    readonly originalPrice: number;
    readonly monthlyPrice: Monthly;
    readonly discountPrice: Product<Monthly, 12>;
  },
): PlanFacts<12> {
  const { popular = false, ...facts } = plan;
  return {
    ...facts,
    months: 12,
    popular,
    secondTrack: null,
    certifications: 1,
  };
}

/** Every course at every pace: leaving one out fails the build. */
export type PlanTable = Readonly<Record<CourseSlug, { readonly [Months in PlanMonths]: PlanFacts<Months> }>>;

const planTable: PlanTable = {
  'prompt-engineering': {
    6: sixMonths({
      originalPrice: 2499,
      discountPrice: 2400,
      monthlyPrice: 400,
      projects: 3,
      interviewRounds: 3,
      description:
        'Eight weeks of training and projects, then applications: the shortest way to a finished portfolio.',
      highlights: ['A prompt library and its test set to keep', 'A review of one real prompt from your job'],
    }),
    12: twelveMonths({
      originalPrice: 4299,
      discountPrice: 3840,
      monthlyPrice: 320,
      projects: 6,
      interviewRounds: 6,
      description: 'The same training at an evening pace, with time to measure what you build on real work.',
      highlights: ['Six assistants, each with a test report', 'Leading an AI pilot: a module for team leads'],
    }),
  },
  'cybersecurity-with-ai': {
    6: sixMonths({
      originalPrice: 3499,
      discountPrice: 2700,
      monthlyPrice: 450,
      projects: 3,
      interviewRounds: 4,
      description: 'Twelve weeks of training with a practice lab, and incident reports you can show.',
      highlights: [
        'A practice lab of your own to attack and defend',
        'An incident report reviewed line by line',
      ],
    }),
    12: twelveMonths({
      originalPrice: 5799,
      discountPrice: 4320,
      monthlyPrice: 360,
      popular: true,
      projects: 6,
      interviewRounds: 8,
      description: 'Time to work through six cases, from a shop’s first controls to a review for a board.',
      highlights: [
        'Six cases, from first alert to board report',
        'Leading an incident: a module for shift leads',
      ],
    }),
  },
  'ai-business-analyst': {
    6: sixMonths({
      originalPrice: 2999,
      discountPrice: 2400,
      monthlyPrice: 400,
      projects: 3,
      interviewRounds: 4,
      description:
        'Ten weeks of training, three clients, and a portfolio of stories, maps and a business case.',
      highlights: [
        'Interview practice with people who disagree',
        'A business case marked by someone from finance',
      ],
    }),
    12: twelveMonths({
      originalPrice: 4799,
      discountPrice: 3840,
      monthlyPrice: 320,
      projects: 6,
      interviewRounds: 7,
      description: 'Six clients over the year, while you try each method in the job you have.',
      highlights: ['Six clients in six trades', 'Leading discovery: a module for senior analysts'],
    }),
  },
  'ai-data-analysis': {
    6: sixMonths({
      originalPrice: 3999,
      discountPrice: 2700,
      monthlyPrice: 450,
      projects: 3,
      interviewRounds: 4,
      description: 'Fourteen weeks from spreadsheets to Python, with three finished analyses of open data.',
      highlights: ['Three analyses that anyone can run again', 'A timed SQL interview, with feedback'],
    }),
    12: twelveMonths({
      originalPrice: 6499,
      discountPrice: 4320,
      monthlyPrice: 360,
      projects: 6,
      interviewRounds: 8,
      description: 'Statistics given the time it needs, and six analyses that a stranger can check.',
      highlights: [
        'Six analyses, from first chart to forecast',
        'Leading a data team: a module on standards and review',
      ],
    }),
  },
  'project-management': {
    6: sixMonths({
      originalPrice: 2999,
      discountPrice: 2400,
      monthlyPrice: 400,
      projects: 3,
      interviewRounds: 4,
      description: 'Ten weeks of training and three projects to plan, run and rescue.',
      highlights: [
        'A late project to rescue, with a sponsor who asks why',
        'A plan reviewed by a working project manager',
      ],
    }),
    12: twelveMonths({
      originalPrice: 4799,
      discountPrice: 3840,
      monthlyPrice: 320,
      projects: 6,
      interviewRounds: 7,
      description: 'Six projects of growing size, with time to use each method at work in between.',
      highlights: [
        'Six projects, from one room to three suppliers',
        'Leading programmes: a module on portfolios and boards',
      ],
    }),
  },
  'ai-business-automation': {
    6: sixMonths({
      originalPrice: 3299,
      discountPrice: 2700,
      monthlyPrice: 450,
      projects: 3,
      interviewRounds: 4,
      description: 'Twelve weeks of training and three working automations with their savings counted.',
      highlights: ['One automation for your present job', 'A controls review before anything runs by itself'],
    }),
    12: twelveMonths({
      originalPrice: 5499,
      discountPrice: 4320,
      monthlyPrice: 360,
      projects: 6,
      interviewRounds: 8,
      description: 'Six automations over the year, each run long enough to see what breaks.',
      highlights: [
        'Six automations, watched for a month each',
        'Leading change: a module on the people whose work moves',
      ],
    }),
  },
  'ai-machine-learning': {
    6: sixMonths({
      originalPrice: 4299,
      discountPrice: 3000,
      monthlyPrice: 500,
      projects: 4,
      interviewRounds: 5,
      secondTrack: 'ai-data-analysis',
      description:
        'Sixteen weeks of training at full speed, with four models that are built, tested and defended.',
      highlights: ['Four models, each with a model card', 'A technical interview at a shared screen'],
    }),
    12: twelveMonths({
      originalPrice: 7299,
      discountPrice: 5040,
      monthlyPrice: 420,
      popular: true,
      projects: 8,
      interviewRounds: 10,
      description:
        'The mathematics at a pace that lets it settle, and eight models from first fit to monitored service.',
      highlights: [
        'Eight models, two of them kept running for a month',
        'Leading AI work: a module on review and responsibility',
      ],
    }),
  },
  'blockchain-development': {
    6: sixMonths({
      originalPrice: 3799,
      discountPrice: 3000,
      monthlyPrice: 500,
      projects: 3,
      interviewRounds: 4,
      secondTrack: 'cybersecurity-with-ai',
      description: 'Fourteen weeks of training and three tested contracts on a public test network.',
      highlights: [
        'Three contracts with tests that try to break them',
        'A code review in the form of an audit',
      ],
    }),
    12: twelveMonths({
      originalPrice: 6299,
      discountPrice: 5040,
      monthlyPrice: 420,
      projects: 6,
      interviewRounds: 9,
      description: 'Six contracts and two audits, with time to read the incidents that made the rules.',
      highlights: [
        'Six contracts and two written audits',
        'Leading delivery: a module on releases that cannot be undone',
      ],
    }),
  },
  'cloud-devops': {
    6: sixMonths({
      originalPrice: 3199,
      discountPrice: 2700,
      monthlyPrice: 450,
      projects: 3,
      interviewRounds: 4,
      secondTrack: 'cybersecurity-with-ai',
      description: 'Twelve weeks of training and three services that are released, watched and restored.',
      highlights: ['Three services described as code', 'An incident exercise with a written review'],
    }),
    12: twelveMonths({
      originalPrice: 5399,
      discountPrice: 4320,
      monthlyPrice: 360,
      projects: 6,
      interviewRounds: 8,
      description: 'Six services over the year, kept running long enough to meet their first bad week.',
      highlights: [
        'Six services, each with its monthly cost worked out',
        'Leading a platform team: a module on priorities and cost',
      ],
    }),
  },
};

export interface Plan extends PlanFacts {
  readonly id: PlanId;
  readonly courseSlug: CourseSlug;
  /** The course's title and the pace; it is what an enquiry about this plan carries. */
  readonly name: string;
  /** The course's title. */
  readonly category: string;
  /** Contains '6 months' or '12 months'. */
  readonly duration: string;
  readonly hoursPerWeek: readonly [low: number, high: number];
  readonly hoursText: string;
  readonly coachingMonths: PlanMonths;
  readonly features: readonly string[];
  readonly certificationText: string;
  /** First roles that the plan prepares for, the same at both paces. Their pay is the range of the course. */
  readonly outcomes: readonly string[];
}

/** How many of a course's roles are first roles. */
const firstRoles = 2;

function planOf(slug: CourseSlug, facts: PlanFacts): Plan {
  const course = getCourse(slug);
  const certificates = planCertificates(slug, facts.months, facts.secondTrack);
  const pace = paces[facts.months];
  return {
    ...facts,
    id: `${slug}-${facts.months}month`,
    courseSlug: slug,
    name: `${course.title}: ${facts.months}-Month ${pace.name === 'Fast-track' ? 'Fast-Track' : 'Full Programme'}`,
    category: course.title,
    duration: `${pace.duration}, ${pace.hoursText}`,
    hoursPerWeek: pace.hoursPerWeek,
    hoursText: pace.hoursText,
    coachingMonths: pace.coachingMonths,
    features: [
      pace.stretch === 1
        ? `${course.weeks} weeks of training`
        : `${course.weeks} weeks of training, taught over ${course.weeks * pace.stretch}`,
      `${facts.projects} eWork projects with a mentor`,
      certificates.text,
      `${pace.coachingMonths} months of career coaching`,
      `${facts.interviewRounds} rounds of interview preparation`,
      'CV and LinkedIn review, and a job reference',
      ...(pace.leadershipModules ? ['Leadership modules'] : []),
      ...facts.highlights,
    ],
    certificationText: certificates.text,
    outcomes: course.roles.slice(0, firstRoles),
  };
}

/** In the courses' order, the six-month plan first. */
export const plans: readonly Plan[] = courses.flatMap(({ slug }) => [
  planOf(slug, planTable[slug][6]),
  planOf(slug, planTable[slug][12]),
]);

export function findPlan(id: string): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null;
}

/** @throws RangeError for an id that is not in the catalogue, which only a cast can produce. */
export function getPlan(id: PlanId): Plan {
  const plan = findPlan(id);
  if (!plan) throw new RangeError(`No plan with the id ${id}`);
  return plan;
}

export function planFor(slug: CourseSlug, months: PlanMonths): Plan {
  return getPlan(`${slug}-${months}month`);
}

/** The four benefits that every plan shares, for the pricing page. */
export const planBenefits = [
  {
    title: 'Complete Career Transformation',
    text: 'Training, projects, certification and applications in one plan, in an order that makes sense.',
  },
  {
    title: 'Industry-Recognized Credentials',
    text: 'A proctored exam and a digital certificate that an employer can check, valid for three years. It is our own, not regulated by Ofqual. Three courses have no exam of their own yet and give a certificate of completion.',
  },
  {
    title: 'Real-World Experience',
    text: 'Simulated projects with an invented client’s brief, deliverables and a mentor’s written feedback.',
  },
  {
    title: 'Career Support Services',
    text: 'CV and LinkedIn review, interview preparation, a job reference and coaching for the whole plan.',
  },
] as const;
