import { describe, expect, test } from 'vitest';
import { courseNeeds } from './course-needs.ts';
import {
  courses,
  courseSlugs,
  coursesFrom,
  findCourse,
  getCourse,
  popularCourses,
  startingPoints,
} from './courses.ts';
import { eworkProjects, eworkProjectsOf } from './ework-projects.ts';

/** The table of docs/contract/courses.md: title, weeks, salary in dollars, growth, and the home page's button. */
const specified = [
  ['Prompt Engineering', 8, 75_000, 120_000, 45, 'Enroll Now'],
  ['Cybersecurity with AI', 12, 95_000, 150_000, 35, 'Enroll Now'],
  ['AI Business Analyst', 10, 85_000, 130_000, 40, 'Enrol Today'],
  ['AI Data Analysis', 14, 90_000, 140_000, 50, 'Enroll Now'],
  ['Project Management', 10, 95_000, 145_000, 42, 'Enroll Now'],
  ['AI Business Automation', 12, 88_000, 135_000, 48, 'Enroll Now'],
  ['Artificial Intelligence & Machine Learning', 16, 120_000, 180_000, 55, 'Enroll Now'],
  ['Blockchain Development', 14, 100_000, 160_000, 65, 'Enroll Now'],
  ['Cloud Computing & DevOps', 12, 95_000, 145_000, 50, 'Enroll Now'],
] as const;

test('the nine courses are the contract’s, in its order', () => {
  expect(
    courses.map((course) => [
      course.title,
      course.weeks,
      ...course.salaryUsd,
      course.jobGrowthPercent,
      course.enrolLabel,
    ]),
  ).toEqual(specified);
});

test('ids are 1 to 9 and slugs are those of the list', () => {
  expect(courses.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(courses.map(({ slug }) => slug)).toEqual(courseSlugs);
});

describe.each(courses)('$title', (course) => {
  test('has phases that sum to its weeks', () => {
    expect(course.syllabus.reduce((sum, phase) => sum + phase.weeks, 0)).toBe(course.weeks);
    expect(course.syllabus.every((phase) => Number.isInteger(phase.weeks) && phase.weeks > 0)).toBe(true);
  });

  test('names roles, and no pay of its own for any of them', () => {
    expect(course.roles.length).toBeGreaterThanOrEqual(3);
    expect(new Set(course.roles).size).toBe(course.roles.length);
    for (const role of course.roles) expect(role).toMatch(/^[A-Z][A-Za-z ]+$/);
  });

  test('fills every list of its card and its catalogue entry', () => {
    for (const list of [
      course.immediateValue,
      course.futureProof,
      course.skills,
      course.strategicBenefits,
      course.coreSkills,
      course.industries,
    ]) {
      expect(list.length).toBeGreaterThanOrEqual(2);
      expect(new Set(list).size).toBe(list.length);
    }
    expect(course.rating).toBeGreaterThan(0);
    expect(course.rating).toBeLessThanOrEqual(5);
    expect(course.description).not.toContain('!');
  });

  test('has four eWork projects that tile its weeks exactly', () => {
    const projects = eworkProjectsOf(course.slug);
    expect(projects).toHaveLength(4);
    const covered = projects.flatMap(({ firstWeek, lastWeek }) =>
      Array.from({ length: lastWeek - firstWeek + 1 }, (_, index) => firstWeek + index),
    );
    expect(covered).toEqual(Array.from({ length: course.weeks }, (_, index) => index + 1));
  });
});

test('every course says what English it takes, and the eWork projects are 36, each with its weeks', () => {
  for (const { slug } of courses) expect(courseNeeds[slug].english, slug).toMatch(/B2/);
  expect(eworkProjects).toHaveLength(36);
  expect(new Set(eworkProjects.map(({ id }) => id)).size).toBe(36);
  for (const { weekRange } of eworkProjects) expect(weekRange).toMatch(/^Weeks \d+-\d+$|^Week \d+$/);
  expect(eworkProjectsOf('ai-data-analysis').map(({ weekRange }) => weekRange)).toEqual([
    'Weeks 1-3',
    'Weeks 4-7',
    'Weeks 8-11',
    'Weeks 12-14',
  ]);
});

test('every course starts from exactly one group of the home page', () => {
  const grouped = startingPoints.flatMap(({ id }) => coursesFrom(id));
  expect(grouped).toHaveLength(9);
  expect(new Set(grouped)).toEqual(new Set(courses));
});

test('the footer names six different courses', () => {
  expect(popularCourses).toHaveLength(6);
  expect(new Set(popularCourses.map((slug) => getCourse(slug).id)).size).toBe(6);
});

test('an unknown course is not found', () => {
  expect(findCourse('cloud-devops')?.id).toBe(9);
  expect(findCourse('toString')).toBeNull();
});
