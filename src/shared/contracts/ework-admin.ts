import * as z from 'zod/mini';
import { enquiryMessages } from '../messages/enquiry.ts';
import { eworkMessages } from '../messages/ework.ts';
import { defineContract } from './contract.ts';
import {
  eworkCourseId,
  eworkEmail,
  eworkLastName,
  eworkLengths,
  eworkListedStudent,
  eworkName,
  eworkTaskProgress,
} from './ework-shapes.ts';
import { line } from './fields.ts';

/** Students of one answer of the list. */
export const eworkPageSize = 50;

/** A page of the students, the newest first. */
export const listEworkStudents = defineContract({
  method: 'GET',
  path: '/api/ework/admin/students',
  access: 'ework-admin',
  accepts: [],
  request: z.strictObject({
    /** A part of a name or an address. */
    q: z.optional(line(eworkLengths.search)),
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  response: z.strictObject({
    success: z.literal(true),
    students: z.array(eworkListedStudent),
    /** All that match, on whichever page. */
    total: z.int(),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
  errors: ['not_signed_in', 'forbidden', 'invalid_fields', 'service_unavailable'],
});

const oneStudent = z.strictObject({ success: z.literal(true), student: eworkListedStudent });

/** Adds a student and sends the invitation. The first word of the name is the first name. */
export const createEworkStudent = defineContract({
  method: 'POST',
  path: '/api/ework/admin/students',
  access: 'ework-admin',
  accepts: ['json'],
  request: z.strictObject({
    name: eworkName(enquiryMessages.name),
    email: eworkEmail,
    courseId: eworkCourseId,
  }),
  response: oneStudent,
  /** `conflict` where the address is a student's already. */
  errors: ['not_signed_in', 'forbidden', 'invalid_fields', 'conflict', 'service_unavailable'],
});

/** Corrects a name or an address, assigns another course (what was done of each is kept), ends or reopens access. */
export const changeEworkStudent = defineContract({
  method: 'PATCH',
  path: '/api/ework/admin/students/:studentId',
  access: 'ework-admin',
  accepts: ['json'],
  request: z
    .strictObject({
      studentId: line(80),
      firstName: z.optional(eworkName(enquiryMessages.firstName)),
      lastName: z.optional(eworkLastName),
      /** Another address ends the student's sessions. */
      email: z.optional(eworkEmail),
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
  errors: ['not_signed_in', 'forbidden', 'not_found', 'invalid_fields', 'conflict', 'service_unavailable'],
});

/** Sends the invitation once more; twice in a minute is once. */
export const inviteEworkStudent = defineContract({
  method: 'POST',
  path: '/api/ework/admin/students/:studentId/invitation',
  access: 'ework-admin',
  accepts: [],
  request: z.strictObject({ studentId: line(80) }),
  response: z.strictObject({ success: z.literal(true) }),
  /** `conflict` where the student's access has ended. */
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict', 'service_unavailable'],
});

/** What a student has done, to read. */
export const showEworkStudent = defineContract({
  method: 'GET',
  path: '/api/ework/admin/students/:studentId/progress',
  access: 'ework-admin',
  accepts: [],
  request: z.strictObject({ studentId: line(80) }),
  response: z.strictObject({
    success: z.literal(true),
    student: eworkListedStudent,
    taskProgress: z.array(eworkTaskProgress),
  }),
  errors: ['not_signed_in', 'forbidden', 'not_found', 'service_unavailable'],
});
