import { createHash } from 'node:crypto';
import type { Contract } from '../../src/shared/contracts/contract.ts';
import { addressOf, send } from '../../tests/support/doors.ts';
import type { FunctionParts } from '../../tests/support/function-parts.ts';

/** A class of eWork students in a database, and how a bench calls endpoints as one of them. */

export const course = 'prompt-engineering';
export const tokenOf = (student: number) => `bench-token-${student}`;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
export const quantile = (times: readonly number[], share: number) => {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export function shuffle<Item>(items: Item[]): Item[] {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [items[i], items[j]] = [items[j] as Item, items[i] as Item];
  }
  return items;
}

/** Students with a session each, numbered from where the last call ended. */
export async function addStudents(
  { database }: Pick<FunctionParts, 'database'>,
  count: number,
  from = 0,
): Promise<void> {
  await database.query(
    `with added as (
       insert into public.ework_students (first_name, last_name, email, course_slug)
       select 'Student', 'Number ' || n, 'student' || n || '@bench.example', $1 from generate_series($2::int, $3::int) n
       returning student_id
     )
     insert into public.ework_assignments (student_id, course_slug) select student_id, $1 from added`,
    [course, from, from + count - 1],
  );
  const rows = await database.query<{ student_id: string }>(
    'select student_id from public.ework_students where added > (select max(added) - $1 from public.ework_students) order by added',
    [count],
  );
  const hashes = rows.map((_, i) => hashOf(tokenOf(from + i)));
  for (let start = 0; start < rows.length; start += 1000)
    await database.query(
      `insert into public.ework_sessions (token_hash, student_id, expires_at)
       select * from unnest($1::text[], $2::uuid[], array_fill(now() + interval '29 days 20 hours', array[$3::int]))`,
      [
        hashes.slice(start, start + 1000),
        rows.slice(start, start + 1000).map((row) => row.student_id),
        Math.min(1000, rows.length - start),
      ],
    );
}

export const adminToken = 'bench-admin';

/** An admin with a session. Nobody signs in as one here, so that the account needs no password. */
export async function addAdmin({ database }: FunctionParts): Promise<void> {
  const id = crypto.randomUUID();
  await database.query("insert into auth.users (id, email) values ($1, 'head@bench.example')", [id]);
  await database.query('insert into public.ework_admins (user_id) values ($1)', [id]);
  await database.query(
    "insert into public.ework_sessions (token_hash, admin_id, expires_at) values ($1, $2, now() + interval '12 hours')",
    [hashOf(adminToken), id],
  );
}

export function call(
  contract: Contract,
  token: string,
  { params = {}, body }: { params?: Record<string, string>; body?: unknown } = {},
): Promise<Response> {
  return send(
    new Request(`https://kestrelrow.example${addressOf(contract, params)}`, {
      method: contract.method,
      headers: {
        origin: 'https://kestrelrow.example',
        cookie: `__Host-ework=${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
}

/** Works through a queue, some at once; gives the seconds it took. */
export async function runInFlight<Item>(
  queue: Item[],
  inFlight: number,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
    }),
  );
  return (performance.now() - started) / 1000;
}
