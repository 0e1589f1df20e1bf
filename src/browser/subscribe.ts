/** Asks for the newsletter. Its own file, because the page loads it only when somebody subscribes. */
import { subscribe as contract } from '#shared/contracts/newsletter.ts';
import { callEndpoint } from './call-endpoint.ts';

/** What the institute answers: the same words for an address that it knows and for one that it does not. */
export async function subscribe(email: string, website: string): Promise<string> {
  const { message } = await callEndpoint(contract, { email, ...(website ? { website } : {}) });
  return message;
}
