/** What an eWork task is: the commission of one week. The tasks themselves are in `<slug>.ts` beside this file. */
import type { CourseSlug } from '../course.ts';
import type { WeeksOf } from '../courses.ts';

export interface EworkResource {
  /** As its publisher calls it, with the publisher where the title does not say. */
  readonly title: string;
  readonly address: `https://${string}`;
}

/**
 * Whole hours for the week's task alone. Over a course they come to half of its stated hours a week (for 15 to 20
 * hours: 7.5 to 10 on average); the other half is for lessons, reading and the mentor. A single week may be lighter or
 * heavier, as work is.
 */
export type EworkHours = 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** Three to six. */
type Objectives = readonly [string, string, string, string?, string?, string?];
/** Two to four. */
type TwoToFour<Item> = readonly [Item, Item, Item?, Item?];

export interface EworkTask {
  /** Such as 'prompt-engineering-w01'. Progress in the database points at it: it never changes meaning. */
  readonly id: `${CourseSlug}-w${number}`;
  readonly week: number;
  readonly title: string;
  /** 80 to 150 words: the situation at the project's client, what to make, why it matters, what usually goes wrong. */
  readonly description: string;
  readonly estimatedHours: EworkHours;
  /** Each can be ticked, or not, by looking at the work. */
  readonly objectives: Objectives;
  /** Form, length and what makes it good. */
  readonly deliverables: TwoToFour<string>;
  /** Public primary references at stable addresses. */
  readonly resources: TwoToFour<EworkResource>;
}

type TwoDigits<Week extends number> = `${Week}` extends `${string}${infer Rest}`
  ? Rest extends ''
    ? `0${Week}`
    : `${Week}`
  : never;

interface TaskOfWeek<Slug extends CourseSlug, Week extends number> extends EworkTask {
  readonly id: EworkTask['id'] & `${Slug}-w${TwoDigits<Week>}`;
  readonly week: Week;
}

type TasksUpTo<
  Slug extends CourseSlug,
  Weeks extends number,
  Done extends unknown[] = [],
> = Done['length'] extends Weeks
  ? Readonly<Done>
  : TasksUpTo<Slug, Weeks, [...Done, TaskOfWeek<Slug, [...Done, unknown]['length'] & number>]>;

/**
 * One task for each week of a course, in order. A missing, surplus or repeated week, a week out of order and an id that
 * is not of its course and week fail the build.
 */
export type EworkTasks<Slug extends CourseSlug> = TasksUpTo<Slug, WeeksOf<Slug>>;
