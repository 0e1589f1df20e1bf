import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database.types.ts';
import { AppError } from '#shared/app-error.ts';
import { getEnv } from './env.ts';

/** A call that takes longer is given up; whoever called decides what then happens. Milliseconds. */
export const databaseDeadline = 3000;

type Functions = Database['public']['Functions'];
export type DatabaseFunction = keyof Functions;
export type ArgsOf<Name extends DatabaseFunction> = Functions[Name]['Args'];
export type ReturnsOf<Name extends DatabaseFunction> = Functions[Name]['Returns'];

/** Postgres and PostgREST codes that mean "not now" rather than "not like this". */
const unavailableCodes = /^(08|53|57P|57014|PGRST00[0-3])/;

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

/** A client holds no connection, only settings; making one takes longer than a call, so it is kept. */
function serviceClient(deadline: number): SupabaseClient<Database> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secret, deadlineScale } = getEnv();
  const timeout = deadline * deadlineScale;
  const key = `${url} ${secret} ${timeout}`;
  let client = clients.get(key);
  if (!client) {
    client = createClient<Database>(url, secret, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      db: { timeout, retry: false },
    });
    clients.set(key, client);
  }
  return client;
}

/**
 * Calls a database function with the service role, which only services may do.
 * @throws AppError `service_unavailable` when the database cannot be reached or misses the deadline; DatabaseError otherwise.
 */
export async function callDatabase<Name extends DatabaseFunction>(
  name: Name,
  args: ArgsOf<Name>,
  deadline: number = databaseDeadline,
): Promise<ReturnsOf<Name>> {
  const { data, error, status } = await serviceClient(deadline).rpc(name, args as never);
  if (error) {
    const unreachable = status === 0 || status >= 502 || unavailableCodes.test(error.code);
    if (unreachable) throw new AppError('service_unavailable', undefined, { retryAfterSeconds: 60 });
    throw new DatabaseError(error.code || String(status));
  }
  return data;
}
