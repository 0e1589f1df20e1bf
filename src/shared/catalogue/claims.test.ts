import { describe, expect, test } from 'vitest';
import { careerPaths } from './career-paths.ts';
import type { ClaimId } from './claims.ts';
import { claims, getClaim } from './claims.ts';
import { learnerProfiles } from './learner-profiles.ts';

/** Figures of the specification with the page that shows them. */
const specified: readonly (readonly [page: string, id: ClaimId, figure: string])[] = [
  ['/', 'rating', '4.9/5'],
  ['/', 'students', '15,000+'],
  ['/', 'placement', '89%'],
  ['/', 'placement-3-months', '95%'],
  ['/', 'completion', '94%'],
  ['/', 'coaching', '6-12 months'],
  ['/', 'salary-span', '£59k-£119k'],
  ['/', 'training-weeks', '8-14 weeks'],
  ['/courses', 'courses-placement', '95%'],
  ['/courses', 'courses-graduates', '60k+'],
  ['/courses', 'courses-average-salary', '£99k'],
  ['/ework-experience', 'ework-projects', '100+'],
  ['/ework-experience', 'ework-job-ready', '95%'],
  ['/ework-experience', 'ework-mentors', '50+'],
  ['/ework-experience', 'ework-support', '24/7'],
  ['/certifications', 'certifications-available', '15+'],
  ['/certifications', 'certifications-pass-rate', '98%'],
  ['/certifications', 'certifications-salary-increase', '85%'],
  ['/certifications', 'certifications-partners', '30+'],
  ['/certifications', 'employers-require', '73%'],
  ['/certifications', 'certified-salary', '25%'],
  ['/certifications', 'certified-advancement', '3x'],
  ['/pricing', 'pricing-placement', '95%'],
  ['/pricing', 'pricing-salary-increase', '65%'],
  ['/pricing', 'pricing-months-to-job', '6 months'],
  ['/pricing', 'money-back', '100%'],
  ['/pricing', 'return-on-investment', '2,321%'],
  ['/learner-profiles', 'profiles-success', '85.9%'],
  ['/learner-profiles', 'profiles-months-to-job', '4.3 months'],
  ['/learner-profiles', 'profiles-average-start', '£75K'],
];

test.each(specified)('%s shows %s as %s', (page, id, figure) => {
  const claim = getClaim(id);
  expect(claim.figure).toBe(figure);
  expect(claim.pages).toContain(page);
});

describe('the register', () => {
  test('has every claim once', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  });

  test('holds the ratings, enrolments, salaries and growth of all courses, and every list price', () => {
    const count = (prefix: string): number => claims.filter(({ id }) => id.startsWith(prefix)).length;
    for (const kind of [
      'course-rating-',
      'course-enrolled-',
      'course-salary-',
      'course-growth-',
      'course-careers-',
    ]) {
      expect(count(kind)).toBe(9);
    }
    expect(count('list-price-')).toBe(18);
  });

  test('holds what the learner areas claim: three figures a profile, two a career path', () => {
    const count = (page: `/${string}`, prefix: string): number =>
      claims.filter(({ id, pages }) => id.startsWith(prefix) && pages.includes(page)).length;
    expect(count('/learner-profiles', 'profile-')).toBe(learnerProfiles.length * 3);
    expect(count('/career-path', 'career-path-')).toBe(careerPaths.length * 2);
  });

  test('says where each claim is shown, and dates its evidence', () => {
    for (const { pages, evidence } of claims) {
      expect(pages.length).toBeGreaterThan(0);
      if (evidence) expect(evidence.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
