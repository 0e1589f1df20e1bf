export interface RequestLine {
  id: string;
  route: string;
  status: number;
  milliseconds: number;
  /** Error code of a refusal or failure. */
  code?: string;
}

export interface EventLine {
  event: string;
  id?: string;
  [detail: string]: string | number | boolean | undefined;
}

/**
 * One JSON line for each request or happening. Lines carry ids, codes and counts, never anything that a person wrote:
 * what is not in the types above cannot be logged by accident.
 */
export function log(line: RequestLine | EventLine): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}

/**
 * What may be said of an unexpected error: its class, its code and where it happened. Its message is left out, since
 * database and mail servers quote what people wrote.
 */
export function describeError(error: unknown): { error: string; at?: string; cause?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? `:${error.code}` : '';
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4)
    .map((line) => line.trim().replace(/^at /, ''));
  return {
    error: `${error.name}${code}`,
    ...(frames?.length ? { at: frames.join(' < ') } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause).error }),
  };
}
