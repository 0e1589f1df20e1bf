import { describe, expect, test } from 'vitest';
import { paces, plans, findPlan, planBenefits, planFor } from './plans.ts';

/** The specification's table in dollars: original, discount, monthly at 6 months; the same at 12. */
const specified = {
  'prompt-engineering': [2499, 2400, 400, 4299, 3840, 320],
  'cybersecurity-with-ai': [3499, 2700, 450, 5799, 4320, 360],
  'ai-business-analyst': [2999, 2400, 400, 4799, 3840, 320],
  'ai-data-analysis': [3999, 2700, 450, 6499, 4320, 360],
  'project-management': [2999, 2400, 400, 4799, 3840, 320],
  'ai-business-automation': [3299, 2700, 450, 5499, 4320, 360],
  'ai-machine-learning': [4299, 3000, 500, 7299, 5040, 420],
  'blockchain-development': [3799, 3000, 500, 6299, 5040, 420],
  'cloud-devops': [3199, 2700, 450, 5399, 4320, 360],
} as const;
type Slug = keyof typeof specified;

test('there are eighteen plans, two for each course', () => {
  expect(plans.map(({ id }) => id)).toEqual(
    Object.keys(specified).flatMap((slug) => [`${slug}-6month`, `${slug}-12month`]),
  );
  expect(new Set(plans.map(({ name }) => name)).size).toBe(18);
});

describe.each(Object.keys(specified) as Slug[])('%s', (slug) => {
  const [original6, discount6, monthly6, original12, discount12, monthly12] = specified[slug];
  const six = planFor(slug, 6);
  const twelve = planFor(slug, 12);

  test('has the specified prices', () => {
    expect([six.originalPrice, six.discountPrice, six.monthlyPrice]).toEqual([
      original6,
      discount6,
      monthly6,
    ]);
    expect([twelve.originalPrice, twelve.discountPrice, twelve.monthlyPrice]).toEqual([
      original12,
      discount12,
      monthly12,
    ]);
    expect(six.monthlyPrice * 6).toBe(six.discountPrice);
    expect(twelve.monthlyPrice * 12).toBe(twelve.discountPrice);
  });

  test('includes what the specification says', () => {
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

test('the two paces read as specified', () => {
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

test('the four benefits have the specified titles', () => {
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
