import { courseSlugs } from '#shared/catalogue/courses.ts';
import type { EworkCourse } from '#shared/contracts/ework-shapes.ts';
import { toCourse } from './rows.ts';

/** The courses that a student can be given. */
export function listEworkCourses(): Promise<{ success: true; courses: EworkCourse[] }> {
  return Promise.resolve({ success: true, courses: courseSlugs.map(toCourse) });
}
