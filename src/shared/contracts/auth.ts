import * as z from 'zod/mini';
import { accountMessages } from '../messages/account.ts';
import { answerFloor, defineContract } from './contract.ts';
import { emailAddress, newPassword, oneTimeCode, open, openName, password, personName } from './fields.ts';

/** One sentence and nothing else: what a known and an unknown address hear. */
const answer = z.object({ success: z.literal(true), message: z.string() });
const signedIn = z.object({ success: z.literal(true) });

/** Asks for an account. A code goes to the address; an address that has an account already gets a mail that says so. */
export const register = defineContract({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'auth-mail', max: 60, windowSeconds: 600 },
  floor: answerFloor,
  request: z.object({
    firstName: personName(accountMessages.firstName),
    lastName: open(openName),
    email: emailAddress,
    password: newPassword,
  }),
  response: answer,
});

/**
 * Proves the address with the code from the mail and signs in. Carries the password and the names once more, because only the person who
 * has the code may decide them: someone else may have asked for an account with this address before.
 */
export const confirmRegistration = defineContract({
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'auth-code', max: 300, windowSeconds: 600 },
  floor: answerFloor,
  request: z.object({
    email: emailAddress,
    code: oneTimeCode,
    password: newPassword,
    firstName: personName(accountMessages.firstName),
    lastName: open(openName),
  }),
  response: signedIn,
});

/** Signs in with a password. */
export const signIn = defineContract({
  method: 'POST',
  path: '/api/auth/sign-in',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'auth-password', max: 300, windowSeconds: 600 },
  floor: answerFloor,
  request: z.object({ email: emailAddress, password }),
  response: signedIn,
});

/** Sends a 6-digit code that signs in, if there is an account. */
export const requestCode = defineContract({
  method: 'POST',
  path: '/api/auth/code',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'auth-mail', max: 60, windowSeconds: 600 },
  floor: answerFloor,
  request: z.object({ email: emailAddress }),
  response: answer,
});

/** Signs in with the code from the mail. */
export const verifyCode = defineContract({
  method: 'POST',
  path: '/api/auth/verify',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'auth-code', max: 300, windowSeconds: 600 },
  floor: answerFloor,
  request: z.object({ email: emailAddress, code: oneTimeCode }),
  response: signedIn,
});

/** Sends a code with which a new password can be set, if there is an account. */
export const forgotPassword = defineContract({
  method: 'POST',
  path: '/api/auth/forgot',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'auth-mail', max: 60, windowSeconds: 600 },
  floor: answerFloor,
  request: z.object({ email: emailAddress }),
  response: answer,
});

/** Sets a new password with the code from the mail, signs in, and ends every other session. */
export const resetPassword = defineContract({
  method: 'POST',
  path: '/api/auth/reset',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'auth-code', max: 300, windowSeconds: 600 },
  floor: answerFloor,
  request: z.object({ email: emailAddress, code: oneTimeCode, password: newPassword }),
  response: signedIn,
});

/** The signed-in person; 401 for everybody else. */
export const currentUser = defineContract({
  method: 'GET',
  path: '/api/auth/user',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** There are no pictures yet; the header shows initials. */
    profileImageUrl: z.nullable(z.string()),
    unreadNotifications: z.number(),
  }),
});

export type CurrentUser = z.output<typeof currentUser.response>;
