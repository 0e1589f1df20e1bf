import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database.types.ts';
import { AppError, type ErrorCode } from '#shared/app-error.ts';
import { getEnv } from './env.ts';

/** A call that takes longer is given up; whoever called decides what then happens. Milliseconds. */
export const databaseDeadline = 3000;

type Functions = Database['public']['Functions'];
export type DatabaseFunction = keyof Functions;
export type ArgsOf<Name extends DatabaseFunction> = Functions[Name]['Args'];
export type ReturnsOf<Name extends DatabaseFunction> = Functions[Name]['Returns'];

/** Postgres and PostgREST codes that mean "not now" rather than "not like this". */
const unavailableCodes = /^(08|53|57P|57014|PGRST00[0-3])/;

/** SQLSTATEs that our own functions raise to refuse something, named after the HTTP status that says it. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  PT401: 'not_signed_in',
  PT403: 'forbidden',
  PT404: 'not_found',
  PT409: 'conflict',
  PT422: 'invalid_fields',
  // The API's own words for a token that is forged, malformed or expired.
  PGRST301: 'not_signed_in',
  PGRST302: 'not_signed_in',
  PGRST303: 'not_signed_in',
};

/** A database error without its message and details, which quote the values that were sent. */
class DatabaseError extends Error {
  readonly code: string;
  constructor(code: string) {
    super('The database refused a call');
    this.name = 'DatabaseError';
    this.code = code;
  }
}

const clients = new Map<string, SupabaseClient<Database>>();
const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A client holds no connection, only settings; making one takes longer than a call, so it is kept. */
function clientFor(key: string, deadline: number): SupabaseClient<Database> {
  const { SUPABASE_URL: url, deadlineScale } = getEnv();
  const timeout = deadline * deadlineScale;
  const name = `${url} ${key} ${timeout}`;
  let client = clients.get(name);
  if (!client) {
    client = createClient<Database>(url, key, { auth: stateless, db: { timeout, retry: false } });
    clients.set(name, client);
  }
  return client;
}

/**
 * Calls a database function with the service role, which only services may do.
 * @throws AppError `service_unavailable` when the database cannot be reached or misses the deadline, or what a function of
 *   ours refuses with (`not_signed_in`, `forbidden`, `not_found`, `conflict`, `invalid_fields`); DatabaseError otherwise.
 */
export async function callDatabase<Name extends DatabaseFunction>(
  name: Name,
  args: ArgsOf<Name>,
  deadline: number = databaseDeadline,
): Promise<ReturnsOf<Name>> {
  const client = clientFor(getEnv().SUPABASE_SECRET_KEY, deadline);
  return readAnswer(await client.rpc(name, args as never));
}

/**
 * Calls a database function as the learner whose token this is: row-level security decides.
 * @throws as `callDatabase`; AppError `not_signed_in` for a token that is forged, expired or signed out.
 */
export async function callDatabaseAs<Name extends DatabaseFunction>(
  accessToken: string,
  name: Name,
  args: ArgsOf<Name>,
): Promise<ReturnsOf<Name>> {
  const client = clientFor(getEnv().SUPABASE_PUBLISHABLE_KEY, databaseDeadline);
  const call = client.rpc(name, args as never).setHeader('Authorization', `Bearer ${accessToken}`);
  return readAnswer(await call);
}

function readAnswer<Data>({
  data,
  error,
  status,
}: {
  data: Data;
  error: { code: string; message: string } | null;
  status: number;
}): Data {
  if (!error) return data;
  const refusal = refusals[error.code] ?? (status === 401 ? 'not_signed_in' : undefined);
  if (refusal) throw new AppError(refusal);
  const unreachable = status === 0 || status >= 502 || unavailableCodes.test(error.code);
  if (unreachable) throw new AppError('service_unavailable', undefined, { retryAfterSeconds: 60 });
  throw new DatabaseError(error.code || String(status));
}

/** Auth hashes a password and may send a mail before it answers. Milliseconds. */
const authDeadline = 6000;

/**
 * A client for one call of Auth: it remembers who signed in, so that it is never shared.
 * @param address the visitor's own, which Auth counts its limits by; without it one visitor could use up everybody's
 */
export function openAuthClient(address: string): SupabaseClient<Database> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY, deadlineScale } = getEnv();
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: stateless,
    global: {
      headers: { 'Sb-Forwarded-For': address },
      fetch: (input, init) =>
        fetch(input, { ...init, signal: AbortSignal.timeout(authDeadline * deadlineScale) }),
    },
  });
}
