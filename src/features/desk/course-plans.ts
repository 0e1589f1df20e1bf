import type { CourseSlug } from '#shared/catalogue/course.ts';

/** A course with the prices of its two plans, which the page takes from the catalogue. */
export interface CoursePlans {
  slug: CourseSlug;
  title: string;
  /** Sign of the currency. */
  symbol: string;
  /** By months; of the whole plan, in whole units. */
  prices: Readonly<Record<6 | 12, number>>;
}
