import * as z from 'zod/mini';
import { chatMessages } from '../messages/chat.ts';
import { enquiryFormTypes } from '../rules/labels.ts';
import { defineContract } from './contract.ts';
import { notBlank, paragraph } from './fields.ts';

/** Longest question, in characters. */
export const chatMessageLimit = 2000;
/** Turns of the conversation that travel with a question. */
export const chatHistoryLimit = 6;

/** Answers questions from the site's own catalogue and content, and from nothing else. */
export const chatbot = defineContract({
  method: 'POST',
  path: '/api/chatbot',
  access: 'public',
  accepts: ['json'],
  limit: { name: 'chatbot', max: 60, windowSeconds: 600 },
  request: z.strictObject({
    message: paragraph(chatMessageLimit).check(notBlank(chatMessages.empty)),
    /** The last turns, oldest first. */
    history: z.optional(
      z
        .array(z.strictObject({ type: z.enum(['bot', 'user']), content: paragraph(8000) }))
        .check(z.maxLength(chatHistoryLimit)),
    ),
  }),
  response: z.strictObject({
    /** Plain text; line breaks are paragraphs. */
    response: z.string(),
    /** Pages of ours that the answer rests on. */
    sources: z.array(z.strictObject({ title: z.string(), href: z.string() })),
    /** What can be done next: the enquiry form with its topic filled in. */
    actions: z.array(
      z.strictObject({
        label: z.string(),
        formType: z.enum(enquiryFormTypes),
        programme: z.optional(z.string()),
      }),
    ),
  }),
  errors: ['invalid_fields', 'rate_limited'],
});
export type ChatRequest = z.output<typeof chatbot.request>;
export type ChatReply = z.output<typeof chatbot.response>;
