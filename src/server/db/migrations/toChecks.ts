import type { EntityModel } from '#contract/model.ts';
import type { DefinedShape } from './DatabaseShape.ts';
import { checkName, quoteName, toMark } from './names.ts';
import { printRowCondition } from './printSql.ts';

/** What the database holds every row of an entity to. */
export function toChecks({ table, checks = [] }: EntityModel): DefinedShape[] {
  return checks.map(({ key, sql: condition }) => {
    const name = checkName(table, key);
    const sql = `alter table ${quoteName(table)} add constraint ${quoteName(name)} check ${printRowCondition(condition)}`;
    return { name, sql, mark: toMark(sql) };
  });
}
