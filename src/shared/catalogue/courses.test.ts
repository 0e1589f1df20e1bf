import { describe, expect, test } from 'vitest';
import {
  courses,
  courseSlugs,
  coursesFrom,
  findCourse,
  getCourse,
  getCourseById,
  popularCourses,
  startingPoints,
  type CourseSlug,
} from './courses.ts';
import { eworkProjects, eworkProjectsOf } from './ework-projects.ts';
import { eworkTasksOf } from './ework-tasks.ts';

/** The specification's table: title, weeks, salary in dollars, growth, and the home page's button. */
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

test('the nine courses are the specified ones, in its order', () => {
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

  test('has career paths within its salary range, lowest first', () => {
    const [low, high] = course.salaryUsd;
    const paths = course.careerPaths;
    expect(paths.length).toBeGreaterThanOrEqual(3);
    expect(paths[0]?.salaryUsd[0]).toBe(low);
    expect(paths.at(-1)?.salaryUsd[1]).toBe(high);
    for (const { salaryUsd } of paths) {
      expect(salaryUsd[0]).toBeGreaterThanOrEqual(low);
      expect(salaryUsd[1]).toBeLessThanOrEqual(high);
      expect(salaryUsd[0]).toBeLessThan(salaryUsd[1]);
    }
    expect(paths.map(({ salaryUsd }) => salaryUsd[0])).toEqual(
      paths.map(({ salaryUsd }) => salaryUsd[0]).sort((a, b) => a - b),
    );
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

test('courses that run machines or models at home say how much memory that takes, and no others', () => {
  const needsMemory = (slug: CourseSlug) =>
    /VirtualBox|Docker|Ollama/.test(JSON.stringify(eworkTasksOf(slug)));
  for (const { slug, bring } of courses) expect(bring.includes('16 GB'), slug).toBe(needsMemory(slug));
});

test('each eWork project is a whole brief for a client of its own', () => {
  expect(eworkProjects).toHaveLength(36);
  expect(new Set(eworkProjects.map(({ id }) => id)).size).toBe(36);
  expect(new Set(eworkProjects.map(({ title }) => title)).size).toBe(36);
  expect(new Set(eworkProjects.map(({ client }) => client)).size).toBe(36);
  for (const project of eworkProjects) {
    expect(project.deliverables.length).toBeGreaterThanOrEqual(3);
    expect(project.description.length).toBeGreaterThan(120);
    expect(project.mentorGuidance.length).toBeGreaterThan(60);
    expect(project.weekRange).toMatch(/^Weeks \d+-\d+$|^Week \d+$/);
  }
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

test('an unknown course is not found, and an unknown id is an error', () => {
  expect(findCourse('cloud-devops')?.id).toBe(9);
  expect(findCourse('toString')).toBeNull();
  expect(getCourseById(7).slug).toBe('ai-machine-learning');
  expect(() => getCourseById(10)).toThrow(RangeError);
});
