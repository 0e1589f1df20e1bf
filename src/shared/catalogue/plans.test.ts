import { describe, expect, test } from 'vitest';
import { expectedPrice, pricedCourses } from '../../../tests/support/expected-prices.ts';
import { paces, plans, findPlan, planBenefits, planFor } from './plans.ts';

test('there are eighteen plans, two for each course', () => {
  expect(plans.map(({ id }) => id)).toEqual(
    pricedCourses.flatMap((slug) => [`${slug}-6month`, `${slug}-12month`]),
  );
  expect(new Set(plans.map(({ name }) => name)).size).toBe(18);
});

describe.each(pricedCourses)('%s', (slug) => {
  const six = planFor(slug, 6);
  const twelve = planFor(slug, 12);

  test('has the contract’s prices', () => {
    for (const plan of [six, twelve]) {
      const { list, price, monthly } = expectedPrice(slug, plan.months).dollars;
      expect([plan.originalPrice, plan.discountPrice, plan.monthlyPrice]).toEqual([list, price, monthly]);
    }
    expect(six.monthlyPrice * 6).toBe(six.discountPrice);
    expect(twelve.monthlyPrice * 12).toBe(twelve.discountPrice);
  });

  test('includes what the contract says', () => {
    const big = slug === 'ai-machine-learning';
    expect(six.projects).toBe(big ? 4 : 3);
    expect(twelve.projects).toBe(big ? 8 : 6);
    expect([1, 2]).toContain(six.certifications);
    expect(twelve.certifications).toBe(1);
    expect(six.coachingMonths).toBe(6);
    expect(twelve.coachingMonths).toBe(12);
    expect(six.duration).toContain('6 months');
    expect(twelve.duration).toContain('12 months');
    expect(six.hoursPerWeek).toEqual([15, 20]);
    expect(twelve.hoursPerWeek).toEqual([8, 12]);
    for (const plan of [six, twelve]) {
      expect(plan.interviewRounds).toBeGreaterThanOrEqual(3);
      expect(plan.interviewRounds).toBeLessThanOrEqual(10);
      expect(plan.outcomes.length).toBeGreaterThanOrEqual(2);
      expect(plan.features).toContain(`${plan.projects} eWork projects with a mentor`);
      expect(plan.features).toContain(plan.certificationText);
      expect(plan.certificationText).toContain('our own, not regulated by Ofqual');
      expect(plan.outcomes, 'the slower pace leads to the same first roles').toEqual(six.outcomes);
      expect(plan.features).toContain(`${plan.interviewRounds} rounds of interview preparation`);
      expect(new Set(plan.features).size).toBe(plan.features.length);
      expect(plan.courseSlug).toBe(slug);
    }
    expect(twelve.features).toContain('Leadership modules');
    expect(six.features).not.toContain('Leadership modules');
  });
});

test('the popular plans are twelve months of Cybersecurity and of AI & ML', () => {
  expect(plans.filter(({ popular }) => popular).map(({ id }) => id)).toEqual([
    'cybersecurity-with-ai-12month',
    'ai-machine-learning-12month',
  ]);
});

test('interview rounds reach both ends of the range, and six-month plans have one or two certifications', () => {
  const rounds = plans.map(({ interviewRounds }) => interviewRounds);
  expect([Math.min(...rounds), Math.max(...rounds)]).toEqual([3, 10]);
  const certifications = plans.filter(({ months }) => months === 6).map((plan) => plan.certifications);
  expect(new Set(certifications)).toEqual(new Set([1, 2]));
});

test('the two paces read as the contract has them', () => {
  expect(paces[6]).toMatchObject({
    hoursText: '15-20 hrs/week',
    certificationText: '1 certification',
    projectsText: '3-4 projects',
    startLabel: 'Start 6-Month Program',
    leadershipModules: false,
  });
  expect(paces[12]).toMatchObject({
    hoursText: '8-12 hrs/week',
    certificationText: '2 certifications, foundation and advanced',
    projectsText: '6-8 projects',
    startLabel: 'Start 12-Month Program',
    leadershipModules: true,
  });
});

test('the four benefits have the contract’s titles', () => {
  expect(planBenefits.map(({ title }) => title)).toEqual([
    'Complete Career Transformation',
    'Industry-Recognized Credentials',
    'Real-World Experience',
    'Career Support Services',
  ]);
});

test('an unknown plan is not found', () => {
  expect(findPlan('cloud-devops-9month')).toBeNull();
});

test.each(plans)(
  '$id says of no project that it comes after the training, which it is part of',
  ({ description }) => {
    expect(description).not.toMatch(/\bthen\b.*\b(projects?|analyses|models|reports|contracts|services)\b/);
  },
);
