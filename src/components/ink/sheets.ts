/** The marked page of a course, and the public week that it belongs to. */
import { getEntry } from 'astro:content';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import type { MarkedSheet } from '#shared/catalogue/words.ts';

export interface SheetOfWeek {
  readonly sheet: MarkedSheet;
  readonly week: number;
  /** The title of that week's task. */
  readonly title: string;
}

/** @throws Error where content/ lacks a part, which the build has looked for before any page is made */
export async function getMarkedSheet(slug: CourseSlug): Promise<SheetOfWeek> {
  const sheet = (await getEntry('marked-sheets', slug))?.data;
  const week = (await getEntry('public-weeks', slug))?.data.week;
  const task = (await getEntry('ework-weeks', `${slug}-w${String(week).padStart(2, '0')}`))?.data;
  if (!sheet || week === undefined || !task) throw new Error(`No marked page for ${slug}.`);
  return { sheet, week, title: task.title };
}
