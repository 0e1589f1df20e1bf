import * as z from 'zod/mini';
import { chatbot, type ChatRequest } from '#shared/contracts/chatbot.ts';
import { chatMessages } from '#shared/messages/chat.ts';
import { CallError, callEndpoint } from '../../browser/call-endpoint.ts';
import { readLinks, type Answer } from './conversation.ts';

/** The body as it came. The contract's own check would throw, and a reply without a text has words of its own. */
const chatbotAsItCame = { ...chatbot, response: z.unknown() };

/** Refusals that the server explains, with what to do: a question that does not fit, and too many questions. */
const explained = [422, 429];

const failed = (content: string): Answer => ({ content, sources: [], actions: [], hasFailed: true });

/** What the assistant says to a body of a good status. */
export function toAnswer(body: unknown): Answer {
  // No JSON at all: some proxy answered, not the assistant.
  if (body === undefined) return failed(chatMessages.difficulties);
  const { response, sources, actions } = (body ?? {}) as Record<string, unknown>;
  if (typeof response !== 'string' || response.trim() === '') return failed(chatMessages.noText);
  return { content: response, ...readLinks(sources, actions), hasFailed: false };
}

/** What the assistant says when the call did not succeed. */
export function toFailedAnswer(error: unknown): Answer {
  const isExplained = error instanceof CallError && explained.includes(error.status);
  const reason = isExplained ? (error.failure.fields?.['message'] ?? error.failure.message) : undefined;
  return failed(reason === undefined ? chatMessages.difficulties : `${chatMessages.difficulties}\n${reason}`);
}

/** Always resolves, so that the caller can stop waiting. */
export async function askAssistant(
  message: string,
  history: NonNullable<ChatRequest['history']>,
): Promise<Answer> {
  try {
    return toAnswer(await callEndpoint(chatbotAsItCame, { message, history }));
  } catch (error) {
    return toFailedAnswer(error);
  }
}
