import { APPLICATION_ROLE } from '../Connection.ts';
import type { Queries } from '../Db.ts';
import type { ColumnShape, DatabaseShape, DefinedShape, TableAccess, TableShape } from './DatabaseShape.ts';
import { toShortType } from './toColumns.ts';

/** Reads what this project owns in the schema `public`: what carries its comment. */
export async function readDatabaseShape(queries: Queries): Promise<DatabaseShape> {
  const { rows: tables } = await queries.query<TableRow>(TABLES);
  const { rows: columns } = await queries.query<ColumnRow>(COLUMNS);
  const { rows: indexes } = await queries.query<DefinedRow>(INDEXES);
  const { rows: constraints } = await queries.query<ConstraintRow>(CONSTRAINTS);
  const [server] = (await queries.query<ServerRow>(SERVER)).rows;
  return {
    extensions: server?.extensions ?? [],
    hasApplicationRole: server?.has_role ?? false,
    functions: (await queries.query<DefinedRow>(FUNCTIONS)).rows.map(toDefined),
    tables: tables.map((table) => ({
      name: table.name,
      columns: columns.filter(isOf(table)).map(toColumn),
      primaryKey: table.primary_key,
      indexes: indexes.filter(isOf(table)).map(toDefined),
      foreignKeys: constraints.filter(isOf(table)).filter(isKind('f')).map(toDefined),
      checks: constraints.filter(isOf(table)).filter(isKind('c', 'x')).map(toDefined),
      tenant: table.tenant,
      access: toAccess(table),
    })),
  };
}

interface ServerRow {
  extensions: string[];
  has_role: boolean;
}

interface TableRow {
  name: string;
  primary_key: string[];
  tenant: TableShape['tenant'];
  can_read: boolean;
  can_add: boolean;
  can_change: boolean;
}

interface ColumnRow {
  table_name: string;
  name: string;
  type: string;
  nullable: boolean;
  default: string | null;
  is_generated: boolean;
  mark: string | null;
  identity: boolean;
  is_c: boolean;
}

interface DefinedRow {
  table_name: string;
  name: string;
  mark: string;
}

interface ConstraintRow extends DefinedRow {
  /** PostgreSQL's letter: foreign key, check or exclusion. */
  kind: 'f' | 'c' | 'x';
}

const SERVER = `
select array(select extname::text from pg_extension ORDER BY 1) as extensions,
  exists(select from pg_roles where rolname = '${APPLICATION_ROLE}') as has_role`;

const OURS = `
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_description d on d.objoid = c.oid and d.classoid = 'pg_class'::regclass and d.objsubid = 0 and d.description = 'khuon'`;

const can = (right: string) =>
  `exists(select from aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
    where r.rolname = '${APPLICATION_ROLE}' and a.privilege_type = '${right}')`;

const TABLES = `
select c.relname::text as name, (select case when pg_get_expr(p.polqual, c.oid) like '(id %' then 'id' else 'customer_id' end
    from pg_policy p where p.polrelid = c.oid and c.relrowsecurity) as tenant,
  array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k(number, place)
    join pg_attribute a on a.attnum = k.number where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid
    ORDER BY k.place) as primary_key,
  ${can('SELECT')} as can_read, ${can('INSERT')} as can_add, ${can('UPDATE')} as can_change
${OURS}
ORDER BY 1`;

const COLUMNS = `
select c.relname::text as table_name, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type,
  not a.attnotnull as nullable, pg_get_expr(e.adbin, e.adrelid) as default, a.attgenerated <> '' as is_generated,
  col_description(c.oid, a.attnum) as mark, a.attidentity <> '' as identity, o.collname is not distinct from 'C' as is_c
${OURS}
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef e on e.adrelid = c.oid and e.adnum = a.attnum
  left join pg_collation o on o.oid = a.attcollation
ORDER BY c.relname, a.attnum`;

const INDEXES = `
select c.relname::text as table_name, x.relname::text as name, obj_description(x.oid, 'pg_class') as mark
${OURS}
  join pg_index i on i.indrelid = c.oid
  join pg_class x on x.oid = i.indexrelid and obj_description(x.oid, 'pg_class') like 'khuon:%'
ORDER BY 1, 2`;

const CONSTRAINTS = `
select c.relname::text as table_name, f.conname::text as name, f.contype::text as kind, obj_description(f.oid, 'pg_constraint') as mark
${OURS}
  join pg_constraint f on f.conrelid = c.oid and f.contype in ('f', 'c', 'x') and obj_description(f.oid, 'pg_constraint') like 'khuon:%'
ORDER BY 1, 2`;

const FUNCTIONS = `
select '' as table_name, p.proname::text as name, obj_description(p.oid, 'pg_proc') as mark
from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
where obj_description(p.oid, 'pg_proc') like 'khuon:%'
ORDER BY 2`;

const isOf =
  ({ name }: TableRow) =>
  (row: { table_name: string }) =>
    row.table_name === name;

const isKind =
  (...kinds: readonly ConstraintRow['kind'][]) =>
  (row: ConstraintRow): boolean =>
    kinds.includes(row.kind);

const toDefined = ({ name, mark }: DefinedRow): DefinedShape => ({ name, mark, sql: '' });

const toColumn = (row: ColumnRow): ColumnShape => ({
  name: row.name,
  type: toShortType(row.type),
  nullable: row.nullable,
  default: row.is_generated ? undefined : (row.default ?? undefined),
  generated: row.is_generated ? { expression: '', mark: row.mark ?? '' } : undefined,
  settled: !row.is_generated && row.mark !== null ? { sql: '', mark: row.mark } : undefined,
  computed: !row.is_generated && row.mark !== null ? { mark: row.mark } : undefined,
  identity: row.identity,
  collation: row.is_c ? 'C' : undefined,
});

function toAccess({ can_read, can_add, can_change }: TableRow): TableAccess {
  if (can_change) return 'write';
  if (can_add) return 'append';
  return can_read ? 'read' : 'none';
}
