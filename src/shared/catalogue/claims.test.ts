import { describe, expect, test } from 'vitest';
import { careerPaths } from './career-paths.ts';
import type { ClaimFacts, ClaimWords } from './claims/claim.ts';
import { claimOf } from './claims/claim.ts';
import type { ClaimId } from './claims.ts';
import { claimNote, claims, findClaim, firstSixCourses, getClaim, isBacked } from './claims.ts';
import { learnerProfiles } from './learner-profiles.ts';
import { formatSalary } from '../rules/money.ts';

/** Figures of docs/contract/claims.md with the page that shows them. */
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
    for (const kind of ['course-rating-', 'course-enrolled-', 'course-salary-', 'course-growth-']) {
      expect(count(kind)).toBe(9);
    }
    expect(count('list-price-')).toBe(18);
    expect(count('most-popular-')).toBe(2);
  });

  test('holds what the learner areas claim: two figures a profile, one a career path', () => {
    const count = (page: `/${string}`, prefix: string): number =>
      claims.filter(({ id, pages }) => id.startsWith(prefix) && pages.includes(page)).length;
    expect(count('/learner-profiles', 'profile-')).toBe(learnerProfiles.length * 2);
    expect(count('/career-path', 'career-path-')).toBe(careerPaths.length);
  });

  test('says where each claim is shown and what it counts', () => {
    for (const { id, pages, definition } of claims) {
      expect(pages.length, id).toBeGreaterThan(0);
      expect(definition.length, id).toBeGreaterThan(20);
    }
  });

  test('gives every figure of one measure a definition of its own, or the same figure', () => {
    const definitions = new Map(claims.map(({ id, definition }) => [id, definition]));
    // 89 of all who finish, 95 of those who apply; 15,000 on a plan, 60,000 with workshops.
    expect(definitions.get('placement')).not.toBe(definitions.get('placement-3-months'));
    expect(definitions.get('courses-placement')).toBe(definitions.get('placement-3-months'));
    expect(definitions.get('pricing-placement')).toBe(definitions.get('placement-3-months'));
    expect(definitions.get('students')).not.toBe(definitions.get('courses-graduates'));
  });

  test('counts 8-14 weeks and £59k-£119k over the same six courses', () => {
    const salaries = firstSixCourses.flatMap(({ salaryUsd }) => [...salaryUsd]);
    const weeks = firstSixCourses.map((course) => course.weeks);
    expect(
      `${formatSalary(Math.min(...salaries))}-${formatSalary(Math.max(...salaries))}`.toLowerCase(),
    ).toBe(getClaim('salary-span').figure);
    expect(`${Math.min(...weeks)}-${Math.max(...weeks)} weeks`).toBe(getClaim('training-weeks').figure);
    for (const { title } of firstSixCourses) {
      expect(getClaim('training-weeks').definition).toContain(title);
      expect(getClaim('salary-span').definition).toContain(title);
    }
  });

  test('shows no list price before there is evidence of sales', () => {
    expect(findClaim('list-price-cloud-devops-6month')).toBeNull();
    expect(findClaim('placement')).not.toBeNull();
  });

  test('gives the UK figures beside our ranges a source, a day and an address', () => {
    for (const id of ['uk-security-salary', 'uk-machine-learning-salary'] as const) {
      const { evidence } = getClaim(id);
      expect(evidence?.link, id).toMatch(/^https:\/\/www\.itjobswatch\.co\.uk\//);
      expect(evidence?.date, id).toMatch(/^202[56]-\d\d-\d\d$/);
    }
  });
});

describe('what a claim rests on', () => {
  const facts: ClaimFacts = {
    id: 'a',
    figure: '89%',
    pages: ['/'],
    basis: { kind: 'evidence' },
  };
  const evidence = {
    period: 'leavers of 2025',
    sample: '412 leavers',
    source: 'Survey, folder 12',
    date: '2026-10-01',
    until: '2026-11-28',
  };
  const words = (more?: Partial<ClaimWords>): Record<string, ClaimWords> => ({
    a: { text: 'job placement', definition: 'People in work, of all who finish.', ...more },
  });

  test('evidence is valid to the end of its last day', () => {
    expect(claimOf(facts, words({ evidence }), '2026-11-28').status).toBe('proven');
    expect(claimOf(facts, words({ evidence }), '2026-11-29').status).toBe('expired');
    expect(claimOf(facts, words(), '2026-11-28').status).toBe('unproven');
  });

  test('a count of the catalogue that is wrong backs nothing', () => {
    const counted = (holds: boolean): ClaimFacts => ({
      ...facts,
      basis: { kind: 'catalogue', holds, counted: 'Nine courses.' },
    });
    expect(claimOf(counted(true), words(), '2026-11-28').status).toBe('counted');
    expect(isBacked(claimOf(counted(false), words({ evidence }), '2026-11-28'))).toBe(false);
  });

  test('an entry of its own goes before that of its kind, and takes the evidence of the kind where it has none', () => {
    const family = { ...facts, id: 'growth-b', family: 'growth', subject: 'B' };
    const both = {
      'growth-*': { text: 'growth', definition: 'Of all fields, this one.', evidence },
      'growth-b': { text: 'growth', definition: 'The smallest of the fields.' },
    };
    expect(claimOf(family, both, '2026-11-28')).toMatchObject({
      text: 'B: growth',
      definition: 'The smallest of the fields.',
      status: 'proven',
    });
  });

  test('says so in the words of the site, for one and for several', () => {
    const open = claimOf(facts, words(), '2026-11-28');
    expect(claimNote([open])).toBe('Our own figure; evidence not yet published');
    expect(claimNote([open, open])).toBe('Our own figures; evidence not yet published');
    expect(claimNote([claimOf(facts, words({ evidence }), '2026-11-28')])).toBeNull();
  });
});
