import * as z from 'zod/mini';
import type { ErrorCode } from '#shared/app-error.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { noteHeard } from './heard.ts';
import { followSessionHint } from './session-hint.ts';

// zod would try `new Function` first, which our content security policy refuses and the browser then reports.
z.config({ jitless: true });

/** Longer than the functions' own deadline of 8 s, so that the server is the first to give up. */
const patienceMilliseconds = 20_000;

export const callMessages = {
  offline: 'You seem to be offline',
  unreachable: 'We could not be reached',
  timeout: 'No answer came in time',
  unreadable: 'The answer could not be read',
} as const;

/** What the server said about a failure, as far as it could be read. */
export interface Failure {
  message?: string | undefined;
  code?: ErrorCode | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  requestId?: string | undefined;
  /** Whole seconds after which trying again makes sense. */
  retryAfterSeconds?: number | undefined;
}

/** A call that did not succeed. `status` is 0 when no answer came at all. */
export class CallError extends Error {
  readonly status: number;
  readonly failure: Failure;

  constructor(message: string, status: number, failure: Failure = {}, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallError';
    this.status = status;
    this.failure = failure;
  }

  /** By its name: the header's script is bundled by itself, and what it has asked for may fail in an island. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'CallError';
  }
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The call outlives the page, which is about to be left. */
  keepalive?: boolean;
  timeoutMilliseconds?: number;
}

interface Address {
  /** Path and query, with what the input said about either filled in. */
  address: string;
  /** What the input says beside that: the body, or nothing for a GET. */
  rest: Readonly<Record<string, unknown>>;
}

/**
 * Where a call goes. The `:name` parts of the path are taken from the input; what is left of it is the query of a GET and
 * the body of everything else.
 * @throws TypeError when a part of the path is missing: another address would be asked, and might answer.
 */
function toAddress({ method, path }: Contract, input: unknown): Address {
  const given = Object.entries((input ?? {}) as Record<string, unknown>);
  const taken = new Set<string>();
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = given.find(([key]) => key === name)?.[1];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '')
      throw new TypeError(`${path} needs ${name}`);
    taken.add(name);
    return encodeURIComponent(value);
  });
  const left = given.filter(([key]) => !taken.has(key));
  if (method !== 'GET') return { address: filled, rest: Object.fromEntries(left) };
  const query = new URLSearchParams();
  for (const [name, value] of left) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.append(name, `${value}`);
  }
  return { address: query.size > 0 ? `${filled}?${query}` : filled, rest: {} };
}

/** The path and query that a call of this contract goes to. */
export function addressOf<Called extends Contract>(
  contract: Called,
  input: z.input<Called['request']> | undefined,
): string {
  return toAddress(contract, input).address;
}

/**
 * The only `fetch` of the site that reads JSON. Sends cookies always, a JSON content type and body only where there is a
 * body. After a 401 the page shows itself as the hint cookie says, which the server takes away with a dead session.
 * What fails is noted in the console by its code and request id, with nothing personal.
 * @throws CallError whose message is, as docs/contract/calls.md has it, the status code, a colon, a space and the body (or
 *   the status text where the body is empty). Callers with words of their own read `failure.message`.
 */
export async function callEndpoint<Called extends Contract>(
  contract: Called,
  input: z.input<Called['request']> | undefined,
  options: CallOptions = {},
): Promise<z.output<Called['response']>> {
  const { address, rest } = toAddress(contract, input);
  const hasBody = contract.method !== 'GET' && contract.accepts.length > 0 && input !== undefined;
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = setTimeout(giveUp, options.timeoutMilliseconds ?? patienceMilliseconds);
  // As `AbortSignal.any` would, which is missing in browsers that we support.
  options.signal?.addEventListener('abort', giveUp);
  if (options.signal?.aborted) giveUp();
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      method: contract.method,
      credentials: 'include',
      ...(options.keepalive ? { keepalive: true } : {}),
      ...(hasBody ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(rest) } : {}),
      signal: patience.signal,
    });
    text = await response.text();
  } catch (cause) {
    const isLate = patience.signal.aborted && !options.signal?.aborted;
    // Who asked has withdrawn the question.
    if (!options.signal?.aborted) noteFailure(contract, 0, isLate ? 'timeout' : 'unreachable');
    throw new CallError(silenceMessage(isLate), 0, {}, cause);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
  if (response.status === 401) followSessionHint();
  const body = parseJson(text);
  if (!response.ok) {
    const { code, requestId } = toFailure(body);
    noteFailure(contract, response.status, code, requestId);
    throw new CallError(`${response.status}: ${text || response.statusText}`, response.status, {
      ...toFailure(body),
      ...waitOf(response),
    });
  }
  const answer = z.safeParse(contract.response, body);
  if (answer.success) {
    noteHeard({ method: contract.method, address, text });
    return answer.data as z.output<Called['response']>;
  }
  noteFailure(contract, response.status, 'unreadable');
  throw new CallError(callMessages.unreadable, response.status, toFailure(body), answer.error);
}

/** For people who look for the cause, with us at the telephone. The path is the contract's, without what was filled in. */
function noteFailure({ method, path }: Contract, status: number, code = 'unknown', requestId = ''): void {
  console.error(`${method} ${path} failed: ${`${status} ${code} ${requestId}`.trim()}`);
}

function silenceMessage(isLate: boolean): string {
  if (isLate) return callMessages.timeout;
  return navigator.onLine ? callMessages.unreachable : callMessages.offline;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function waitOf({ headers }: Response): Failure {
  const seconds = Number(headers.get('retry-after') ?? '');
  return Number.isInteger(seconds) && seconds > 0 ? { retryAfterSeconds: seconds } : {};
}

/** Reads a failure body with mistrust: it may come from a proxy. */
function toFailure(body: unknown): Failure {
  if (typeof body !== 'object' || body === null) return {};
  const { message, error, code, fields, requestId } = body as Record<string, unknown>;
  const sentence = [message, error].find((text) => typeof text === 'string' && text !== '');
  const isTexts = (value: unknown): value is Record<string, string> =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string');
  return {
    message: sentence as string | undefined,
    code: typeof code === 'string' ? (code as ErrorCode) : undefined,
    fields: isTexts(fields) ? fields : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}
