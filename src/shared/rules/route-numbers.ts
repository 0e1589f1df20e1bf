/**
 * Whether a text about plans says only what the route model, the plans and the prices say: for the build, which holds every
 * page to it, and for tests of mails and of the assistant.
 */
import { certificationTracks } from '../catalogue/certifications.ts';
import type { CourseSlug } from '../catalogue/course.ts';
import { getCourse } from '../catalogue/courses.ts';
import { paces, plans, type Plan, type PlanId } from '../catalogue/plans.ts';
import { formatPrice } from './money.ts';
import { monthlyRange, priceOf, priceRange, schedule } from './pricing.ts';
import { routeOf, type Weeks } from './route.ts';

/** What may be said of plans in one place: the numbers of all that the place is about. */
export interface PlanNumbers {
  /** '10': how many weeks something takes. */
  readonly weeks: Set<number>;
  /** '3-10': from which week to which. */
  readonly spans: Set<string>;
  /** '12': in which week something happens. */
  readonly dates: Set<number>;
  readonly projects: Set<number>;
  /** '£316' */
  readonly amounts: Set<string>;
}

const none = (): PlanNumbers => ({
  weeks: new Set(),
  spans: new Set(),
  dates: new Set(),
  projects: new Set(),
  amounts: new Set(),
});
const spanOf = ({ first, last }: Weeks): string => `${first}-${last}`;

/** Everything that the route model, the plan and the course say of one plan. */
function numbersOf(plan: Plan): PlanNumbers {
  const course = getCourse(plan.courseSlug);
  const route = routeOf(plan.courseSlug, plan.months);
  const price = priceOf(plan);
  const lists = [
    route.study,
    route.markedWeeks,
    route.applications,
    ...route.briefs.map(({ weeks }) => weeks),
  ];
  let week = 0;
  // At its own pace, and as the course's own syllabus counts them.
  const { stretch } = paces[plan.months];
  const phases = course.syllabus.flatMap(({ weeks }) => {
    week += weeks;
    const first = week - weeks + 1;
    return [
      { first, last: week },
      { first: (first - 1) * stretch + 1, last: week * stretch },
    ];
  });
  const { fromList, markedWeeks } = route;
  const allProjects = fromList ? [fromList.weeks, { ...markedWeeks, last: fromList.weeks.last }] : [];
  const spans = [...lists, ...phases, ...allProjects];
  const added = route.hasOwnExam ? [] : route.exams.map(({ week: exam }) => exam - route.study.last);
  return {
    weeks: new Set([
      course.weeks,
      route.study.last,
      route.weeks,
      ...course.syllabus.map(({ weeks }) => weeks),
      ...added,
    ]),
    spans: new Set(spans.map(spanOf)),
    dates: new Set([
      ...spans.flatMap(({ first, last }) => [first, last]),
      ...route.exams.map((exam) => exam.week),
    ]),
    projects: new Set([
      route.projects,
      route.briefs.length,
      route.briefs.filter(({ isMarked }) => isMarked).length,
      ...(route.fromList ? [route.fromList.count] : []),
    ]),
    amounts: new Set([
      ...[price.total, price.monthly, price.upfront].map((amount) => formatPrice(amount, price.currency)),
      ...(schedule(price).match(/£[\d,]+/g) ?? []),
    ]),
  };
}

function together(all: readonly PlanNumbers[]): PlanNumbers {
  const joined = none();
  for (const one of all)
    for (const key of Object.keys(joined) as (keyof PlanNumbers)[])
      for (const value of one[key]) (joined[key] as Set<unknown>).add(value);
  return joined;
}

export const numbersOfPlan = (id: PlanId): PlanNumbers =>
  together(plans.filter((plan) => plan.id === id).map(numbersOf));

export const numbersOfCourse = (slug: CourseSlug): PlanNumbers =>
  together(plans.filter(({ courseSlug }) => courseSlug === slug).map(numbersOf));

/** For what is about no course in particular. */
export const numbersOfAll: PlanNumbers = (() => {
  const all = together(plans.map(numbersOf));
  for (const { weeks } of certificationTracks.flatMap(({ levels }) => levels)) all.weeks.add(weeks);
  for (const range of [priceRange(), priceRange(6), priceRange(12), monthlyRange(6), monthlyRange(12)])
    for (const amount of range.text.match(/£[\d,]+/g) ?? []) all.amounts.add(amount);
  return all;
})();

const words: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  sixteen: 16,
};
const amount = `(\\d+|${Object.keys(words).join('|')})`;
const numberOf = (text: string): number => words[text.toLowerCase()] ?? Number(text);

/** What in a text disagrees with the numbers, word for word. Empty where nothing does. */
export function listDisagreements(text: string, numbers: PlanNumbers): string[] {
  const wrong: string[] = [];
  const look = (pattern: string, holds: (...groups: string[]) => boolean) => {
    for (const match of text.matchAll(new RegExp(pattern, 'gi')))
      if (!holds(...match.slice(1))) wrong.push(match[0].trim());
  };
  look('\\bweeks (\\d+)(?: to |-|–)(\\d+)', (first = '', last = '') => numbers.spans.has(`${first}-${last}`));
  look('\\bweek (\\d+)\\b', (week = '') => numbers.dates.has(Number(week)));
  look(`(?<![-–\\d])\\b${amount}(?:(?: to |-|–)${amount})? weeks\\b`, (least = '', most = '') =>
    [least, most].every((count) => count === '' || numbers.weeks.has(numberOf(count))),
  );
  look(
    `(?<![-–\\d])\\b${amount}(?:(?: to |-|–)${amount})? (?:eWork |simulated |practice |finished )?projects\\b`,
    (least = '', most = '') =>
      [least, most].every((count) => count === '' || numbers.projects.has(numberOf(count))),
  );
  look('(£[\\d,]+) (?:a month|in total|at once)', (price = '') => numbers.amounts.has(price));
  look('payments? of (£[\\d,]+)', (price = '') => numbers.amounts.has(price));
  return wrong;
}
