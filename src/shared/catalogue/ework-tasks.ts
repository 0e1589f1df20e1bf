/**
 * The weekly eWork tasks: one for each week of a course, within its four eWork projects. What a task says is in
 * content/ework; here is what progress, plans and hours are counted with.
 */
import type { CourseSlug } from './course.ts';
import type { WeeksOf } from './courses.ts';

/**
 * Whole hours for the week's task alone. Over a course they come to half of its stated hours a week (for 15 to 20
 * hours: 7.5 to 10 on average); the other half is for lessons, reading and the mentor. A single week may be lighter or
 * heavier, as work is.
 */
export type EworkHours = 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

export type EworkTaskId = `${CourseSlug}-w${string}`;

export interface EworkTask {
  /** Such as 'prompt-engineering-w01'. Progress in the database points at it: it never changes meaning. */
  readonly id: EworkTaskId;
  readonly courseSlug: CourseSlug;
  readonly week: number;
  readonly estimatedHours: EworkHours;
}

/** The hours of a course, week by week: a week too many or too few fails the build. */
export type HoursOf<Slug extends CourseSlug> = OneForEach<WeeksOf<Slug>>;

type OneForEach<Weeks extends number, Done extends EworkHours[] = []> = Done['length'] extends Weeks
  ? Readonly<Done>
  : OneForEach<Weeks, [...Done, EworkHours]>;

const hours: { readonly [Slug in CourseSlug]: HoursOf<Slug> } = {
  'prompt-engineering': [8, 8, 9, 9, 10, 9, 10, 9],
  'cybersecurity-with-ai': [8, 9, 7, 9, 9, 9, 12, 10, 9, 10, 11, 9],
  'ai-business-analyst': [8, 7, 9, 8, 10, 8, 8, 9, 8, 9],
  'ai-data-analysis': [8, 9, 8, 10, 10, 10, 9, 9, 10, 8, 8, 9, 11, 9],
  'project-management': [7, 7, 9, 8, 8, 9, 9, 9, 9, 9],
  'ai-business-automation': [8, 7, 10, 9, 8, 8, 11, 12, 10, 9, 10, 8],
  'ai-machine-learning': [8, 9, 8, 10, 9, 8, 12, 9, 9, 9, 12, 8, 12, 9, 11, 8],
  'blockchain-development': [8, 9, 8, 9, 10, 8, 10, 9, 11, 12, 10, 10, 11, 9],
  'cloud-devops': [10, 9, 8, 9, 11, 9, 9, 10, 10, 9, 9, 10],
};

const bySlug = new Map<CourseSlug, readonly EworkTask[]>();
for (const [slug, weeks] of Object.entries(hours) as [CourseSlug, readonly EworkHours[]][]) {
  bySlug.set(
    slug,
    weeks.map((estimatedHours, index) => {
      const week = index + 1;
      const id: EworkTaskId = `${slug}-w${String(week).padStart(2, '0')}`;
      return { id, courseSlug: slug, week, estimatedHours };
    }),
  );
}

/** In the order of the weeks. */
export function eworkTasksOf(slug: CourseSlug): readonly EworkTask[] {
  return bySlug.get(slug) ?? [];
}

/** Of all courses, in the order of the catalogue. */
export const eworkTasks: readonly EworkTask[] = [...bySlug.values()].flat();

const byId: ReadonlyMap<string, EworkTask> = new Map(eworkTasks.map((task) => [task.id, task]));

export function findEworkTask(id: string): EworkTask | null {
  return byId.get(id) ?? null;
}
