/** The four questions of the contact page. Every figure comes from the catalogue; the same words go to search engines. */
import { courses } from '#shared/catalogue/courses.ts';
import { paces } from '#shared/catalogue/plans.ts';
import { terms } from '#shared/catalogue/terms.ts';
import { formatPrice } from '#shared/rules/money.ts';
import { monthlyRange, priceRange } from '#shared/rules/pricing.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** Where the whole of it is said. */
  readonly more: { readonly href: string; readonly label: string };
}

const weeks = courses.map((course) => course.weeks);

export const questions: readonly Question[] = [
  {
    question: 'How long do the courses take?',
    answer: `From ${Math.min(...weeks)} to ${Math.max(...weeks)} weeks of training: ${courses
      .map((course) => `${course.title} (${course.weeks} weeks)`)
      .join(', ')}. The projects are part of those weeks; the exam and applications follow.`,
    more: { href: '/courses', label: 'Compare the courses' },
  },
  {
    question: 'Can I keep my job while I study?',
    answer: `Yes. The 12-month full programme takes ${paces[12].hoursText}, the 6-month fast-track ${paces[6].hoursText}. Both teach the same course.`,
    more: { href: '/about', label: 'See a week drawn to scale' },
  },
  {
    question: 'What does it cost, and can I pay monthly?',
    answer: `From ${priceRange().text} in total, by course and pace. Monthly that is from ${formatPrice(monthlyRange(6).low)} over 6 months or from ${formatPrice(monthlyRange(12).low)} over 12, and the payments add up to the price. Paying in full at the start takes ${terms.upfrontDiscountPercent}% off.`,
    more: { href: '/pricing', label: 'See every price' },
  },
  {
    question: 'What if it is not for me?',
    answer: `You have ${terms.fullRefundDays} days for a full refund, and a pro-rata refund within ${terms.proRataRefundDays} days. The money is back in ${terms.refundBusinessDays.from}-${terms.refundBusinessDays.to} business days.`,
    more: { href: '/terms#refunds', label: 'Read the refund terms' },
  },
];
