import * as z from 'zod/mini';
import { accountMessages, passwordMaxBytes, passwordMinLength } from '../messages/account.ts';
import { enquiryMessages } from '../messages/enquiry.ts';
import { emailMaxLength, emailPattern } from '../rules/email.ts';
import { isPlainLine, isPlainText } from '../rules/plain-text.ts';

/** Fields that several contracts ask for, each with its length and its words. */

/** Longest text of the field that no person sees. */
export const honeypotMaxLength = 500;

/** One line of at most `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .check(z.maxLength(max, enquiryMessages.tooLong(max)), z.refine(isPlainLine, enquiryMessages.unreadable));

/** A text of at most `max` characters that may have line breaks. */
export const paragraph = (max: number) =>
  z
    .string()
    .check(z.maxLength(max, enquiryMessages.tooLong(max)), z.refine(isPlainText, enquiryMessages.unreadable));

export const notBlank = (message: string) =>
  z.refine<string>((text) => text.trim() !== '', { error: message, abort: true });

/** One line that must say something. */
export const requiredLine = (max: number, message: string) => line(max).check(notBlank(message));

export const emailAddress = line(emailMaxLength).check(
  notBlank(enquiryMessages.email),
  z.regex(emailPattern, enquiryMessages.email),
);

/** A field that no person sees; what fills it in is a program. */
export const honeypot = z.optional(line(honeypotMaxLength));

/** A token from a mail. */
export const token = z.uuid('This link is not complete. Please copy the whole link from the email.');

/** A first or last name of at most 60 characters. */
export const personName = (message: string) => requiredLine(60, message);

/** A password that is compared with the stored one, whatever rules it was made under. At most 200 characters are read. */
export const password = z
  .string()
  .check(z.minLength(1, accountMessages.password), z.maxLength(200, accountMessages.passwordTooLong));

/** A password that is about to be stored. */
export const newPassword = z.string().check(
  z.minLength(passwordMinLength, accountMessages.newPassword),
  z.refine(
    (text) => new TextEncoder().encode(text).length <= passwordMaxBytes,
    accountMessages.passwordTooLong,
  ),
  z.refine((text) => text.isWellFormed() && !text.includes('\0'), accountMessages.newPassword),
);

/** Six digits from a mail; spaces and dashes that people copy with them are taken away. */
export const oneTimeCode = z.pipe(
  z.string().check(z.maxLength(20, accountMessages.code)),
  z.pipe(
    z.transform((text: string) => text.replace(/[\s\u00a0-]/g, '')),
    z.string().check(z.regex(/^[0-9]{6}$/, accountMessages.code)),
  ),
);
