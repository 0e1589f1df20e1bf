import fc from 'fast-check';
import { expect, it } from 'vitest';
import { courseSlugs } from '../catalogue/course.ts';
import { projectCategories } from '../catalogue/learner-projects/project.ts';
import { learnerProjects } from '../catalogue/learner-projects.ts';
import { categoryOfCourse, enrolmentProgress } from './enrolment-progress.ts';

const projects = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,6}$/),
    category: fc.constantFrom(...projectCategories),
    courses: fc.uniqueArray(fc.constantFrom(...courseSlugs), { maxLength: 3 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

it('is the share of the projects of that course, and 100 only when none is left', () => {
  fc.assert(
    fc.property(projects, fc.constantFrom(...courseSlugs), fc.func(fc.boolean()), (all, course, chooses) => {
      const done = new Set(all.filter(({ id }) => chooses(id)).map(({ id }) => id));
      const { progress, projectsCompleted, projectsTotal } = enrolmentProgress(course, all, done);
      const own = all.filter(({ courses }) => courses.includes(course));
      expect(projectsTotal).toBe(own.length);
      expect(projectsCompleted).toBe(own.filter(({ id }) => done.has(id)).length);
      expect(progress === 100).toBe(own.length > 0 && projectsCompleted === projectsTotal);
      expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true);
      // What belongs to other courses changes nothing.
      expect(enrolmentProgress(course, own, done)).toEqual({ progress, projectsCompleted, projectsTotal });
    }),
  );
});

it('says that two of three are 66 per cent', () => {
  const all = ['a', 'b', 'c'].map((id) => ({
    id,
    category: 'AI_ML' as const,
    courses: ['cloud-devops' as const],
  }));
  expect(enrolmentProgress('cloud-devops', all, new Set(['a', 'c', 'x']))).toEqual({
    progress: 66,
    projectsCompleted: 2,
    projectsTotal: 3,
  });
});

it('gives a course the category that most of its projects have', () => {
  const course = 'cloud-devops' as const;
  const of = (...categories: (typeof projectCategories)[number][]) =>
    categories.map((category, i) => ({ id: String(i), category, courses: [course] }));
  expect(categoryOfCourse(course, of('AI_ML', 'DATA_ENGINEERING', 'DATA_ENGINEERING'))).toBe(
    'DATA_ENGINEERING',
  );
  expect(categoryOfCourse(course, of('DATA_ENGINEERING', 'CLOUD_DEVOPS'))).toBe('CLOUD_DEVOPS');
  expect(categoryOfCourse('cloud-devops', learnerProjects)).toBe('CLOUD_DEVOPS');
});
