/**
 * Ids, figures, measures and pages of everything that the site claims about itself or the labour market. The words and the
 * evidence of each are in content/claims; `claims.ts` puts the two together.
 */
import { certificationTracks } from '../certifications.ts';
import type { CourseSlug } from '../course.ts';
import { courses } from '../courses.ts';
import { displayCurrency } from '../currencies.ts';
import { eworkProjects } from '../ework-projects.ts';
import { paces, plans, type PlanId } from '../plans.ts';
import { formatPrice, formatSalaryRange } from '../../rules/money.ts';
import { priceOf, returnExample } from '../../rules/pricing.ts';
import type { ClaimBasis, ClaimFacts } from './claim.ts';
import { learnerAreaFacts, type LearnerAreaClaimId } from './learner-areas.ts';

const evidence = { kind: 'evidence' } as const;
const counted = (holds: boolean, text: string): ClaimBasis => ({
  kind: 'catalogue',
  holds,
  counted: text,
});

/** The six courses that the enquiry form of the contract names first; two general figures are about these. */
export const firstSixCourses = courses.slice(0, 6);
const weeksOfSix = firstSixCourses.map(({ weeks }) => weeks);
const sixInWords = `${firstSixCourses
  .slice(0, -1)
  .map(({ title }) => title)
  .join(', ')} and ${firstSixCourses.at(-1)?.title ?? ''}`;
const levels = certificationTracks.reduce((sum, track) => sum + track.levels.length, 0);
/** Each week of a course has a task of its own. */
const weeklyTasks = courses.reduce((sum, { weeks }) => sum + weeks, 0);

/** Claims that the contract makes in words of its own; the rest follow from courses, plans and the learner areas. */
const statedClaims = [
  // Home, and wherever a page needs the institute in general.
  {
    id: 'rating',
    figure: '4.9/5',
    pages: ['/', '/about', '/contact', '/success-stories'],
    basis: evidence,
  },
  {
    id: 'students',
    figure: '15,000+',
    pages: ['/', '/about', '/contact', '/success-stories'],
    measure: 'graduates',
    basis: evidence,
  },
  {
    id: 'placement',
    figure: '89%',
    pages: ['/', '/about', '/success-stories'],
    measure: 'job placement',
    basis: evidence,
  },
  {
    id: 'placement-3-months',
    figure: '95%',
    pages: ['/', '/contact'],
    measure: 'job placement',
    basis: evidence,
  },
  { id: 'completion', figure: '94%', pages: ['/', '/about', '/success-stories'], basis: evidence },
  {
    id: 'coaching',
    figure: '6-12 months',
    pages: ['/', '/about', '/contact'],
    basis: counted(
      Object.values(paces).every(({ months, coachingMonths }) => months === coachingMonths),
      'Six months of coaching belong to every 6-month plan, twelve to every 12-month plan.',
    ),
  },
  { id: 'salary-span', figure: '£59k-£119k', pages: ['/'], measure: 'salary range', basis: evidence },
  {
    id: 'training-weeks',
    figure: '8-14 weeks',
    pages: ['/'],
    measure: 'weeks of training',
    basis: counted(
      Math.min(...weeksOfSix) === 8 && Math.max(...weeksOfSix) === 14,
      `${sixInWords} take from 8 to 14 weeks.`,
    ),
  },
  {
    id: 'money-back',
    figure: '100%',
    pages: ['/', '/pricing', '/terms'],
    measure: 'money-back guarantee',
    basis: { kind: 'terms', href: '/terms#refunds' },
  },
  // Courses
  {
    id: 'courses-placement',
    figure: '95%',
    pages: ['/courses'],
    measure: 'job placement',
    basis: evidence,
  },
  {
    id: 'courses-graduates',
    figure: '60k+',
    pages: ['/courses'],
    measure: 'graduates',
    basis: evidence,
  },
  {
    id: 'courses-average-salary',
    figure: '£99k',
    pages: ['/courses'],
    measure: 'average salary',
    basis: evidence,
  },
  // eWork experience
  {
    id: 'ework-projects',
    figure: '100+',
    pages: ['/ework-experience'],
    measure: 'eWork projects',
    basis: counted(
      eworkProjects.length + weeklyTasks >= 100,
      `${eworkProjects.length} project briefs and the ${weeklyTasks} weekly tasks within them: ${eworkProjects.length + weeklyTasks} pieces of work, all simulated.`,
    ),
  },
  { id: 'ework-job-ready', figure: '95%', pages: ['/ework-experience'], basis: evidence },
  { id: 'ework-mentors', figure: '50+', pages: ['/ework-experience'], basis: evidence },
  {
    id: 'ework-support',
    figure: '24/7',
    pages: ['/ework-experience'],
    measure: 'support hours',
    basis: evidence,
  },
  // Certifications
  {
    id: 'certifications-available',
    figure: '15+',
    pages: ['/certifications'],
    basis: counted(
      levels >= 15,
      `${certificationTracks.length} tracks of three levels: ${levels} certificates.`,
    ),
  },
  { id: 'certifications-pass-rate', figure: '98%', pages: ['/certifications'], basis: evidence },
  {
    id: 'certifications-salary-increase',
    figure: '85%',
    pages: ['/certifications'],
    measure: 'salary increase',
    basis: evidence,
  },
  { id: 'certifications-partners', figure: '30+', pages: ['/certifications'], basis: evidence },
  { id: 'employers-require', figure: '73%', pages: ['/', '/certifications'], basis: evidence },
  { id: 'certified-salary', figure: '25%', pages: ['/certifications'], basis: evidence },
  { id: 'certified-advancement', figure: '3x', pages: ['/certifications'], basis: evidence },
  // Pricing
  {
    id: 'pricing-placement',
    figure: '95%',
    pages: ['/pricing'],
    measure: 'job placement',
    basis: evidence,
  },
  {
    id: 'pricing-salary-increase',
    figure: '65%',
    pages: ['/pricing'],
    measure: 'salary increase',
    basis: evidence,
  },
  {
    id: 'pricing-months-to-job',
    figure: '6 months',
    pages: ['/pricing'],
    measure: 'months to a job',
    basis: evidence,
  },
  { id: 'return-on-investment', figure: returnExample.figure, pages: ['/pricing'], basis: evidence },
  { id: 'industry-recognised', figure: 'Industry-Recognized', pages: ['/pricing'], basis: evidence },
  // Learner profiles
  { id: 'profiles-success', figure: '85.9%', pages: ['/learner-profiles'], basis: evidence },
  {
    id: 'profiles-months-to-job',
    figure: '4.3 months',
    pages: ['/learner-profiles'],
    measure: 'months to a job',
    basis: evidence,
  },
  {
    id: 'profiles-average-start',
    figure: '£75K',
    pages: ['/learner-profiles'],
    measure: 'average salary',
    basis: evidence,
  },
  // Pay in the United Kingdom, published by others
  {
    id: 'uk-security-salary',
    figure: '£70,000',
    pages: ['/courses/cybersecurity-with-ai', '/pricing'],
    basis: evidence,
  },
  {
    id: 'uk-machine-learning-salary',
    figure: '£80,000',
    pages: ['/courses/ai-machine-learning', '/pricing'],
    basis: evidence,
  },
  // Legal pages
  { id: 'iso-27001', figure: '2024', pages: ['/data-protection'], basis: evidence },
  { id: 'gdpr-compliant', figure: '2024', pages: ['/data-protection'], basis: evidence },
  { id: 'soc-2', figure: '2024', pages: ['/data-protection'], basis: evidence },
  {
    id: 'multi-factor',
    figure: 'Multi-factor authentication',
    pages: ['/privacy', '/privacy-policy', '/data-protection'],
    basis: evidence,
  },
  {
    id: 'role-based-access',
    figure: 'Role-based access',
    pages: ['/privacy', '/privacy-policy', '/data-protection'],
    basis: counted(
      true,
      'Every table of the database has rules by role, and each rule has a test that tries to break it.',
    ),
  },
  { id: 'backups', figure: 'Daily backups', pages: ['/data-protection'], basis: evidence },
  {
    id: 'uptime',
    figure: '99.9%',
    pages: ['/terms'],
    basis: { kind: 'terms', href: '/terms' },
  },
] as const satisfies readonly ClaimFacts[];

type StatedClaimId = (typeof statedClaims)[number]['id'];
/** Courses whose own field has a UK figure that could be confirmed. */
export const ukSalaryClaims: Readonly<Partial<Record<CourseSlug, StatedClaimId>>> = {
  'cybersecurity-with-ai': 'uk-security-salary',
  'ai-machine-learning': 'uk-machine-learning-salary',
};

type CourseClaim = 'course-rating' | 'course-enrolled' | 'course-salary' | 'course-growth';

export type ClaimId =
  | StatedClaimId
  | `${CourseClaim}-${CourseSlug}`
  | `list-price-${PlanId}`
  | `most-popular-${PlanId}`
  | LearnerAreaClaimId;

const count = (amount: number): string => amount.toLocaleString('en-GB');

const courseFacts: readonly ClaimFacts[] = courses.flatMap((course) => {
  const claim = (family: CourseClaim, figure: string, pages: ClaimFacts['pages']): ClaimFacts => ({
    id: `${family}-${course.slug}`,
    figure,
    pages,
    family,
    subject: course.title,
    basis: evidence,
  });
  const everywhere = ['/', '/courses', `/courses/${course.slug}`] as const;
  return [
    claim('course-rating', `${course.rating}/5 from ${count(course.reviews)} reviews`, everywhere),
    claim('course-enrolled', `${count(course.enrolled)} people`, ['/courses', `/courses/${course.slug}`]),
    claim('course-salary', formatSalaryRange(course.salaryUsd), [...everywhere, '/pricing']),
    claim('course-growth', `+${course.jobGrowthPercent}%`, everywhere),
  ];
});

const planFacts: readonly ClaimFacts[] = plans.flatMap((plan) => {
  const pages = ['/pricing', `/courses/${plan.courseSlug}`] as const;
  const listPrice: ClaimFacts = {
    id: `list-price-${plan.id}`,
    figure: formatPrice(priceOf(plan).list, displayCurrency),
    pages,
    family: 'list-price',
    subject: plan.name,
    basis: evidence,
    onlyProven: true,
  };
  if (!plan.popular) return [listPrice];
  return [
    listPrice,
    {
      id: `most-popular-${plan.id}`,
      figure: 'MOST POPULAR',
      pages,
      family: 'most-popular',
      subject: plan.name,
      basis: evidence,
    },
  ];
});

export const claimFacts: readonly ClaimFacts[] = [
  ...statedClaims,
  ...courseFacts,
  ...planFacts,
  ...learnerAreaFacts,
];
