import { expect, test } from 'vitest';
import { courseSlugs } from '../../src/shared/catalogue/course.ts';
import { getCourse } from '../../src/shared/catalogue/courses.ts';
import { eworkTasks, eworkTasksOf } from '../../src/shared/catalogue/ework-tasks.ts';
import { startOfWeek } from '../../src/shared/rules/course-start.ts';
import { hoursOfWeek } from '../../src/shared/rules/week-hours.ts';
import { getCollection } from './collections.ts';

const lessons = getCollection('eworkLessons');
const starts = getCollection('courseStarts');
const materials = getCollection('materials');

test('each of the 108 weeks has a plan, questions, a worked example, hints and where it leads', () => {
  expect([...lessons.keys()]).toEqual(eworkTasks.map(({ id }) => id));
  expect([...starts.keys()]).toEqual(courseSlugs);
});

test.each(courseSlugs)('the parts of each week of %s come to the hours that its page states', (slug) => {
  const [low, high] = getCourse(slug).hoursPerWeek;
  const outside = eworkTasksOf(slug).flatMap(({ id, week, estimatedHours }) => {
    const start = startOfWeek(starts.get(slug), week);
    const { task, lesson, guided, total } = hoursOfWeek(estimatedHours, { plan: lessons.get(id)!.plan, start });
    return total < low || total > high ? [`${id}: ${task} + ${lesson} + ${guided} = ${total}`] : [];
  });
  expect(outside, `outside ${low} to ${high} hours`).toEqual([]);
});

test('each data set belongs to a week, and what a course needs first is installed in one of its weeks', () => {
  const used = new Set(
    [...lessons].flatMap(([id, lesson]) => lesson.materials.map((name) => `${id.replace(/-w\d\d$/, '')}/${name}`)),
  );
  expect([...used].toSorted()).toEqual([...materials.keys()].toSorted());
  for (const slug of courseSlugs)
    for (const { name, week } of starts.get(slug)!.install)
      expect(week, `${slug}: ${name}`).toBeLessThanOrEqual(getCourse(slug).weeks);
});
