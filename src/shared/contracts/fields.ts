import * as z from 'zod/mini';
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
