/** The week of a course that is printed in public, with everything that belongs to it. */
import { getEntry } from 'astro:content';
import type { Course } from '#shared/catalogue/courses.ts';
import { eworkProjectsOf, type EworkProject } from '#shared/catalogue/ework-projects.ts';
import { eworkTasksOf } from '#shared/catalogue/ework-tasks.ts';
import type {
  CourseStart,
  EworkProjectWords,
  EworkTaskWords,
  Lesson,
  Material,
  PublicWeek,
} from '#shared/catalogue/words.ts';
import { startOfWeek } from '#shared/rules/course-start.ts';
import { hoursOfWeek, type WeekHours } from '#shared/rules/week-hours.ts';

export interface SampleWeek extends PublicWeek {
  readonly hours: WeekHours;
  readonly brief: EworkProject & EworkProjectWords;
  readonly task: EworkTaskWords;
  readonly lesson: Omit<Lesson, 'materials'>;
  readonly materials: readonly Material[];
  readonly start: CourseStart | null;
}

/** @throws Error where content/ lacks a part, which the tests of content/ do not let happen */
export async function getSampleWeek(course: Course): Promise<SampleWeek> {
  const { slug } = course;
  const published = (await getEntry('public-weeks', slug))?.data;
  const id = `${slug}-w${String(published?.week).padStart(2, '0')}`;
  const fact = eworkTasksOf(slug).find((one) => one.id === id);
  const project = eworkProjectsOf(slug).find(({ number }) => number === published?.project);
  const task = (await getEntry('ework-weeks', id))?.data;
  const lesson = (await getEntry('ework-lessons', id))?.data;
  const words = project && (await getEntry('ework-projects', project.id))?.data;
  if (!published || !fact || !project || !words || !task || !lesson)
    throw new Error(`The sample week of ${slug} is not whole.`);
  const start = startOfWeek((await getEntry('course-starts', slug))?.data, published.week);
  const { materials: names, ...rest } = lesson;
  const materials = await Promise.all(
    names.map(async (name) => {
      const material = await getEntry('materials', `${slug}/${name}`);
      if (!material) throw new Error(`The lesson of ${id} names the data set "${name}".`);
      return material.data;
    }),
  );
  return {
    ...published,
    hours: hoursOfWeek(fact.estimatedHours, { plan: rest.plan, start }),
    brief: { ...project, ...words },
    task,
    lesson: rest,
    materials,
    start,
  };
}
