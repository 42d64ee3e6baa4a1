import type { EntityModel } from '#contract/model.ts';
import type { DefinedShape } from './DatabaseShape.ts';
import { checkName, periodName, quoteName, toMark } from './names.ts';
import { printDays } from './printDays.ts';
import { printRowCondition } from './printSql.ts';
import { isTenant } from './toColumns.ts';

/** What the database holds every row of an entity to. */
export function toChecks(entity: EntityModel): DefinedShape[] {
  const { table, checks = [] } = entity;
  return [
    ...checks.map(({ key, sql }) => define(table, checkName(table, key), `check ${printRowCondition(sql)}`)),
    ...toPeriod(entity),
  ];
}

/** Rows that agree in the keys share no day. It is looked at when a statement is over, so that one may move several. */
function toPeriod(entity: EntityModel): DefinedShape[] {
  const { table, period, softDelete } = entity;
  if (!period) return [];
  const keys = [...(isTenant(entity) ? ['customer_id'] : []), ...period.keys];
  const parts = [
    ...keys.map((name) => `${quoteName(name)} with =`),
    `(${printDays('', period.from, period.to)}) with &&`,
  ];
  const rows = [softDelete && '"deleted_at" is null', period.where && printRowCondition(period.where)]
    .filter(Boolean)
    .join(' and ');
  const how = `exclude using gist (${parts.join(', ')})${rows && ` where (${rows})`} deferrable`;
  return [define(table, periodName(table), how)];
}

function define(table: string, name: string, how: string): DefinedShape {
  const sql = `alter table ${quoteName(table)} add constraint ${quoteName(name)} ${how}`;
  return { name, sql, mark: toMark(sql) };
}
