import * as z from 'zod/mini';
import { eworkMessages } from '../messages/ework.ts';
import { eworkTaskStatuses } from '../rules/ework-progress.ts';

/** Shapes that several eWork calls share. */

/** Longest answers in characters; the table's checks say the same. */
export const eworkLengths = { search: 100 } as const;

/** Indexes of items go up to here; no task has nearly as many. */
export const eworkItemMax = 63;

/** Which course, as a whole number; the ids are the catalogue's. */
export const eworkCourseId = z.int(eworkMessages.chooseCourse);

export const eworkCourse = z.object({
  id: z.int(),
  title: z.string(),
  /** Beginner, Intermediate or Advanced. */
  difficulty: z.string(),
  /** In weeks. */
  duration: z.int(),
});
export type EworkCourse = z.output<typeof eworkCourse>;

const studentFields = {
  id: z.uuid(),
  firstName: z.string(),
  /** Empty for someone with one name. */
  lastName: z.string(),
  email: z.string(),
  /** Null where no course is assigned. */
  assignment: z.nullable(z.object({ course: eworkCourse })),
};

export const eworkStudent = z.object(studentFields);
export type EworkStudent = z.output<typeof eworkStudent>;

/** A student as an admin sees one. */
export const eworkListedStudent = z.object({
  ...studentFields,
  /** Per cent of the assigned course: completed tasks over all tasks. */
  progress: z.int(),
  completedTasks: z.int(),
  totalTasks: z.int(),
  /** The last tick or sign-in, as an ISO time; null before the first. */
  lastActivityAt: z.nullable(z.string()),
  access: z.enum(['open', 'ended']),
});

/** A student in the list, with how they are doing. */
export const eworkStanding = z.extend(eworkListedStudent, {
  /** The week in which a student should be today; null without a course. */
  dueWeek: z.nullable(z.int()),
  /** The weeks before it are not all completed. */
  isBehind: z.boolean(),
  /** Neither a tick nor a hand-in for fourteen days, with anything left to do. */
  isQuiet: z.boolean(),
  /** Hand-ins that wait for a mentor, and since when the oldest has. */
  waiting: z.int(),
  waitingSince: z.nullable(z.string()),
});
export type EworkStanding = z.output<typeof eworkStanding>;
export type EworkListedStudent = z.output<typeof eworkListedStudent>;

export const eworkTask = z.object({
  /** Such as 'prompt-engineering-w01'. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  weekNumber: z.int(),
  estimatedHours: z.int(),
  objectives: z.array(z.string()),
  deliverables: z.array(z.string()),
  resources: z.array(z.object({ title: z.string(), address: z.string() })),
});

/** One task of the assigned course with what the student has done of it; a task that was never touched is there too. */
export const eworkTaskProgress = z.object({
  task: eworkTask,
  /** Per cent, 0 to 100. */
  progress: z.int(),
  status: z.enum(eworkTaskStatuses),
  /** Indexes into `objectives`, ascending, from 0. */
  completedObjectives: z.array(z.int()),
  completedDeliverables: z.array(z.int()),
});
export type EworkTaskProgress = z.output<typeof eworkTaskProgress>;
