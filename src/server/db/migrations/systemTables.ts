import type { TableShape } from './DatabaseShape.ts';
import { accountTables } from './accountTables.ts';
import { confirmationTables } from './confirmationTables.ts';
import { defineIndex } from './printSql.ts';
import { recordTables } from './recordTables.ts';
import type { SystemTable } from './SystemTable.ts';
import { workTables } from './workTables.ts';

/*
 * Tables of the kit itself; business tables come from the model. All are called `khuon_…`, so that
 * no entity can clash with them. Tables with `customer_id` are under row-level security; their
 * primary key starts with it. Accounts and roles are entities of the module `system`.
 */

function tenantColumnOf({ name, key }: SystemTable): TableShape['tenant'] {
  if (name === 'khuon_customer') return 'id';
  return key[0] === 'customer_id' ? 'customer_id' : null;
}

const toTableShape = (table: SystemTable): TableShape => ({
  name: table.name,
  columns: table.columns,
  primaryKey: table.key,
  indexes: [
    ...(table.unique ?? []).map((columns) => defineIndex(table.name, columns, { unique: true })),
    ...(table.index ?? []).map((columns) => defineIndex(table.name, columns)),
  ],
  foreignKeys: [],
  checks: [],
  tenant: tenantColumnOf(table),
  access: table.access,
});

/** Every table of the kit, in a fixed order. */
export const systemTables: readonly TableShape[] = [
  ...accountTables,
  ...confirmationTables,
  ...recordTables,
  ...workTables,
].map(toTableShape);
