import * as z from 'zod/mini';
import { defineContract, staffRoles } from './contract.ts';
import { oneTimeCode, password } from './fields.ts';

const entry = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** Until when this session is at the desk; null before entering. */
  enteredUntil: z.nullable(z.iso.datetime()),
});
export type DeskEntry = z.output<typeof entry>;

/** Who is asking, and whether they are at the desk. `forbidden` for anyone who is not staff. */
export const readDeskEntry = defineContract({
  method: 'GET',
  path: '/api/desk/entry',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: entry,
});

/** Asks for the code that opens the desk, with the password once more. It goes to the account's own address. */
export const askForDeskCode = defineContract({
  method: 'POST',
  path: '/api/desk/entry',
  access: 'learner',
  accepts: ['json'],
  limit: { name: 'auth-password', max: 300, windowSeconds: 600 },
  request: z.object({ password }),
  response: z.object({ success: z.literal(true), message: z.string() }),
});

/** Enters the desk with the code, for twelve hours and with this session alone. */
export const enterDesk = defineContract({
  method: 'POST',
  path: '/api/desk/entry/code',
  access: 'learner',
  accepts: ['json'],
  limit: { name: 'auth-code', max: 300, windowSeconds: 600 },
  request: z.object({ code: oneTimeCode }),
  response: z.object({ success: z.literal(true), enteredUntil: z.iso.datetime() }),
});

/** Leaves the desk and stays signed in. */
export const leaveDesk = defineContract({
  method: 'DELETE',
  path: '/api/desk/entry',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: z.object({ success: z.literal(true) }),
});

/** Lines of one answer. */
export const auditPageSize = 50;

const auditLine = z.object({
  number: z.int(),
  happenedAt: z.iso.datetime(),
  /** Null for a command, and for someone whose account is gone. */
  staffName: z.nullable(z.string()),
  action: z.string(),
  enquiryId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  learnerId: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
export type AuditLine = z.output<typeof auditLine>;

/** What was looked at and changed at the desk, the latest first. */
export const listAuditLines = defineContract({
  method: 'GET',
  path: '/api/desk/audit',
  access: { staff: 'desk' },
  accepts: [],
  request: z.object({
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  response: z.object({ lines: z.array(auditLine), nextCursor: z.nullable(z.string()) }),
});
