import { describe, expect, test } from 'vitest';
import { courseSlugs } from '../catalogue/course.ts';
import { getCourse } from '../catalogue/courses.ts';
import { learnerProjectsOf } from '../catalogue/learner-projects.ts';
import { planFor } from '../catalogue/plans.ts';
import {
  certificateSentence,
  certificatesAccount,
  examSentence,
  projectsAccount,
  projectsRange,
  projectsSentence,
  routeOf,
  studyText,
  weeksText,
} from './route.ts';

test('the route of AI Business Analyst in six months, week by week', () => {
  const route = routeOf('ai-business-analyst', 6);
  expect(route).toMatchObject({
    weeks: 26,
    study: { first: 1, last: 10 },
    projects: 3,
    markedWeeks: { first: 3, last: 10 },
    fromList: null,
    exams: [{ name: 'AI Business Analyst Foundational', week: 12 }],
    applications: { first: 11, last: 26 },
  });
  expect(route.briefs.map(({ weeks }) => weeksText(weeks))).toEqual([
    'weeks 1 to 2',
    'weeks 3 to 5',
    'weeks 6 to 8',
    'weeks 9 to 10',
  ]);
  expect(route.briefs.map(({ isMarked }) => isMarked)).toEqual([false, true, true, true]);
  expect(projectsSentence(route)).toBe(
    'A mentor marks 3 projects: the last 3 of the 4 briefs of the course, in weeks 3 to 10. The first is practice.',
  );
  expect(examSentence(route)).toBe('AI Business Analyst Foundational: exam in week 12.');
});

test('the same course in twelve months takes twice the weeks and has three projects more', () => {
  const route = routeOf('ai-business-analyst', 12);
  expect(route).toMatchObject({
    weeks: 52,
    study: { first: 1, last: 20 },
    projects: 6,
    markedWeeks: { first: 1, last: 20 },
    fromList: { count: 2, weeks: { first: 21, last: 28 } },
    exams: [
      { name: 'AI Business Analyst Foundational', week: 22 },
      { name: 'AI Business Analyst Professional', week: 26 },
    ],
    applications: { first: 21, last: 52 },
  });
  expect(studyText('ai-business-analyst')).toBe('10 weeks at the 6-month pace, 20 at the 12-month pace');
});

test('AI & Machine Learning marks four at six months, eight at twelve, and has no exam of its own', () => {
  const six = routeOf('ai-machine-learning', 6);
  expect(six).toMatchObject({
    projects: 4,
    fromList: null,
    exams: [{ name: 'AI Data Analysis Foundational', week: 22 }],
  });
  const twelve = routeOf('ai-machine-learning', 12);
  expect(twelve).toMatchObject({
    projects: 8,
    fromList: { count: 4, weeks: { first: 33, last: 48 } },
    exams: [],
  });
  expect(examSentence(twelve)).toBe(
    'The certificate of completion follows week 32. There is no exam: AI Data Analysis Foundational is in the 6-month plan only.',
  );
  expect(examSentence(six)).toBe(
    'The certificate of completion follows week 16. AI Data Analysis Foundational: exam in week 22.',
  );
  expect(certificateSentence('ai-machine-learning')).toBe(
    'It leads to a certificate of completion; the course has no exam of its own yet. The 6-month plan adds the AI Data Analysis Foundational exam, after 6 more weeks of training; the 12-month plan has no exam. Certificates are our own, not regulated by Ofqual.',
  );
});

describe.each(courseSlugs.flatMap((slug) => [[slug, 6] as const, [slug, 12] as const]))(
  '%s over %i months',
  (slug, months) => {
    const route = routeOf(slug, months);

    test('ends inside the plan, with time left to apply', () => {
      const last = Math.max(
        route.study.last,
        route.fromList?.weeks.last ?? 0,
        ...route.exams.map(({ week }) => week),
      );
      expect(last).toBeLessThanOrEqual(route.weeks);
      expect(route.applications.last - route.applications.first).toBeGreaterThanOrEqual(8);
      expect(route.study.last).toBe(getCourse(slug).weeks * (months === 6 ? 1 : 2));
    });

    test('has as many projects as the plan says, each of them written', () => {
      const marked = route.briefs.filter(({ isMarked }) => isMarked).length;
      expect(marked + (route.fromList?.count ?? 0)).toBe(planFor(slug, months).projects);
      expect(learnerProjectsOf(slug).length).toBeGreaterThanOrEqual(route.fromList?.count ?? 0);
    });
  },
);

test('the account of certificates says which plans have which exams', () => {
  expect(certificatesAccount).toContain(
    'have no exam of their own yet and give a certificate of completion. Their 6-month plans add an exam of another track: AI Data Analysis Foundational with AI & Machine Learning, Cybersecurity Foundational with Blockchain Development and Cybersecurity Foundational with Cloud & DevOps. Their 12-month plans have no exam.',
  );
});

test('the account of all courses agrees with the plans', () => {
  expect([projectsRange(6), projectsRange(12)]).toEqual(['3-4', '6-8']);
  for (const slug of courseSlugs) {
    const isLong = slug === 'ai-machine-learning';
    expect(routeOf(slug, 6).projects).toBe(isLong ? 4 : 3);
    expect(routeOf(slug, 12).fromList?.count).toBe(isLong ? 4 : 2);
  }
  expect(projectsAccount).toContain('two more that you choose from our project list');
});
