import type * as z from 'zod/mini';
import type { ChatHandOver, handOverChat as contract } from '#shared/contracts/chat-hand-over.ts';
import type { Deps } from './deps.ts';
import { keepSubmission } from './store-submission.ts';
import { checkHandOver } from './submission.ts';

/**
 * Takes a conversation with the assistant for a person to answer, by the same rules as an enquiry.
 * @throws AppError `rate_limited`, or `service_unavailable` when it could be kept nowhere
 */
export async function handOverChat(
  input: ChatHandOver,
  deps: Deps,
): Promise<z.output<typeof contract.response>> {
  const { reference, emailComes } = await keepSubmission(checkHandOver(input, deps.now()), deps);
  return { success: true, reference, ...(emailComes === undefined ? {} : { emailComes }) };
}
