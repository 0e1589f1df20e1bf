import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { signUpLearner, type TestLearner } from '../support/people.ts';

/**
 * Everyone who can reach the data API, past our functions, with real tokens, over every table and verb. A new table is tried by itself.
 */
let parts: FunctionParts;
let owner: TestLearner;
let other: TestLearner;
let signedOut: TestLearner;
let tables: { name: string; columns: string[]; isOwned: boolean; rowsOfOwner: number }[];

beforeAll(async () => {
  parts = await startFunctionParts();
  owner = await signUpLearner(parts, { email: 'owner@learner.example' });
  other = await signUpLearner(parts, { email: 'other@learner.example', firstName: 'Tomasz' });
  signedOut = await signUpLearner(parts, { email: 'gone@learner.example', firstName: 'Gone' });
  await parts.database.query('delete from auth.sessions where user_id = $1', [signedOut.learnerId]);
  const columns = await parts.database.query<{ name: string; columns: string[] }>(
    "select table_name as name, array_agg(column_name::text) as columns from information_schema.columns where table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER' group by 1 order by 1",
  );
  tables = await Promise.all(
    columns.map(async ({ name, columns: all }) => {
      const isOwned = all.includes('learner_id');
      const [count] = isOwned
        ? await parts.database.query<{ count: number }>(
            `select count(*)::int as count from public.${name} where learner_id = $1`,
            [owner.learnerId],
          )
        : [];
      return { name, columns: all, isOwned, rowsOfOwner: count?.count ?? 0 };
    }),
  );
});
afterAll(() => parts.stop());

async function ask(
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; rows: Record<string, unknown>[]; refusal: string | undefined }> {
  const response = await fetch(`${parts.database.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: parts.database.publishableKey,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => []);
  return {
    status: response.status,
    rows: response.ok && Array.isArray(answer) ? (answer as Record<string, unknown>[]) : [],
    refusal: response.ok ? undefined : String((answer as { code?: unknown }).code),
  };
}

/** Insufficient privilege: by a grant or a policy. A row refused for what is in it (a null, a wrong key) would be let in with better values. */
const notAllowed = '42501';

/** Everything in every table, to see that nothing moved. */
async function everything(): Promise<string> {
  const all = await Promise.all(
    tables.map(({ name }) => parts.database.query(`select * from public.${name} order by 1`)),
  );
  return JSON.stringify(all);
}

const actors = () =>
  [
    ['a stranger', null],
    ['someone who signed out', signedOut.accessToken],
    ['another learner', other.accessToken],
  ] as const;

describe('over every table', () => {
  it('there is something to guard', () => {
    expect(tables.length).toBeGreaterThan(12);
    expect(tables.filter(({ rowsOfOwner }) => rowsOfOwner > 0).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['learners', 'notifications']),
    );
  });

  it('the owner reads their own rows and no others', async () => {
    for (const { name, isOwned, rowsOfOwner } of tables) {
      const { rows } = await ask(owner.accessToken, 'GET', `${name}?select=*`);
      expect(rows.length, name).toBe(isOwned && rows.length > 0 ? rowsOfOwner : 0);
      for (const row of rows) expect(row['learner_id'], name).toBe(owner.learnerId);
    }
    const { rows } = await ask(owner.accessToken, 'GET', 'notifications?select=*');
    expect(rows).toHaveLength(3);
  });

  it('no one else reads a row of the owner, whatever they filter by', async () => {
    for (const [who, token] of actors())
      for (const { name, isOwned } of tables) {
        const filter = isOwned ? `&learner_id=eq.${owner.learnerId}` : '';
        const { rows } = await ask(token, 'GET', `${name}?select=*${filter}`);
        expect(rows, `${who} reads ${name}`).toEqual([]);
      }
  });

  it('no one else changes, adds or deletes anything', async () => {
    const before = await everything();
    for (const [who, token] of actors())
      for (const { name, columns, isOwned } of tables) {
        const [column = 'x'] = columns;
        const filter = isOwned ? `learner_id=eq.${owner.learnerId}` : `${column}=not.is.null`;
        for (const [method, path, body] of [
          ['POST', name, isOwned ? { learner_id: owner.learnerId } : { [column]: null }],
          ['PATCH', `${name}?${filter}`, { [column]: null }],
          ['DELETE', `${name}?${filter}`, undefined],
        ] as const) {
          const { rows, refusal } = await ask(token, method, path, body);
          expect(rows, `${who}: ${method} ${path}`).toEqual([]);
          // A policy hides rows from a change or deletion; nothing hides what is added.
          const answers = method === 'POST' ? [notAllowed] : [notAllowed, undefined];
          expect(answers, `${who}: ${method} ${path} is refused by right`).toContain(refusal);
        }
      }
    expect(await everything()).toBe(before);
  });

  it('the owner cannot add, delete, or change what is not theirs to choose', async () => {
    const before = await everything();
    for (const { name, columns, isOwned } of tables) {
      const own = isOwned ? `learner_id=eq.${owner.learnerId}` : `${columns[0] ?? 'x'}=not.is.null`;
      const body = isOwned ? { learner_id: owner.learnerId } : { [columns[0] ?? 'x']: null };
      const added = await ask(owner.accessToken, 'POST', name, body);
      expect(added.refusal, `POST ${name}`).toBe(notAllowed);
      const deleted = await ask(owner.accessToken, 'DELETE', `${name}?${own}`);
      expect(deleted.refusal, `DELETE ${name}`).toBe(notAllowed);
      for (const column of columns)
        if (!['first_name', 'last_name', 'notification_mails', 'read_at'].includes(column)) {
          const { refusal } = await ask(owner.accessToken, 'PATCH', `${name}?${own}`, { [column]: null });
          expect(refusal, `PATCH ${name} ${column}`).toBe(notAllowed);
        }
    }
    expect(await everything()).toBe(before);
  });

  it('the owner changes their own name, and no other through it', async () => {
    const { status, rows } = await ask(owner.accessToken, 'PATCH', 'learners?first_name=not.is.null', {
      first_name: 'Changed',
    });
    expect([status, rows.map((row) => row['learner_id'])]).toEqual([200, [owner.learnerId]]);
    const names = await parts.database.query('select first_name from public.learners order by first_name');
    expect(names).toEqual([{ first_name: 'Changed' }, { first_name: 'Gone' }, { first_name: 'Tomasz' }]);
  });
});
