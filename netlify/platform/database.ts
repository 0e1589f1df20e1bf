import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '#shared/database.types.ts';
import { AppError, type ErrorCode } from '#shared/app-error.ts';
import { getEnv } from './env.ts';
import { log } from './log.ts';

/** A call that takes longer is given up; the caller decides what then happens. Milliseconds. */
export const databaseDeadline = 3000;
/** Longer for what reads or writes everybody at once, at an admin's wish. */
const longDeadlines: Readonly<Partial<Record<DatabaseFunction, number>>> = {
  find_ework_students: 8000,
  import_ework_students: 20_000,
  list_ework_students: 8000,
  read_ework_overview: 8000,
};

type Functions = Database['public']['Functions'];
export type DatabaseFunction = keyof Functions;
export type ArgsOf<Name extends DatabaseFunction> = Functions[Name]['Args'];
export type ReturnsOf<Name extends DatabaseFunction> = Functions[Name]['Returns'];

/**
 * SQLSTATEs that our own functions raise to refuse something, named after the HTTP status that says it. These are the answers that
 * we know. Whatever else comes back (a full disk, a lock, a gateway's page, a mistake of ours) is no answer: the caller hears "not
 * now" and loses nothing, and the code is in the log.
 */
const refusals: Readonly<Record<string, ErrorCode>> = {
  PT401: 'not_signed_in',
  PT403: 'forbidden',
  PT404: 'not_found',
  PT409: 'conflict',
  PT422: 'invalid_fields',
  PT428: 'desk_not_entered',
  // The API's own words for a token that is forged, malformed or expired.
  PGRST301: 'not_signed_in',
  PGRST302: 'not_signed_in',
  PGRST303: 'not_signed_in',
};

/**
 * The part of supabase-js that talks to PostgREST: functions need nothing else of it. A client holds no connection, only
 * settings.
 */
function clientFor(key: string, deadline: number, token: string = key) {
  const { SUPABASE_URL, deadlineScale } = getEnv();
  return new PostgrestClient<Database>(`${SUPABASE_URL}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${token}` },
    timeout: deadline * deadlineScale,
    retry: false,
  });
}

/**
 * Calls a database function with the service role, which only services may do.
 * @throws AppError what a function of ours refuses with (`not_signed_in`, `forbidden`, `not_found`, `conflict`, `invalid_fields`);
 *   `service_unavailable` for everything else
 */
export async function callDatabase<Name extends DatabaseFunction>(
  name: Name,
  args: ArgsOf<Name>,
  deadline: number = longDeadlines[name] ?? databaseDeadline,
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
  const client = clientFor(getEnv().SUPABASE_PUBLISHABLE_KEY, databaseDeadline, accessToken);
  return readAnswer(await client.rpc(name, args as never));
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
  // Its message and details quote the values that were sent, so that only its code is said.
  log({ event: 'database-away', code: error.code || String(status) });
  throw new AppError('service_unavailable', undefined, { retryAfterSeconds: 60 });
}
