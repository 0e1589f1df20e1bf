import type * as z from 'zod/mini';
import type { Contract } from '#shared/contracts/contract.ts';
import { callEndpoint, CallError } from '../../browser/call-endpoint.ts';
import { signInAgain } from '../../learning/session-end.ts';
import { deskEntryAddress, isDeskClosed } from '../../staff/desk-address.ts';

/** A call of a mentor. Where the desk or the session is closed the page leads there, and back; drafts stay on this device. */
export async function mentorCall<Called extends Contract>(
  contract: Called,
  input: z.input<Called['request']>,
): Promise<z.output<Called['response']>> {
  try {
    return await callEndpoint(contract, input);
  } catch (error) {
    if (isDeskClosed(error)) location.replace(deskEntryAddress(location));
    else if (error instanceof CallError && error.status === 401) signInAgain();
    throw error;
  }
}

export const sayWhy = (error: unknown, words: string): string =>
  error instanceof CallError && error.failure.message ? error.failure.message : words;
