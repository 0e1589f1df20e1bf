import * as z from 'zod/mini';
import { chatMessages } from '../messages/chat.ts';
import { enquiryMessages } from '../messages/enquiry.ts';
import { chatMessageLimit, chatTurnLimit } from './chatbot.ts';
import { defineContract } from './contract.ts';
import { emailAddress, fillMilliseconds, honeypot, notBlank, paragraph, personName } from './fields.ts';

/** Turns of a conversation that go to a person, and their characters in all. */
export const handOverTurns = 20;
export const handOverLimit = 20_000;

/** Hands a conversation with the assistant to a person, who answers by email. It is stored and acknowledged like an enquiry. */
export const handOverChat = defineContract({
  method: 'POST',
  path: '/api/chatbot/hand-over',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'submit-form', max: 60, windowSeconds: 600 },
  request: z.object({
    name: personName(enquiryMessages.name),
    email: emailAddress,
    /** What the person is to answer. */
    message: paragraph(chatMessageLimit, chatMessages.empty).check(notBlank(chatMessages.empty)),
    /** What was said, oldest first. */
    conversation: z
      .array(z.object({ type: z.enum(['bot', 'user']), content: paragraph(chatTurnLimit) }))
      .check(
        z.maxLength(handOverTurns),
        z.refine(
          (turns) => turns.reduce((sum, { content }) => sum + content.length, 0) <= handOverLimit,
          chatMessages.tooLong,
        ),
      ),
    submissionId: z.uuid(),
    fillMilliseconds,
    website: honeypot,
  }),
  response: z.object({
    success: z.literal(true),
    reference: z.string(),
    /** Whether a mail with the reference comes today; absent while that is not known. */
    emailComes: z.optional(z.boolean()),
  }),
});
export type ChatHandOver = z.output<typeof handOverChat.request>;
