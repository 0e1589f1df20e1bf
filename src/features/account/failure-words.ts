import { CallError } from '../../browser/call-endpoint.ts';

/** A length of time as people say it. */
export function sayWait(seconds: number): string {
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minutes`;
}

interface Circumstances {
  /** Whether somebody has typed something that they may fear for. */
  isTyped?: boolean;
}

/** Why nothing came of a call, in whole sentences, with what to do next. */
export function sayFailure(error: unknown, { isTyped = true }: Circumstances = {}): string {
  if (!(error instanceof CallError)) return 'Something went wrong on this page. Please load it again.';
  const { status, message, failure } = error;
  const kept = isTyped ? 'What you typed is still here; please try again' : 'Please try again';
  if (status === 0) return `${message}. ${kept}.`;
  const reason = (failure.message ?? 'Something went wrong on our side').replace(/[.\s]+$/, '');
  if (failure.retryAfterSeconds !== undefined)
    return `${reason}. You can try again in ${sayWait(failure.retryAfterSeconds)}.`;
  return status >= 500 || failure.message === undefined ? `${reason}. ${kept} in a moment.` : `${reason}.`;
}
