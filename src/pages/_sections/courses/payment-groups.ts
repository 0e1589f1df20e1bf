/** The courses that cost the same at both paces, for a comparison in a few lines. */
import { courses, type Course } from '#shared/catalogue/courses.ts';
import { planFor } from '#shared/catalogue/plans.ts';
import { priceOf, type Price } from '#shared/rules/pricing.ts';

export interface PaymentGroup {
  readonly courses: readonly Course[];
  readonly six: Price;
  readonly twelve: Price;
}

/** Cheapest first; within a group the courses keep the catalogue's order. */
export function paymentGroups(): PaymentGroup[] {
  const groups = new Map<string, PaymentGroup & { courses: Course[] }>();
  for (const course of courses) {
    const six = priceOf(planFor(course.slug, 6));
    const twelve = priceOf(planFor(course.slug, 12));
    const key = `${six.total} ${twelve.total}`;
    const group = groups.get(key);
    if (group) group.courses.push(course);
    else groups.set(key, { courses: [course], six, twelve });
  }
  return [...groups.values()].sort((a, b) => a.six.total - b.six.total || a.twelve.total - b.twelve.total);
}
