/**
 * Courses as search engines read them. Prices come from the same rule as the pages. Ratings and review counts are left
 * out unless the register has evidence for them: in a search result they would be a claim without its note.
 */
import { getClaim } from '#shared/catalogue/claims.ts';
import type { Course } from '#shared/catalogue/courses.ts';
import { institute } from '#shared/catalogue/institute.ts';
import { paces, planFor, type PlanMonths } from '#shared/catalogue/plans.ts';
import { priceOf } from '#shared/rules/pricing.ts';
import { routeOf } from '#shared/rules/route.ts';

interface OfferData {
  readonly '@type': 'Offer';
  readonly name: string;
  readonly category: 'Paid';
  readonly price: number;
  readonly priceCurrency: string;
  readonly url: string;
}

interface CourseInstanceData {
  readonly '@type': 'CourseInstance';
  readonly name: string;
  readonly courseMode: 'Online';
  readonly courseSchedule: {
    readonly '@type': 'Schedule';
    /** Hours of one week, as an ISO 8601 duration. */
    readonly duration: string;
    readonly repeatFrequency: 'Weekly';
    readonly repeatCount: number;
  };
}

export interface CourseData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Course';
  readonly '@id': string;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly inLanguage: 'en-GB';
  readonly educationalLevel: string;
  readonly coursePrerequisites: string;
  readonly teaches: readonly string[];
  readonly provider: { readonly '@type': 'Organization'; readonly name: string; readonly url: string };
  readonly aggregateRating?: {
    readonly '@type': 'AggregateRating';
    readonly ratingValue: number;
    readonly reviewCount: number;
  };
  readonly offers: readonly OfferData[];
  readonly hasCourseInstance: readonly CourseInstanceData[];
}

export interface CourseListData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'ItemList';
  readonly name: string;
  readonly numberOfItems: number;
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly url: string;
  }[];
}

const bothPaces: readonly PlanMonths[] = [6, 12];

export const coursePath = (course: Pick<Course, 'slug'>): string => `/courses/${course.slug}`;

export function courseData(course: Course, site: URL): CourseData {
  const url = new URL(coursePath(course), site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': url,
    name: course.title,
    description: course.description,
    url,
    inLanguage: 'en-GB',
    educationalLevel: course.level,
    coursePrerequisites: course.bring,
    teaches: course.coreSkills,
    provider: { '@type': 'Organization', name: institute.name, url: new URL('/', site).href },
    ...(getClaim(`course-rating-${course.slug}`).status === 'proven'
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: course.rating,
            reviewCount: course.reviews,
          },
        }
      : {}),
    offers: bothPaces.map((months) => {
      const plan = planFor(course.slug, months);
      const price = priceOf(plan);
      return {
        '@type': 'Offer',
        name: plan.name,
        category: 'Paid',
        price: price.total,
        priceCurrency: price.currency.code,
        url: `${url}#prices`,
      };
    }),
    hasCourseInstance: bothPaces.map((months) => ({
      '@type': 'CourseInstance',
      name: planFor(course.slug, months).name,
      courseMode: 'Online',
      courseSchedule: {
        '@type': 'Schedule',
        duration: `PT${paces[months].hoursPerWeek[0]}H`,
        repeatFrequency: 'Weekly',
        // The hours a week are those of study, which ends before the plan does.
        repeatCount: routeOf(course.slug, months).study.last,
      },
    })),
  };
}

/** The courses in the order in which their page lists them. */
export function courseListData(courses: readonly Course[], site: URL): CourseListData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: `Courses of ${institute.name}`,
    numberOfItems: courses.length,
    itemListElement: courses.map((course, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: course.title,
      url: new URL(coursePath(course), site).href,
    })),
  };
}
