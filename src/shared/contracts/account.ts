import * as z from 'zod/mini';
import { accountMessages } from '../messages/account.ts';
import { answerFloor, defineContract } from './contract.ts';
import { emailAddress, newPassword, oneTimeCode, openName, password, personName } from './fields.ts';
import { mentorMails } from './mail-choices.ts';

const done = z.object({ success: z.literal(true), message: z.string() });

/** What the profile and settings forms begin with. */
export const readAccount = defineContract({
  method: 'GET',
  path: '/api/account',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** The address that waits for its code, if a change of address was asked for. */
    pendingEmail: z.nullable(z.string()),
    /** Whether notifications are sent by e-mail too. */
    notificationMails: z.boolean(),
    /** The same for what mentors say. */
    mentorMails,
    createdAt: z.string(),
  }),
});

export type Account = z.output<typeof readAccount.response>;

export const changeProfile = defineContract({
  method: 'PATCH',
  path: '/api/account',
  access: 'learner',
  accepts: ['json'],
  limit: { name: 'account', max: 60, windowSeconds: 600 },
  request: z.object({
    firstName: z.optional(personName(accountMessages.firstName)),
    lastName: z.optional(openName),
    notificationMails: z.optional(z.boolean()),
    mentorMails: z.optional(z.partial(mentorMails)),
  }),
  response: done,
});

/** Sends a code to the new address. The answer is the same whether that address has an account or not. */
export const requestEmailChange = defineContract({
  method: 'POST',
  path: '/api/account/email',
  access: 'learner',
  accepts: ['json'],
  limit: { name: 'auth-mail', max: 60, windowSeconds: 600 },
  floor: answerFloor,
  request: z.object({ email: emailAddress, password }),
  response: done,
});

/** Moves the account to the new address with the code from it; the old address is told. */
export const confirmEmailChange = defineContract({
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'learner',
  accepts: ['json'],
  limit: { name: 'auth-code', max: 300, windowSeconds: 600 },
  request: z.object({ code: oneTimeCode }),
  response: done,
});

/** Changes the password and ends every other session. */
export const changePassword = defineContract({
  method: 'POST',
  path: '/api/account/password',
  access: 'learner',
  accepts: ['json'],
  limit: { name: 'auth-password', max: 300, windowSeconds: 600 },
  request: z.object({ currentPassword: password, password: newPassword }),
  response: done,
});

/** Everything that is kept about the learner, as one JSON file. */
export const downloadAccount = defineContract({
  method: 'GET',
  path: '/api/account/download',
  access: 'learner',
  accepts: [],
  limit: { name: 'account-download', max: 20, windowSeconds: 600 },
  request: z.object({}),
  response: z.looseObject({}),
});

/** Deletes the account and everything of it, at once and for good. */
export const deleteAccount = defineContract({
  method: 'POST',
  path: '/api/account/delete',
  access: 'learner',
  accepts: ['json'],
  limit: { name: 'auth-password', max: 300, windowSeconds: 600 },
  request: z.object({ password }),
  response: done,
});
