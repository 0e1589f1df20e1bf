import * as z from 'zod/mini';
import { accountMessages, passwordMaxBytes, passwordMinLength } from '../messages/account.ts';
import { enquiryMessages } from '../messages/enquiry.ts';
import { canonicalAddress, emailMaxLength, findNotInAddress, mixesAlphabets } from '../rules/email.ts';
import {
  cleanAddress,
  cleanCode,
  cleanName,
  cleanPhone,
  nameMaxLength,
  nameOfCharacter,
} from '../rules/identifiers.ts';
import { phoneMaxLength } from '../rules/phone-length.ts';
import { findUnprintable, findUnprintableInLine, hasVisibleText } from '../rules/plain-text.ts';

/** Fields that several contracts ask for, each with its length and its words. */

/** Longest text of the field that no person sees. */
export const honeypotMaxLength = 500;

/** The length comes first and ends the checking: no later rule, and no pattern, ever meets a text without end. */
const atMost = (max: number) => z.maxLength(max, { error: enquiryMessages.tooLong(max), abort: true });

/** Refuses a text for its first character that `find` finds, and names it. */
const without = (
  find: (text: string) => string | null,
  message: (character: string) => string = enquiryMessages.unreadable,
) =>
  z.refine<string>((text) => find(text) === null, {
    error: ({ input }) => message(nameOfCharacter(find(String(input)) ?? '')),
    abort: true,
  });

/** One line of at most `max` characters. `message` is said where there is no text at all. */
export const line = (max: number, message?: string) =>
  z.string(message).check(atMost(max), without(findUnprintableInLine));

/** A text of at most `max` characters that may have line breaks. */
export const paragraph = (max: number, message?: string) =>
  z.string(message).check(atMost(max), without(findUnprintable));

/** A question that may be left open: missing, or, as a browser sends it, empty. */
export const open = (schema: z.ZodMiniString) => z._default(schema, '');

export const notBlank = (message: string) =>
  z.refine<string>(hasVisibleText, { error: message, abort: true });

/** One line that must say something. */
export const requiredLine = (max: number, message: string) => line(max, message).check(notBlank(message));

/** An address as people type or paste it; what comes out is its canonical spelling. */
export const emailAddress = z.string(enquiryMessages.email).check(
  z.overwrite(cleanAddress),
  atMost(emailMaxLength),
  notBlank(enquiryMessages.email),
  without(findNotInAddress, enquiryMessages.notInAddress),
  z.refine((address) => !mixesAlphabets(address), { error: enquiryMessages.twoAlphabets, abort: true }),
  z.overwrite((typed) => canonicalAddress(typed) ?? typed),
  z.refine((address) => canonicalAddress(address) === address, enquiryMessages.email),
);

/** A field that no person sees; what fills it in is a program. */
export const honeypot = z.optional(line(honeypotMaxLength));

/**
 * Time from opening a form to sending it, by the visitor's clock; absent where it cannot be known. A clock that was set in between
 * gives any number: that is no reason to refuse what was typed.
 */
export const fillMilliseconds = z.optional(z.number());

/** A token from a mail. */
export const token = z.uuid('This link is not complete. Please copy the whole link from the email.');

/** One line that is cleaned before it is measured. */
const cleanLine = (clean: (typed: string) => string, max: number, message?: string) =>
  z.string(message).check(z.overwrite(clean), atMost(max), without(findUnprintableInLine));

/** A name, or the part of one that may be empty: some people have one name. */
export const openName = cleanLine(cleanName, nameMaxLength);

/** A name that must be given. */
export const personName = (message: string) =>
  cleanLine(cleanName, nameMaxLength, message).check(notBlank(message));

/** A telephone number as people type or paste it, which may be left out. `rules/phone` says whether it is one. */
export const openPhone = cleanLine(cleanPhone, phoneMaxLength);

/** A telephone number that must be given. */
export const phoneNumber = cleanLine(cleanPhone, phoneMaxLength, enquiryMessages.phone).check(
  notBlank(enquiryMessages.phone),
);

/** What JavaScript carries and Postgres refuses. */
const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

/** A password that is compared with the stored one, whatever rules it was made under. At most 200 characters are read. */
export const password = z
  .string(accountMessages.password)
  .check(
    z.minLength(1, accountMessages.password),
    z.maxLength(200, accountMessages.passwordTooLong),
    z.refine(isStorable, accountMessages.password),
  );

/** A password that is about to be stored. */
export const newPassword = z.string(accountMessages.newPassword).check(
  z.minLength(passwordMinLength, accountMessages.newPassword),
  z.refine(
    (text) => new TextEncoder().encode(text).length <= passwordMaxBytes,
    accountMessages.passwordTooLong,
  ),
  z.refine(isStorable, accountMessages.newPassword),
);

/** Six digits from a mail; what people copy with them is taken away. */
export const oneTimeCode = z
  .string(accountMessages.code)
  .check(z.overwrite(cleanCode), z.regex(/^[0-9]{6}$/u, accountMessages.code));
