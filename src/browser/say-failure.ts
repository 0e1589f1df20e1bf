import { CallError } from './call-endpoint.ts';

/** A length of time as people say it. */
export function sayWait(seconds: number): string {
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minutes`;
}

interface Circumstances {
  /** Whether something was typed that could be lost. */
  isTyped?: boolean;
}

/** Signing in succeeded, and the browser did not take the cookie that proves it. */
export class CookieRefused extends Error {
  override readonly name = 'CookieRefused';
  constructor() {
    super(
      'Your browser refused the cookie that keeps you signed in. Allow cookies for this site in its settings, or use another browser, and sign in again.',
    );
  }
}

/** Why nothing came of a call, in whole sentences, with what to do next. */
export function sayFailure(error: unknown, { isTyped = true }: Circumstances = {}): string {
  if (error instanceof CookieRefused) return error.message;
  if (!(error instanceof CallError)) return 'Something went wrong on this page. Please load it again.';
  const { status, message, failure } = error;
  const kept = isTyped ? 'What you typed is still here; please try again' : 'Please try again';
  if (status === 0) return `${message}. ${kept}.`;
  const reason = (failure.message ?? 'Something went wrong on our side').replace(/[.\s]+$/, '');
  if (failure.retryAfterSeconds !== undefined)
    return `${reason}. You can try again in ${sayWait(failure.retryAfterSeconds)}.`;
  return status >= 500 || failure.message === undefined ? `${reason}. ${kept} in a moment.` : `${reason}.`;
}

/** The reason for each kind of failure of a visitor's form (docs/contract/enquiry.md). */
const reasons = {
  server: (status: number) => `Server error: ${status}`,
  refused: 'Form submission failed',
  unknown: 'Unknown error occurred',
} as const;

/** Why a visitor's form did not get through, as the reason inside a sentence: without a full stop. */
export function sayReason(error: unknown): string {
  return reasonOf(error).replace(/[.\s]+$/, '');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return reasons.unknown;
  if (!(error instanceof CallError)) return error.message || reasons.unknown;
  if (error.status === 0) return error.message;
  const isAnswered = error.status >= 200 && error.status < 300;
  return error.failure.message ?? (isAnswered ? reasons.refused : reasons.server(error.status));
}
