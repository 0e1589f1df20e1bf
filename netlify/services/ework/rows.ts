import * as z from 'zod/mini';
import { getCourse, findCourse, type CourseSlug } from '#shared/catalogue/courses.ts';
import { eworkTasksOf, type EworkTask } from '#shared/catalogue/ework-tasks.ts';
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
  untouchedTask,
  type ItemCounts,
  type TaskRecord,
} from '#shared/rules/ework-progress.ts';

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
    lastActivityAt: row.lastActivityAt === null ? null : new Date(row.lastActivityAt).toISOString(),
    access: row.isEnded ? 'ended' : 'open',
  };
}

const given = <Item>(items: readonly (Item | undefined)[]): Item[] =>
  items.filter((item) => item !== undefined);

export const countsOf = (task: EworkTask): ItemCounts => ({
  objectives: given(task.objectives).length,
  deliverables: given(task.deliverables).length,
});

export function toTaskProgress(task: EworkTask, row: TaskRow | undefined): EworkTaskProgress {
  const record: TaskRecord = row
    ? { status: row.status, completedObjectives: row.objectives, completedDeliverables: row.deliverables }
    : untouchedTask;
  return {
    task: {
      id: task.id,
      title: task.title,
      description: task.description,
      weekNumber: task.week,
      estimatedHours: task.estimatedHours,
      objectives: given(task.objectives),
      deliverables: given(task.deliverables),
      resources: given(task.resources).map(({ title, address }) => ({ title, address })),
    },
    progress: percentOfTask(record, countsOf(task)),
    status: record.status,
    completedObjectives: [...record.completedObjectives],
    completedDeliverables: [...record.completedDeliverables],
  };
}

/** Every task of a course in the order of its weeks, touched or not. */
export function toCourseProgress(course: string | null, rows: readonly TaskRow[]): EworkTaskProgress[] {
  const known = course === null ? null : findCourse(course);
  const byId = new Map(rows.map((row) => [row.taskId, row]));
  return known ? eworkTasksOf(known.slug).map((task) => toTaskProgress(task, byId.get(task.id))) : [];
}
