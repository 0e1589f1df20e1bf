/**
 * Every figure that the site claims about itself or the labour market, once. A page shows what stands here, and
 * nothing else. `evidence: null` means that nobody has proved it yet; `npm run launch-check` lists those, and the ones
 * that contradict each other. In the United Kingdom the evidence must exist before the claim is published
 * (CAP Code 3.7; Digital Markets, Competition and Consumers Act 2024 for reference prices and reviews).
 */
import type { LearnerAreaClaimId } from './claims/learner-areas.ts';
import { learnerAreaClaims } from './claims/learner-areas.ts';
import type { CourseSlug } from './course.ts';
import { courses } from './courses.ts';
import type { PlanId } from './plans.ts';
import { plans } from './plans.ts';
import { salaryCurrency, moneySettings } from './currencies.ts';

export interface Evidence {
  /** Where the proof is kept, so that somebody else can find it. */
  readonly source: string;
  /** YYYY-MM-DD, when it was gathered. */
  readonly date: string;
  /** Whom or what it counts, and how many. */
  readonly sample: string;
}

export interface Claim {
  readonly id: string;
  /** The words that stand beside the figure. */
  readonly text: string;
  /** As it is printed. */
  readonly figure: string;
  /** Paths of the pages that show it. */
  readonly pages: readonly `/${string}`[];
  /** Claims of the same measure must have the same figure. Without one, a claim stands for itself. */
  readonly measure?: Measure;
  readonly evidence: Evidence | null;
}

export type Measure =
  | 'job placement'
  | 'graduates'
  | 'average salary'
  | 'salary range'
  | 'salary increase'
  | 'months to a job'
  | 'money-back guarantee'
  | 'weeks of training'
  | 'eWork projects'
  | 'support hours';

/** Claims that the specification makes in words of its own; the rest follow from courses, plans and the learner areas. */
const statedClaims = [
  // Home, and wherever a page needs the institute in general.
  {
    id: 'rating',
    text: 'average learner rating',
    figure: '4.9/5',
    pages: ['/', '/about', '/contact', '/success-stories'],
    evidence: null,
  },
  {
    id: 'students',
    text: 'students so far',
    figure: '15,000+',
    pages: ['/', '/about', '/contact', '/success-stories'],
    measure: 'graduates',
    evidence: null,
  },
  {
    id: 'placement',
    text: 'job placement',
    figure: '89%',
    pages: ['/', '/about', '/success-stories'],
    measure: 'job placement',
    evidence: null,
  },
  {
    id: 'placement-3-months',
    text: 'job placement within 3 months',
    figure: '95%',
    pages: ['/', '/contact'],
    measure: 'job placement',
    evidence: null,
  },
  {
    id: 'completion',
    text: 'finish their course',
    figure: '94%',
    pages: ['/', '/about', '/success-stories'],
    evidence: null,
  },
  {
    id: 'coaching',
    text: 'of career coaching',
    figure: '6-12 months',
    pages: ['/', '/about', '/contact'],
    evidence: null,
  },
  {
    id: 'salary-span',
    text: 'salary range of the roles we train for',
    figure: '£59k-£119k',
    pages: ['/'],
    measure: 'salary range',
    evidence: null,
  },
  {
    id: 'training-weeks',
    text: 'of training',
    figure: '8-14 weeks',
    pages: ['/'],
    measure: 'weeks of training',
    evidence: null,
  },
  {
    id: 'money-back',
    text: 'money-back guarantee',
    figure: '100%',
    pages: ['/', '/pricing'],
    measure: 'money-back guarantee',
    evidence: null,
  },
  // Courses
  {
    id: 'courses-placement',
    text: 'placement',
    figure: '95%',
    pages: ['/courses'],
    measure: 'job placement',
    evidence: null,
  },
  {
    id: 'courses-graduates',
    text: 'graduates',
    figure: '60k+',
    pages: ['/courses'],
    measure: 'graduates',
    evidence: null,
  },
  {
    id: 'courses-average-salary',
    text: 'average salary',
    figure: '£99k',
    pages: ['/courses'],
    measure: 'average salary',
    evidence: null,
  },
  // eWork experience
  {
    id: 'ework-projects',
    text: 'Real Projects',
    figure: '100+',
    pages: ['/ework-experience'],
    measure: 'eWork projects',
    evidence: null,
  },
  {
    id: 'ework-job-ready',
    text: 'Job Ready Rate',
    figure: '95%',
    pages: ['/ework-experience'],
    evidence: null,
  },
  {
    id: 'ework-mentors',
    text: 'Expert Mentors',
    figure: '50+',
    pages: ['/ework-experience'],
    evidence: null,
  },
  {
    id: 'ework-support',
    text: 'Support Access',
    figure: '24/7',
    pages: ['/ework-experience'],
    measure: 'support hours',
    evidence: null,
  },
  // Certifications
  {
    id: 'certifications-available',
    text: 'Certifications Available',
    figure: '15+',
    pages: ['/certifications'],
    evidence: null,
  },
  {
    id: 'certifications-pass-rate',
    text: 'Pass Rate',
    figure: '98%',
    pages: ['/certifications'],
    evidence: null,
  },
  {
    id: 'certifications-salary-increase',
    text: 'Salary Increase',
    figure: '85%',
    pages: ['/certifications'],
    measure: 'salary increase',
    evidence: null,
  },
  {
    id: 'certifications-partners',
    text: 'Industry Partners',
    figure: '30+',
    pages: ['/certifications'],
    evidence: null,
  },
  {
    id: 'employers-require',
    text: 'of employers require certifications',
    figure: '73%',
    pages: ['/', '/certifications'],
    evidence: null,
  },
  {
    id: 'certified-salary',
    text: 'higher salary',
    figure: '25%',
    pages: ['/certifications'],
    evidence: null,
  },
  {
    id: 'certified-advancement',
    text: 'faster advancement',
    figure: '3x',
    pages: ['/certifications'],
    evidence: null,
  },
  // Pricing
  {
    id: 'pricing-placement',
    text: 'job placement',
    figure: '95%',
    pages: ['/pricing'],
    measure: 'job placement',
    evidence: null,
  },
  {
    id: 'pricing-salary-increase',
    text: 'average salary increase',
    figure: '65%',
    pages: ['/pricing'],
    measure: 'salary increase',
    evidence: null,
  },
  {
    id: 'pricing-months-to-job',
    text: 'to a job',
    figure: '6 months',
    pages: ['/pricing'],
    measure: 'months to a job',
    evidence: null,
  },
  {
    id: 'return-on-investment',
    text: 'return on investment',
    figure: '2,321%',
    pages: ['/pricing'],
    evidence: null,
  },
  // Learner profiles
  { id: 'profiles-success', text: 'success', figure: '85.9%', pages: ['/learner-profiles'], evidence: null },
  {
    id: 'profiles-months-to-job',
    text: 'to employment',
    figure: '4.3 months',
    pages: ['/learner-profiles'],
    measure: 'months to a job',
    evidence: null,
  },
  {
    id: 'profiles-average-start',
    text: 'average start',
    figure: '£75K',
    pages: ['/learner-profiles'],
    measure: 'average salary',
    evidence: null,
  },
  // Legal pages
  {
    id: 'iso-27001',
    text: 'ISO 27001',
    figure: '2024',
    pages: ['/data-protection'],
    evidence: null,
  },
  {
    id: 'gdpr-compliant',
    text: 'GDPR compliant',
    figure: '2024',
    pages: ['/data-protection'],
    evidence: null,
  },
  { id: 'soc-2', text: 'SOC 2 Type II', figure: '2024', pages: ['/data-protection'], evidence: null },
  {
    id: 'multi-factor',
    text: 'for staff accounts that can reach personal data',
    figure: 'Multi-factor authentication',
    pages: ['/privacy', '/privacy-policy', '/data-protection'],
    evidence: null,
  },
  {
    id: 'role-based-access',
    text: 'so that each person reads only what their work needs',
    figure: 'Role-based access',
    pages: ['/privacy', '/privacy-policy', '/data-protection'],
    evidence: null,
  },
  {
    id: 'backups',
    text: 'of the database, kept in the same region and restored for practice',
    figure: 'Daily backups',
    pages: ['/data-protection'],
    evidence: null,
  },
  { id: 'uptime', text: 'uptime aim', figure: '99.9%', pages: ['/terms'], evidence: null },
] as const satisfies readonly Claim[];

type StatedClaimId = (typeof statedClaims)[number]['id'];
type CourseClaim = 'course-rating' | 'course-enrolled' | 'course-salary' | 'course-growth' | 'course-careers';

export type ClaimId =
  StatedClaimId | `${CourseClaim}-${CourseSlug}` | `list-price-${PlanId}` | LearnerAreaClaimId;

const courseClaims: readonly Claim[] = courses.flatMap((course) => {
  const pages = ['/', '/courses', `/courses/${course.slug}`] as const;
  const [low, high] = course.salaryUsd;
  const claim = (kind: CourseClaim, text: string, figure: string): Claim => ({
    id: `${kind}-${course.slug}`,
    text: `${course.title}: ${text}`,
    figure,
    pages,
    evidence: null,
  });
  return [
    claim('course-rating', 'rating and number of reviews', `${course.rating}/5, ${course.reviews} reviews`),
    claim('course-enrolled', 'people enrolled', String(course.enrolled)),
    claim('course-salary', 'salary range', `${salaryCurrency} ${low} - ${high}`),
    claim('course-growth', 'projected job growth', `+${course.jobGrowthPercent}%`),
    claim(
      'course-careers',
      'salaries of its career paths',
      course.careerPaths.map(({ role }) => role).join(', '),
    ),
  ];
});

const listPriceClaims: readonly Claim[] = plans.map((plan) => ({
  id: `list-price-${plan.id}`,
  text: `${plan.name}: list price, struck through`,
  figure: `${moneySettings.catalogue} ${plan.originalPrice}`,
  pages: ['/pricing', `/courses/${plan.courseSlug}`],
  evidence: null,
}));

export const claims: readonly Claim[] = [
  ...statedClaims,
  ...courseClaims,
  ...listPriceClaims,
  ...learnerAreaClaims,
];

const byId = new Map(claims.map((claim) => [claim.id, claim]));

/** @throws RangeError for an id that is not in the register, which only a cast can produce. */
export function getClaim(id: ClaimId): Claim {
  const claim = byId.get(id);
  if (!claim) throw new RangeError(`No claim with the id ${id}`);
  return claim;
}
