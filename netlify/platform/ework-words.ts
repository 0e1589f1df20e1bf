import { readFile } from 'node:fs/promises';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import type { EworkTaskWords, MentorPages } from '#shared/catalogue/words.ts';
import type { WeekLesson } from '#shared/contracts/ework-lesson.ts';

/** Relative to the working directory, and so that Netlify's bundler does not guess: netlify.toml lists these files. */
const fileOf = (folder: string, name: string): string =>
  ['netlify', 'generated', folder, `${name}.json`].join('/');

const read = new Map<CourseSlug, Promise<Readonly<Record<string, EworkTaskWords>>>>();

/** What the weeks of one course say, by the id of the task. Read once; the build made it from content/ework. */
export function eworkWordsOf(slug: CourseSlug): Promise<Readonly<Record<string, EworkTaskWords>>> {
  const known = read.get(slug);
  if (known) return known;
  const words = readFile(fileOf('ework', slug), 'utf8').then(
    (text) => JSON.parse(text) as Readonly<Record<string, EworkTaskWords>>,
  );
  read.set(slug, words);
  return words;
}

/** What the mentors of one course read beside the work of each of its projects, in order. No other function carries these files. */
export async function mentorSheetsOf(slug: CourseSlug): Promise<readonly MentorPages[]> {
  return JSON.parse(await readFile(fileOf('mentor-sheets', slug), 'utf8')) as MentorPages[];
}

/** The lesson of one week, by the id of a task of the catalogue; null where it is not written yet. */
export async function eworkLessonOf(taskId: string): Promise<WeekLesson | null> {
  try {
    return JSON.parse(await readFile(fileOf('ework-lessons', taskId), 'utf8')) as WeekLesson;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
