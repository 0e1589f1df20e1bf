import * as z from 'zod/mini';
import { chatMessages } from '../messages/chat.ts';
import { enquiryFormTypes } from '../rules/labels.ts';
import { defineContract } from './contract.ts';
import { notBlank, paragraph } from './fields.ts';

/** Longest question, in characters. */
export const chatMessageLimit = 2000;
/** Longest turn that travels with a question: our own answers are longer than questions, but no chapter. */
export const chatTurnLimit = 4000;
/** Turns of the conversation that travel with a question. */
export const chatHistoryLimit = 6;

/** Answers questions from the site's own catalogue and content, and from nothing else. */
export const chatbot = defineContract({
  method: 'POST',
  path: '/api/chatbot',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'chatbot', max: 60, windowSeconds: 600 },
  request: z.object({
    message: paragraph(chatMessageLimit, chatMessages.empty).check(notBlank(chatMessages.empty)),
    /** The last turns, oldest first. */
    history: z.optional(
      z
        .array(z.object({ type: z.enum(['bot', 'user']), content: paragraph(chatTurnLimit) }))
        .check(z.maxLength(chatHistoryLimit)),
    ),
  }),
  response: z.object({
    /** Plain text; line breaks are paragraphs. */
    response: z.string(),
    /** Pages of ours that the answer rests on. */
    sources: z.array(z.object({ title: z.string(), href: z.string() })),
    /** What can be done next: the enquiry form with its topic filled in. */
    actions: z.array(
      z.object({
        label: z.string(),
        formType: z.enum(enquiryFormTypes),
        programme: z.optional(z.string()),
      }),
    ),
  }),
});
export type ChatRequest = z.output<typeof chatbot.request>;
export type ChatReply = z.output<typeof chatbot.response>;
