import { CallError } from './call-endpoint.ts';

/** Where the sending of a form stands. */
export type SubmissionState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'sent'; reference: string }
  | { status: 'failed'; message: string };

/** The words that the specification gives for each kind of failure. */
const failureWords = {
  server: (status: number) => `Server error: ${status}`,
  refused: 'Form submission failed',
  unknown: 'Unknown error occurred',
} as const;

/** Why a form did not get through, as the reason inside a sentence. */
export function failureReason(error: unknown): string {
  return reasonFor(error).replace(/[.\s]+$/, '');
}

function reasonFor(error: unknown): string {
  if (!(error instanceof Error)) return failureWords.unknown;
  if (!(error instanceof CallError)) return error.message || failureWords.unknown;
  if (error.status === 0) return error.message;
  const isAnswered = error.status >= 200 && error.status < 300;
  return error.failure.message ?? (isAnswered ? failureWords.refused : failureWords.server(error.status));
}
