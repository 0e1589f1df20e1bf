import * as z from 'zod/mini';
import { answerFloor, defineContract } from './contract.ts';
import { eworkCourse, eworkStudent } from './ework-shapes.ts';
import { emailAddress, oneTimeCode, password } from './fields.ts';

const done = z.object({ success: z.literal(true) });

/** The nine courses, for the form that adds a student. */
export const listEworkCourses = defineContract({
  method: 'GET',
  path: '/api/ework/courses',
  access: 'public',
  accepts: [],
  request: z.object({}),
  response: z.object({ success: z.literal(true), courses: z.array(eworkCourse) }),
});

/**
 * Who is at the screen: the holder of an eWork session, or else a learner of the main site who is a student or an admin
 * and gets a session by this call. Nobody is an answer, not an error.
 */
export const resumeEwork = defineContract({
  method: 'GET',
  path: '/api/ework/session',
  access: 'public',
  accepts: [],
  request: z.object({
    /** `no` leaves the main site's session out of it, for someone who has just logged out of eWork. */
    learner: z.optional(z.enum(['yes', 'no'])),
  }),
  response: z.discriminatedUnion('role', [
    z.object({ success: z.literal(true), role: z.literal('student'), student: eworkStudent }),
    z.object({ success: z.literal(true), role: z.literal('admin') }),
    z.object({ success: z.literal(true), role: z.null() }),
  ]),
});

/** One step, or, where the setting asks for a code, the first of two: the same answer for every address. */
export const signInStudent = defineContract({
  method: 'POST',
  path: '/api/ework/student/login',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'ework-student-login', max: 120, windowSeconds: 600 },
  floor: answerFloor,
  request: z.object({ email: emailAddress }),
  response: z.union([
    z.object({ success: z.literal(true), student: eworkStudent }),
    z.object({ success: z.literal(true), codeRequired: z.literal(true) }),
  ]),
});

/** The second step. */
export const verifyStudentCode = defineContract({
  method: 'POST',
  path: '/api/ework/student/verify',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'ework-student-verify', max: 300, windowSeconds: 600 },
  floor: answerFloor,
  request: z.object({
    email: emailAddress,
    code: oneTimeCode,
  }),
  response: z.object({ success: z.literal(true), student: eworkStudent }),
});

export const signInAdmin = defineContract({
  method: 'POST',
  path: '/api/ework/admin/login',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'ework-admin-login', max: 60, windowSeconds: 600 },
  floor: answerFloor,
  request: z.object({
    email: emailAddress,
    password,
  }),
  response: done,
});

/** Ends the session on the server and takes the cookie away; without a session there is nothing to end, and that is fine. */
export const endEwork = defineContract({
  method: 'POST',
  path: '/api/ework/logout',
  access: 'public',
  accepts: [],
  request: z.object({}),
  response: done,
});
