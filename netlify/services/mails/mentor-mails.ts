import * as z from 'zod/mini';
import { mentorMails, type MentorMails } from '#shared/contracts/mail-choices.ts';

/** What the database answers about a person's choices of mails from mentors. */
export const toMentorMails = (row: unknown): MentorMails => z.parse(mentorMails, row);
