import { describe, expect, test } from 'vitest';
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

test('there are at least six profiles, and each course is where one of them begins', () => {
  expect(learnerProfiles.length).toBeGreaterThanOrEqual(6);
  for (const key of ['id', 'name'] as const) {
    expect(new Set(learnerProfiles.map((profile) => profile[key])).size).toBe(learnerProfiles.length);
  }
  expect(new Set(learnerProfiles.map(({ recommendedCourses }) => recommendedCourses[0]))).toEqual(
    new Set(courses.map(({ slug }) => slug)),
  );
});

describe.each(learnerProfiles)('$name', (profile) => {
  test('leads along roles of the course it begins with', () => {
    const { roles } = getCourse(profile.recommendedCourses[0]);
    const places = profile.careerPath.map((role) => roles.indexOf(role));
    expect(places).not.toContain(-1);
    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  });

  test('has figures that can be read, and lists that are filled', () => {
    expect(profile.successRate).toMatch(/^\d\d\.\d%$/);
    expect(profile.avgTimeToEmployment).toBeGreaterThan(0);
    expect(profile.avgTimeToEmployment).toBeLessThan(12);
    expect(new Set(profile.recommendedCourses).size).toBe(profile.recommendedCourses.length);
    expect(profile.recommendedCourses.length).toBeGreaterThanOrEqual(2);
  });

  test('has its figures in the claims register', () => {
    expect(getClaim(`profile-success-${profile.id}`).figure).toBe(profile.successRate);
    expect(getClaim(`profile-months-${profile.id}`).figure).toBe(`${profile.avgTimeToEmployment} months`);
  });
});
