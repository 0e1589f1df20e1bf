import { expect, test } from 'vitest';
import { courses } from '#shared/catalogue/courses.ts';
import { plans } from '#shared/catalogue/plans.ts';
import { toEnquiryPayload } from '#shared/rules/labels.ts';
import { listDisagreements, numbersOfCourse, numbersOfPlan } from '#shared/rules/route-numbers.ts';
import { checkSubmission } from '../submission.ts';
import { composeEnquiryMails } from './enquiry-mails.ts';

function acknowledgementOf(interestedProgram: string): string {
  const payload = toEnquiryPayload('consultation', {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phone: '07700 900123',
    country: 'GB',
    interestedProgram,
  });
  const mails = composeEnquiryMails(checkSubmission(payload, new Date('2026-11-27T12:00:00Z')), {
    siteUrl: 'https://institute.example',
    enquiriesTo: 'enquiries@institute.example',
  });
  return mails.find(({ recipient }) => recipient === 'ada@example.com')?.text ?? '';
}

test.each(plans)('the mail about $name says what that plan has, and no other', (plan) => {
  const text = acknowledgementOf(plan.name);
  expect(text).toContain(`A mentor marks ${plan.projects} projects`);
  expect(text).toMatch(/£[\d,]+ in total/);
  // The length and the certificate are those of the course, at both paces.
  const numbers = numbersOfPlan(plan.id);
  for (const week of numbersOfCourse(plan.courseSlug).weeks) numbers.weeks.add(week);
  expect(listDisagreements(text, numbers)).toEqual([]);
});

test.each(courses)('the mail about $title gives both paces of it', ({ title, slug }) => {
  const text = acknowledgementOf(title);
  expect(text.match(/£[\d,]+ in total/g)).toHaveLength(2);
  expect(listDisagreements(text, numbersOfCourse(slug))).toEqual([]);
});
