import type { CourseSlug } from '#shared/catalogue/course.ts';

/** Where one week of a course is printed whole. */
export const sampleWeekPath = (slug: CourseSlug): string => `/courses/${slug}/sample-week`;
