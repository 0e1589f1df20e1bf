import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';

/** Rules that every table and function keeps; a new one that forgets a rule fails here by itself. */
let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
  await parts.database.warm();
});
afterAll(() => parts.stop());

const rows = <Row = Record<string, unknown>>(sql: string) => parts.database.query<Row>(sql);

/** Functions that a visitor or a learner may call themselves; each one is a way round our limits and needs its reason. */
const openFunctions: readonly string[] = [];

describe('every table', () => {
  it('has row-level security, a comment, and a policy unless the comment says that it is closed', async () => {
    const tables = await rows<{ name: string; secured: boolean; comment: string | null; policies: number }>(`
      select c.relname as name, c.relrowsecurity as secured, obj_description(c.oid) as comment,
             (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p')`);
    expect(tables.length).toBeGreaterThanOrEqual(6);
    for (const table of tables) {
      expect(table.secured, `${table.name} has row-level security`).toBe(true);
      expect(table.comment, `${table.name} has a comment`).toBeTruthy();
      if (!table.comment?.includes('Closed:'))
        expect(table.policies, `${table.name} has a policy`).toBeGreaterThan(0);
    }
  });

  it('that is closed grants nothing to visitors and learners, after the local database has warmed up too', async () => {
    const grants = await rows(`
      select g.grantee, g.table_name, g.privilege_type
      from information_schema.role_table_grants g
      where g.table_schema in ('public', 'private') and g.grantee in ('anon', 'authenticated', 'PUBLIC')`);
    expect(grants).toEqual([]);
  });

  it.each(['anon', 'authenticated'] as const)('refuses %s to read, write and delete', async (role) => {
    const tables = await rows<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename",
    );
    for (const { name } of tables)
      for (const statement of [
        `select * from public.${name}`,
        `delete from public.${name}`,
        `insert into public.${name} default values`,
      ])
        await expect(parts.database.queryAs({ role }, statement), statement).rejects.toThrow(
          /permission denied/,
        );
  });
});

describe('every function', () => {
  it('has a fixed search path, and only those on the list are open to visitors or learners', async () => {
    const functions = await rows<{ name: string; config: string[] | null; open: boolean }>(`
      select n.nspname || '.' || p.proname as name, p.proconfig as config,
             has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute') as open
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private')
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
    expect(functions.length).toBeGreaterThan(10);
    for (const { name, config } of functions)
      expect(config, `${name} sets its search path`).toEqual(
        expect.arrayContaining([expect.stringMatching(/^search_path=/)]),
      );
    expect(functions.filter((one) => one.open).map((one) => one.name)).toEqual(openFunctions);
  });
});
