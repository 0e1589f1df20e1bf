import * as z from 'zod/mini';
import { getCourse, findCourse, type CourseSlug } from '#shared/catalogue/courses.ts';
import { eworkTasksOf, type EworkTask } from '#shared/catalogue/ework-tasks.ts';
import type { EworkItem, EworkTaskWords } from '#shared/catalogue/words.ts';
import type {
  EworkCourse,
  EworkListedStudent,
  EworkStudent,
  EworkTaskProgress,
} from '#shared/contracts/ework-shapes.ts';
import {
  eworkTaskStatuses,
  percentOfTask,
  progressOfCourse,
  settleRemoved,
  untouchedTask,
  type TaskRecord,
} from '#shared/rules/ework-progress.ts';
import type { Deps } from '../deps.ts';
import { toMomentOrNull } from '../moment.ts';

/** What the database's functions answer, and what it is for a caller. Facts about courses and tasks come from the catalogue. */

export const studentRow = z.object({
  added: z.int(),
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  course: z.nullable(z.string()),
  isEnded: z.boolean(),
  lastActivityAt: z.nullable(z.string()),
  completedTasks: z.array(z.string()),
});
export type StudentRow = z.output<typeof studentRow>;

export const taskRow = z.object({
  taskId: z.string(),
  /** Numbers of items that are ticked; those that the task no longer has stay. */
  objectives: z.array(z.int()),
  deliverables: z.array(z.int()),
  status: z.enum(eworkTaskStatuses),
});
export type TaskRow = z.output<typeof taskRow>;

export function toCourse(slug: CourseSlug): EworkCourse {
  const { id, title, level, weeks } = getCourse(slug);
  return { id, title, difficulty: level, duration: weeks };
}

/** A course that the catalogue no longer has is no course: the student sees that none is assigned. */
const courseOf = (row: { course: string | null }) => (row.course === null ? null : findCourse(row.course));

export function toCourseOrNull(slug: string | null): EworkCourse | null {
  const course = courseOf({ course: slug });
  return course && toCourse(course.slug);
}

export function toStudent(row: StudentRow): EworkStudent {
  const course = courseOf(row);
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    assignment: course ? { course: toCourse(course.slug) } : null,
  };
}

export function toListedStudent(row: StudentRow): EworkListedStudent {
  const course = courseOf(row);
  const done = new Set(row.completedTasks);
  const { completed, total, percent } = progressOfCourse(
    (course ? eworkTasksOf(course.slug) : []).map(({ id }) => ({
      status: done.has(id) ? 'completed' : 'not_started',
    })),
  );
  return {
    ...toStudent(row),
    progress: percent,
    completedTasks: completed,
    totalTasks: total,
    lastActivityAt: toMomentOrNull(row.lastActivityAt),
    access: row.isEnded ? 'ended' : 'open',
  };
}

/** A task with its words, which the functions read apart from it. */
export interface WordedTask {
  readonly task: EworkTask;
  readonly words: EworkTaskWords;
}

const numbersOf = (items: readonly EworkItem[]): number[] => items.map(({ number }) => number);

/** The numbers of the items that the task has now, as the database's functions ask for them. */
export const itemNumbers = ({ words }: WordedTask) => ({
  p_objectives: numbersOf(words.objectives),
  p_deliverables: numbersOf(words.deliverables),
});

/** Callers know an item by its place in the list; the database by its number, which it keeps when the list changes. */
const placesOf = (items: readonly EworkItem[], numbers: readonly number[]): number[] =>
  items.flatMap(({ number }, place) => (numbers.includes(number) ? [place] : []));

export function toTaskProgress({ task, words }: WordedTask, row: TaskRow | undefined): EworkTaskProgress {
  const { objectives, deliverables, removed } = words;
  const counts = { objectives: objectives.length, deliverables: deliverables.length };
  const hasOpenRemoved =
    row !== undefined &&
    (removed.objectives.some((number) => !row.objectives.includes(number)) ||
      removed.deliverables.some((number) => !row.deliverables.includes(number)));
  const stored: TaskRecord = row
    ? {
        status: row.status,
        completedObjectives: placesOf(objectives, row.objectives),
        completedDeliverables: placesOf(deliverables, row.deliverables),
      }
    : untouchedTask;
  const record = hasOpenRemoved ? settleRemoved(stored, counts) : stored;
  return {
    task: {
      id: task.id,
      title: words.title,
      description: words.description,
      weekNumber: task.week,
      estimatedHours: task.estimatedHours,
      objectives: objectives.map(({ text }) => text),
      deliverables: deliverables.map(({ text }) => text),
      resources: words.resources.map(({ title, address }) => ({ title, address })),
    },
    progress: percentOfTask(record, counts),
    status: record.status,
    completedObjectives: [...record.completedObjectives],
    completedDeliverables: [...record.completedDeliverables],
  };
}

/** @throws Error for a task whose words the build did not make */
export async function withWords(task: EworkTask, deps: Pick<Deps, 'eworkWordsOf'>): Promise<WordedTask> {
  const words = (await deps.eworkWordsOf(task.courseSlug))[task.id];
  if (!words) throw new Error(`No words for ${task.id}`);
  return { task, words };
}

/** Every task of a course in the order of its weeks, touched or not. */
export async function toCourseProgress(
  course: string | null,
  rows: readonly TaskRow[],
  deps: Pick<Deps, 'eworkWordsOf'>,
): Promise<EworkTaskProgress[]> {
  const known = course === null ? null : findCourse(course);
  if (!known) return [];
  const byId = new Map(rows.map((row) => [row.taskId, row]));
  const tasks = await Promise.all(eworkTasksOf(known.slug).map((task) => withWords(task, deps)));
  return tasks.map((one) => toTaskProgress(one, byId.get(one.task.id)));
}
