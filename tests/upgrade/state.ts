import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from '../../scripts/stack/database.ts';

/* A database as people had filled it before an upgrade, and what their open pages sent: kept in before.json, made by record.ts. */

export const stateFile = join(import.meta.dirname, 'before.json');

export type Who = 'visitor' | 'learner' | 'student' | 'staff';

export interface State {
  /** The last migration that it had. */
  through: string;
  /** The cookies of each browser. */
  cookies: Record<Who, Record<string, string>>;
  /** What pages sent, in order, and which fields they had from the answer. */
  calls: { who: Who; method: string; path: string; body?: unknown; fields: string[] }[];
  /** Rows by table. */
  tables: Record<string, Record<string, unknown>[]>;
}

export const readState = (): State => JSON.parse(readFileSync(stateFile, 'utf8')) as State;

/** Every field of an answer by its path, such as taskProgress[].task.id. */
export function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => fieldsOf(item, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return path ? [path] : [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = path ? `${path}.${name}` : name;
    return [...new Set([own, ...fieldsOf(inner, own)])];
  });
}

interface Column {
  table: string;
  columns: string[];
}

/** Of Auth, of ours and of what is private: every table with the columns that can be written. */
const tablesOf = (database: Sql) =>
  database.query<Column>(
    `select format('%I.%I', table_schema, table_name) as "table", array_agg(format('%I', column_name)::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('auth', 'public', 'private') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by 1 order by 1`,
  );

export async function dumpRows(database: Sql): Promise<State['tables']> {
  const tables: State['tables'] = {};
  for (const { table, columns } of await tablesOf(database)) {
    const rows = await database.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from (select ${columns.join(', ')} from ${table}) t`,
    );
    if (rows.length > 0) tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}

/** Puts the rows back as they are, past every trigger and reference, and numbers that are given out go on after them. */
export async function loadRows(database: Sql, tables: State['tables']): Promise<void> {
  await database.query("set session_replication_role = 'replica'");
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`);
    await database.query(`delete from ${table}`);
    await database.query(
      `insert into ${table} (${columns.join(', ')}) overriding system value
       select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  await database.query("set session_replication_role = 'origin'");
  await database.query(
    `select setval(format('%I.%I', schemaname, sequencename), 1000000) from pg_sequences where schemaname in ('auth', 'public', 'private')`,
  );
}

export async function countRows(database: Sql, table: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
}
