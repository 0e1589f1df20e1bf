import * as z from 'zod/mini';
import { enquiryMessages } from '../messages/enquiry.ts';
import { eworkMessages } from '../messages/ework.ts';
import { defineContract } from './contract.ts';
import {
  eworkCourseId,
  eworkLengths,
  eworkListedStudent,
  eworkStanding,
  eworkTaskProgress,
} from './ework-shapes.ts';
import { emailAddress, line, notBlank, openName, personName } from './fields.ts';

/** Students of one answer of the list. */
export const eworkPageSize = 50;

/** Students of one answer of the export. */
export const eworkExportSize = 2000;

/** Some students belong to several, some to none. */
export const studentGroups = ['behind', 'never-started', 'finished', 'waiting', 'quiet'] as const;
export type StudentGroup = (typeof studentGroups)[number];
/** `week` puts those first who are furthest from where they should be. */
export const studentSorts = ['name', 'course', 'progress', 'week', 'activity'] as const;
export type StudentSort = (typeof studentSorts)[number];

const studentList = z.object({
  /** A part of a name or an address. */
  q: z.optional(line(eworkLengths.search)),
  group: z.optional(z.enum(studentGroups)),
  /** Without one, the newest first. */
  sort: z.optional(z.enum(studentSorts)),
  direction: z._default(z.enum(['ascending', 'descending']), 'ascending'),
  /** `nextCursor` of the page before. */
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
});

const studentPage = z.object({
  success: z.literal(true),
  students: z.array(eworkStanding),
  /** All that match, on whichever page. */
  total: z.int(),
  /** Null on the last page. */
  nextCursor: z.nullable(z.string()),
});

/** A page of the students. */
export const listEworkStudents = defineContract({
  method: 'GET',
  path: '/api/ework/admin/students',
  access: 'ework-admin',
  accepts: [],
  request: studentList,
  response: studentPage,
});

/** The same in larger pages, from which the browser writes a file. */
export const exportEworkStudents = defineContract({
  method: 'GET',
  path: '/api/ework/admin/students/export',
  access: 'ework-admin',
  accepts: [],
  request: studentList,
  response: studentPage,
});

/** How the whole is doing: students in each group, who waits longest for a mentor, and what mentors have to read. */
export const readEworkOverview = defineContract({
  method: 'GET',
  path: '/api/ework/admin/overview',
  access: 'ework-admin',
  accepts: [],
  request: z.object({}),
  response: z.object({
    success: z.literal(true),
    groups: z.record(z.enum(studentGroups), z.int()),
    /** The longest first, fifty at most. */
    waiting: z.array(
      z.object({
        person: z.string(),
        course: z.string(),
        /** 'Week 3: Answers that name their source'. */
        work: z.string(),
        waitingSince: z.string(),
        /** The civil day in London by which an answer is promised. */
        dueDay: z.string(),
        isLate: z.boolean(),
        /** The mentor who reads it now. */
        takenBy: z.nullable(z.string()),
      }),
    ),
    mentors: z.array(
      z.object({
        name: z.string(),
        courses: z.array(z.string()),
        /** Everything that waits in these courses, projects of learners too. */
        waiting: z.int(),
        taken: z.int(),
        /** In the last seven days. */
        read: z.int(),
      }),
    ),
  }),
});
export type EworkOverview = z.output<(typeof readEworkOverview)['response']>;

/** Rows of one import; the text with them may be as long as the body. */
export const mostImported = 20_000;
/** Rows that are named one by one; of more there is the number. */
export const importRowsNamed = 200;

const namedRow = z.object({
  /** Of the text, from 1. */
  line: z.int(),
  /** What the row says of whom it is about. */
  who: z.string(),
  why: z.string(),
});
export type ImportRow = z.output<typeof namedRow>;

/**
 * Students from CSV or a pasted table with names, addresses and courses. With `isPreview`, and wherever a row is bad, nothing is stored:
 * the answer says what would be, row by row. Addresses that are students already change nothing.
 */
export const importEworkStudents = defineContract({
  method: 'POST',
  path: '/api/ework/admin/students/import',
  access: 'ework-admin',
  accepts: ['json'],
  largestBody: 4_000_000,
  request: z.object({
    /** Read row by row, so that a bad character is that row's. */
    text: z
      .string(eworkMessages.importEmpty)
      .check(z.maxLength(3_500_000, eworkMessages.importTooLong), notBlank(eworkMessages.importEmpty)),
    isPreview: z.boolean(),
    /** Whether each new student is invited by mail. */
    invites: z._default(z.boolean(), true),
  }),
  response: z.object({
    success: z.literal(true),
    /** Whether it was done. */
    isDone: z.boolean(),
    rows: z.int(),
    /** Students who are new, or, when it was done, who were added. */
    added: z.int(),
    /** Rows whose address is a student's already. */
    known: z.int(),
    bad: z.int(),
    badRows: z.array(namedRow),
    /** Known students of whom the table says something else; that is not changed. */
    differing: z.array(namedRow),
    /** The first of the new ones, as they were read. */
    sample: z.array(z.object({ name: z.string(), email: z.string(), course: z.string() })),
  }),
});
export type ImportAnswer = z.output<(typeof importEworkStudents)['response']>;

/** The part of a row that is checked as the form for one student is. */
export const importedPerson = z.object({
  firstName: personName(enquiryMessages.name),
  lastName: openName,
  email: emailAddress,
});

const oneStudent = z.object({ success: z.literal(true), student: eworkListedStudent });

/** Adds a student and sends the invitation. The first word of the name is the first name. `conflict`: the address has a student. */
export const createEworkStudent = defineContract({
  method: 'POST',
  path: '/api/ework/admin/students',
  access: 'ework-admin',
  accepts: ['json'],
  request: z.object({
    name: personName(enquiryMessages.name),
    email: emailAddress,
    courseId: eworkCourseId,
  }),
  response: oneStudent,
});

/** Corrects a name or an address, assigns another course (what was done of each is kept), ends or reopens access. */
export const changeEworkStudent = defineContract({
  method: 'PATCH',
  path: '/api/ework/admin/students/:studentId',
  access: 'ework-admin',
  accepts: ['json'],
  request: z
    .object({
      studentId: line(80),
      firstName: z.optional(personName(enquiryMessages.firstName)),
      lastName: z.optional(openName),
      /** Another address ends the student's sessions. */
      email: z.optional(emailAddress),
      /** Null takes the course away. */
      courseId: z.optional(z.nullable(eworkCourseId)),
      access: z.optional(z.enum(['open', 'ended'])),
    })
    .check(
      z.refine(
        ({ studentId: _id, ...change }) => Object.values(change).some((value) => value !== undefined),
        {
          error: eworkMessages.nothingToSave,
          path: ['firstName'],
        },
      ),
    ),
  response: oneStudent,
});

/** Sends the invitation once more; twice in a minute is once. `conflict`: the student's access has ended. */
export const inviteEworkStudent = defineContract({
  method: 'POST',
  path: '/api/ework/admin/students/:studentId/invitation',
  access: 'ework-admin',
  accepts: [],
  request: z.object({ studentId: line(80) }),
  response: z.object({ success: z.literal(true) }),
});

/** What a student has done, to read. */
export const showEworkStudent = defineContract({
  method: 'GET',
  path: '/api/ework/admin/students/:studentId/progress',
  access: 'ework-admin',
  accepts: [],
  request: z.object({ studentId: line(80) }),
  response: z.object({
    success: z.literal(true),
    student: eworkListedStudent,
    taskProgress: z.array(eworkTaskProgress),
  }),
});
