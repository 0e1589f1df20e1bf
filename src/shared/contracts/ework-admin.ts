import * as z from 'zod/mini';
import { enquiryMessages } from '../messages/enquiry.ts';
import { eworkMessages } from '../messages/ework.ts';
import { defineContract } from './contract.ts';
import { eworkCourseId, eworkLengths, eworkListedStudent, eworkTaskProgress } from './ework-shapes.ts';
import { emailAddress, line, openName, personName } from './fields.ts';

/** Students of one answer of the list. */
export const eworkPageSize = 50;

/** A page of the students, the newest first. */
export const listEworkStudents = defineContract({
  method: 'GET',
  path: '/api/ework/admin/students',
  access: 'ework-admin',
  accepts: [],
  request: z.object({
    /** A part of a name or an address. */
    q: z.optional(line(eworkLengths.search)),
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  response: z.object({
    success: z.literal(true),
    students: z.array(eworkListedStudent),
    /** All that match, on whichever page. */
    total: z.int(),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
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
