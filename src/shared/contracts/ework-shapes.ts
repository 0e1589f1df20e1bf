import * as z from 'zod/mini';
import { enquiryMessages } from '../messages/enquiry.ts';
import { eworkMessages } from '../messages/ework.ts';
import { emailMaxLength, emailPattern } from '../rules/email.ts';
import { eworkTaskStatuses } from '../rules/ework-progress.ts';
import { isPlainLine } from '../rules/plain-text.ts';
import { notBlank } from './fields.ts';

/** Shapes that several eWork calls share. */

/** Longest answers in characters; the table's checks say the same. */
export const eworkLengths = { name: 100, search: 100, password: 200 } as const;

/** Indexes of items go up to here; no task has nearly as many. */
export const eworkItemMax = 63;

/** An address as people type it: spaces around it are not part of it. */
export const eworkEmail = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(emailMaxLength, enquiryMessages.tooLong(emailMaxLength)),
    z.refine(isPlainLine, enquiryMessages.unreadable),
    notBlank(enquiryMessages.email),
    z.regex(emailPattern, enquiryMessages.email),
  );

/** A name or a part of one: spaces around it are not part of it. */
export const eworkName = (message: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.maxLength(eworkLengths.name, enquiryMessages.tooLong(eworkLengths.name)),
      z.refine(isPlainLine, enquiryMessages.unreadable),
      notBlank(message),
    );

/** The part of a name that may be empty: some people have one name. */
export const eworkLastName = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(eworkLengths.name, eworkMessages.lastName),
    z.refine(isPlainLine, enquiryMessages.unreadable),
  );

/** Which course, as a whole number; the ids are the catalogue's. */
export const eworkCourseId = z.int(eworkMessages.chooseCourse);

export const eworkCourse = z.strictObject({
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
  /** Empty for somebody with one name. */
  lastName: z.string(),
  email: z.string(),
  /** Null where no course is assigned. */
  assignment: z.nullable(z.strictObject({ course: eworkCourse })),
};

export const eworkStudent = z.strictObject(studentFields);
export type EworkStudent = z.output<typeof eworkStudent>;

/** A student as an admin sees one. */
export const eworkListedStudent = z.strictObject({
  ...studentFields,
  /** Per cent of the assigned course: completed tasks over all tasks. */
  progress: z.int(),
  completedTasks: z.int(),
  totalTasks: z.int(),
  /** The last tick or sign-in, as an ISO time; null before the first. */
  lastActivityAt: z.nullable(z.string()),
  access: z.enum(['open', 'ended']),
});
export type EworkListedStudent = z.output<typeof eworkListedStudent>;

export const eworkTask = z.strictObject({
  /** Such as 'prompt-engineering-w01'. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  weekNumber: z.int(),
  estimatedHours: z.int(),
  objectives: z.array(z.string()),
  deliverables: z.array(z.string()),
  resources: z.array(z.strictObject({ title: z.string(), address: z.string() })),
});

/** One task of the assigned course with what the student has done of it; a task that was never touched is there too. */
export const eworkTaskProgress = z.strictObject({
  task: eworkTask,
  /** Per cent, 0 to 100. */
  progress: z.int(),
  status: z.enum(eworkTaskStatuses),
  /** Indexes into `objectives`, ascending, from 0. May name items that the task no longer has. */
  completedObjectives: z.array(z.int()),
  completedDeliverables: z.array(z.int()),
});
export type EworkTaskProgress = z.output<typeof eworkTaskProgress>;
