import type { Sql } from './database.ts';

/** Where the generated types live, from the root. */
export const databaseTypesFile = 'src/shared/database.types.ts';

interface Column {
  relation: string;
  kind: 'table' | 'view';
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  is_generated: boolean;
}
interface Relationship {
  relation: string;
  name: string;
  columns: string[];
  referenced: string;
  referenced_columns: string[];
  is_one_to_one: boolean;
}
interface Routine {
  name: string;
  arguments: { name: string; type: string; mode: string; has_default: boolean }[];
  returns: string;
  returns_set: boolean;
  strict: boolean;
}
interface EnumType {
  name: string;
  labels: string[];
}

/**
 * The TypeScript of the schema `public`, in the shape that supabase-js reads (that of `supabase gen types`, which needs
 * Docker). It differs in two things: an argument may be null unless its function is strict, as in Postgres, and an
 * overloaded function is refused, because a call through the API cannot say which one it means.
 */
export async function generateDatabaseTypes(database: Sql): Promise<string> {
  const [columns, relationships, routines, enums] = [
    await database.query<Column>(columnsQuery),
    await database.query<Relationship>(relationshipsQuery),
    await database.query<Routine>(routinesQuery),
    await database.query<EnumType>(enumsQuery),
  ];
  const toType = typeMapper(enums, columns);
  const twice = routines.find((one, index) => routines.findIndex(({ name }) => name === one.name) !== index);
  if (twice)
    throw new Error(`public.${twice.name} is overloaded; the API cannot tell which one a call means.`);

  const relationsOf = (kind: Column['kind']) => [
    ...new Set(columns.filter((column) => column.kind === kind).map(({ relation }) => relation)),
  ];
  const table = (relation: string, kind: Column['kind']) => {
    const own = columns.filter((column) => column.relation === relation);
    const row = own.map((column) => `${key(column.name)}: ${orNull(toType(column.type), column.nullable)};`);
    const write = (isUpdate: boolean) =>
      own
        .filter((column) => !column.is_generated)
        .map((column) => {
          const optional = isUpdate || column.has_default || column.nullable ? '?' : '';
          return `${key(column.name)}${optional}: ${orNull(toType(column.type), column.nullable)};`;
        });
    const references = relationships
      .filter((relationship) => relationship.relation === relation)
      .map(
        (relationship) =>
          `{ foreignKeyName: ${text(relationship.name)}; columns: [${relationship.columns.map(text).join(', ')}]; isOneToOne: ${relationship.is_one_to_one}; referencedRelation: ${text(relationship.referenced)}; referencedColumns: [${relationship.referenced_columns.map(text).join(', ')}] }`,
      );
    return block(key(relation), [
      ...block('Row', row),
      ...(kind === 'table' ? [...block('Insert', write(false)), ...block('Update', write(true))] : []),
      `Relationships: [${references.join(', ')}];`,
    ]);
  };
  const routine = ({ name, arguments: all, returns, returns_set, strict }: Routine) => {
    const inputs = all.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v');
    const outputs = all.filter(({ mode }) => mode === 't' || mode === 'o' || mode === 'b');
    const args =
      inputs.length === 0
        ? ['Args: Record<PropertyKey, never>;']
        : block(
            'Args',
            inputs.map(
              (input) =>
                `${key(input.name)}${input.has_default ? '?' : ''}: ${orNull(toType(input.type), !strict)};`,
            ),
          );
    const result =
      outputs.length > 0
        ? `{ ${outputs.map((output) => `${key(output.name)}: ${toType(output.type)}`).join('; ')} }`
        : toType(returns);
    return block(key(name), [...args, `Returns: ${returns_set ? arrayOf(result) : result};`]);
  };

  return [
    '// Made from the migrations by `npm run database:types`; a test fails when the two differ. Do not edit.',
    '',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];',
    '',
    'export interface Database {',
    ...indent([
      ...block('public', [
        ...block(
          'Tables',
          relationsOf('table').flatMap((relation) => table(relation, 'table')),
          'Record<never, never>',
        ),
        ...block(
          'Views',
          relationsOf('view').flatMap((relation) => table(relation, 'view')),
          'Record<never, never>',
        ),
        ...block('Functions', routines.flatMap(routine), 'Record<never, never>'),
        ...block(
          'Enums',
          enums.map(({ name, labels }) => `${key(name)}: ${labels.map(text).join(' | ')};`),
          'Record<never, never>',
        ),
        'CompositeTypes: Record<never, never>;',
      ]),
    ]),
    '}',
    '',
  ].join('\n');
}

function typeMapper(enums: EnumType[], columns: Column[]): (type: string) => string {
  const relations = new Map(
    columns.map(({ relation, kind }) => [relation, kind === 'table' ? 'Tables' : 'Views']),
  );
  const toType = (type: string): string => {
    if (type.startsWith('_')) return arrayOf(toType(type.slice(1)));
    if (/^(int2|int4|int8|float4|float8|numeric)$/.test(type)) return 'number';
    if (type === 'bool') return 'boolean';
    if (/^jsonb?$/.test(type)) return 'Json';
    if (type === 'void') return 'undefined';
    if (type === 'record') return 'Record<string, unknown>';
    if (enums.some(({ name }) => name === type)) return `Database['public']['Enums'][${text(type)}]`;
    const section = relations.get(type);
    if (section) return `Database['public']['${section}'][${text(type)}]['Row']`;
    return 'string';
  };
  return toType;
}

const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : text(name));
const orNull = (type: string, nullable: boolean) => (nullable ? `${type} | null` : type);
const arrayOf = (type: string) => (/^\w+$/.test(type) ? `${type}[]` : `(${type})[]`);
const indent = (lines: string[]) => lines.map((line) => `  ${line}`);
const block = (name: string, lines: string[], empty = '{}') =>
  lines.length === 0 ? [`${name}: ${empty};`] : [`${name}: {`, ...indent(lines), '};'];

const columnsQuery = `
  select c.relname as relation, case when c.relkind in ('r', 'p') then 'table' else 'view' end as kind,
         a.attname as name, t.typname as type, not a.attnotnull as nullable,
         (a.atthasdef or a.attidentity <> '') as has_default,
         (a.attgenerated <> '' or a.attidentity = 'a') as is_generated
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const relationshipsQuery = `
  select c.relname as relation, k.conname as name,
         array(select a.attname::text from unnest(k.conkey) with ordinality as x (num, place)
               join pg_attribute a on a.attrelid = k.conrelid and a.attnum = x.num order by x.place) as columns,
         r.relname as referenced,
         array(select a.attname::text from unnest(k.confkey) with ordinality as x (num, place)
               join pg_attribute a on a.attrelid = k.confrelid and a.attnum = x.num order by x.place) as referenced_columns,
         exists (select 1 from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
                 and u.conkey @> k.conkey and k.conkey @> u.conkey) as is_one_to_one
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_class r on r.oid = k.confrelid
  join pg_namespace rn on rn.oid = r.relnamespace
  where k.contype = 'f' and n.nspname = 'public' and rn.nspname = 'public'
  order by c.relname, k.conname`;

const routinesQuery = `
  select p.proname as name, t.typname as returns, p.proretset as returns_set, p.proisstrict as strict,
         coalesce((
           select json_agg(json_build_object(
             'name', coalesce(p.proargnames[x.place], ''),
             'type', y.typname,
             'mode', coalesce(p.proargmodes[x.place]::text, 'i'),
             'has_default', x.place > p.pronargs - p.pronargdefaults and x.place <= p.pronargs
           ) order by x.place)
           from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as x (type, place)
           join pg_type y on y.oid = x.type
         ), '[]'::json) as arguments
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type t on t.oid = p.prorettype
  where n.nspname = 'public' and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
  order by p.proname`;

const enumsQuery = `
  select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
  from pg_type t
  join pg_enum e on e.enumtypid = t.oid
  join pg_namespace n on n.oid = t.typnamespace
  where n.nspname = 'public'
  group by t.typname
  order by t.typname`;
