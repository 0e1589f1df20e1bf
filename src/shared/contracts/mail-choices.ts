import * as z from 'zod/mini';
import { defineContract } from './contract.ts';
import { token } from './fields.ts';

/** What mails are about that a person can stop. `news` is everything of the bell that no mentor has written. */
export const mailTopics = ['feedback', 'answers', 'news'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Which mails of mentors a person wants. */
export const mentorMails = z.object({
  /** A mentor has accepted or returned something. */
  feedback: z.boolean(),
  /** A mentor has written. */
  answers: z.boolean(),
});
export type MentorMails = z.output<typeof mentorMails>;

/**
 * One press; mail programs post here by themselves, some of them as multipart (RFC 8058). Without a kind it stops all. A program that
 * only follows links stops nothing.
 */
export const stopMails = defineContract({
  method: 'POST',
  path: '/api/mails/stop',
  access: 'public',
  accepts: ['json', 'form', 'multipart'],
  limit: { name: 'mails-stop', max: 120, windowSeconds: 600 },
  request: z.object({ token, kind: z.optional(z.enum(mailTopics)) }),
  response: z.object({ success: z.literal(true), message: z.string() }),
});

/** Which mails of mentors the student wants. */
export const readStudentMails = defineContract({
  method: 'GET',
  path: '/api/ework/student/mails',
  access: 'ework-student',
  accepts: [],
  request: z.object({}),
  response: z.object({ success: z.literal(true), mails: mentorMails }),
});

export const changeStudentMails = defineContract({
  method: 'PATCH',
  path: '/api/ework/student/mails',
  access: 'ework-student',
  accepts: ['json'],
  request: z.object({ feedback: z.optional(z.boolean()), answers: z.optional(z.boolean()) }),
  response: z.object({ success: z.literal(true), mails: mentorMails }),
});
