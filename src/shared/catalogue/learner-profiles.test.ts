import { describe, expect, test } from 'vitest';
import { formatSalary } from '../rules/money.ts';
import { getClaim } from './claims.ts';
import { courses, getCourse } from './courses.ts';
import { learnerProfiles } from './learner-profiles.ts';

/** The mean of figures with one decimal, without binary remainders. */
function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + Math.round(figure * 10), 0) / figures.length / 10;
}

test('the success rates average to the platform’s', () => {
  const rates = learnerProfiles.map(({ successRate }) => Number(successRate.replace('%', '')));
  expect(`${mean(rates)}%`).toBe(getClaim('profiles-success').figure);
});

test('the times to employment average to the platform’s', () => {
  const months = mean(learnerProfiles.map(({ avgTimeToEmployment }) => avgTimeToEmployment));
  expect(`${months} months`).toBe(getClaim('profiles-months-to-job').figure);
});

test('the salaries to start with average to the platform’s', () => {
  const start = mean(learnerProfiles.map(({ salaryUsd }) => salaryUsd[0]));
  expect(formatSalary(start)).toBe(getClaim('profiles-average-start').figure);
});

test('there are at least six profiles, and each course is where one of them begins', () => {
  expect(learnerProfiles.length).toBeGreaterThanOrEqual(6);
  for (const key of ['id', 'name', 'description', 'targetAudience'] as const) {
    expect(new Set(learnerProfiles.map((profile) => profile[key])).size).toBe(learnerProfiles.length);
  }
  expect(new Set(learnerProfiles.map(({ recommendedCourses }) => recommendedCourses[0]))).toEqual(
    new Set(courses.map(({ slug }) => slug)),
  );
});

describe.each(learnerProfiles)('$name', (profile) => {
  test('leads along roles of the course it begins with, and claims their salaries', () => {
    const { careerPaths } = getCourse(profile.recommendedCourses[0] ?? 'prompt-engineering');
    const places = profile.careerPath.map((role) => careerPaths.findIndex((path) => path.role === role));
    expect(places).not.toContain(-1);
    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(profile.salaryUsd).toEqual([
      careerPaths[places[0] ?? -1]?.salaryUsd[0],
      careerPaths[places.at(-1) ?? -1]?.salaryUsd[1],
    ]);
  });

  test('has figures that can be read, and lists that are filled', () => {
    expect(profile.successRate).toMatch(/^\d\d\.\d%$/);
    expect(profile.avgTimeToEmployment).toBeGreaterThan(0);
    expect(profile.avgTimeToEmployment).toBeLessThan(12);
    expect(profile.aiEnabledRoles).toHaveLength(3);
    expect(new Set(profile.recommendedCourses).size).toBe(profile.recommendedCourses.length);
    expect(profile.recommendedCourses.length).toBeGreaterThanOrEqual(2);
    expect(profile.description.length).toBeLessThanOrEqual(230);
    expect(profile.description).not.toMatch(/guarantee|promise|!/i);
  });

  test('has its figures in the claims register', () => {
    expect(getClaim(`profile-success-${profile.id}`).figure).toBe(profile.successRate);
    expect(getClaim(`profile-months-${profile.id}`).figure).toBe(`${profile.avgTimeToEmployment} months`);
    expect(getClaim(`profile-salary-${profile.id}`).pages).toEqual(['/learner-profiles']);
  });
});
