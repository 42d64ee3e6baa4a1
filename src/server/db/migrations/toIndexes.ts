import type { EntityModel } from '#contract/model.ts';
import { timedColumn } from '#contract/workflow.ts';
import type { ColumnShape, DefinedShape } from './DatabaseShape.ts';
import { keyColumn, quoteName, sortColumn, toMark, toName, uniqueIndexName } from './names.ts';
import { defineIndex, printRowCondition } from './printSql.ts';
import { isTenant, ownReferences, toKeyColumns, toPartColumns, toSortColumns } from './toColumns.ts';

/** Indexes of an entity's table: uniqueness, what the schema asks for, references, search. */
export function toIndexes(entity: EntityModel): DefinedShape[] {
  const columns = [...toKeyColumns(entity), ...toSortColumns(entity)];
  const parts = toPartColumns(entity);
  const wanted = [
    ...toUnique(entity),
    ...toOrdered(
      entity,
      columns.map(({ name }) => name),
      parts,
    ),
    ...toTimed(entity),
    ...(isTenant(entity) ? parts.map((column) => toTrigram(entity.table, column)) : []),
  ].map((index) => markWithColumns(index, columns));
  return [...new Map(wanted.map((index) => [index.name, index])).values()];
}

/** An index goes with its generated column, and so is made anew when that is. */
function markWithColumns(index: DefinedShape, columns: readonly ColumnShape[]): DefinedShape {
  const marks = columns
    .filter(({ name }) => index.sql.includes(quoteName(name)))
    .map(({ generated }) => generated?.mark);
  return marks.length === 0 ? index : { ...index, mark: toMark([index.sql, ...marks].join()) };
}

/** Running codes are unique without being told. Only live rows count (readings.md). */
function toUnique(entity: EntityModel): DefinedShape[] {
  const { table, softDelete, unique, fields } = entity;
  const codes = fields.filter(
    ({ name, number }) =>
      number && !unique.some(({ fields: [only, ...more] }) => only === name && more.length === 0),
  );
  const rules: readonly Omit<EntityModel['unique'][number], 'message'>[] = [
    ...unique,
    ...codes.map(({ name }) => ({ key: name, fields: [name] })),
  ];
  return rules.map(({ key, fields: names, where, global, nulls }) => {
    const conditions = [softDelete && '"deleted_at" is null', where && printRowCondition(where)].filter(
      Boolean,
    );
    return defineIndex(table, [...(global ? [] : tenantOf(entity)), ...names], {
      unique: true,
      nulls,
      name: uniqueIndexName(table, key),
      where: conditions.length > 0 ? conditions.join(' and ') : undefined,
    });
  });
}

/** Every index starts with the customer, as every query does. */
const tenantOf = (entity: EntityModel): readonly string[] => (isTenant(entity) ? ['customer_id'] : []);

/**
 * What the schema asks for, and beside it references, keys that are searched for their beginning, and what text is ordered by.
 * The id at the end makes every order complete, so that pages follow each other without a gap.
 */
function toOrdered(entity: EntityModel, keys: readonly string[], parts: readonly string[]): DefinedShape[] {
  const asked = entity.index.map((names) =>
    names.map((name) => [sortColumn(name), keyColumn(name)].find((column) => keys.includes(column)) ?? name),
  );
  const needed = [
    ...(entity.parent ? [entity.parent.foreignKey] : []),
    ...ownReferences(entity).map(({ name }) => name),
    ...keys.filter((key) => !parts.includes(key)),
  ];
  const missing = [...new Set(needed)].filter((name) => !asked.some(([first]) => first === name));
  return [...asked, ...missing.map((name) => [name])].map((names) =>
    defineIndex(entity.table, [...tenantOf(entity), ...names.filter((name) => name !== 'id'), 'id'], {
      name: toName(entity.table, ...names, 'index'),
    }),
  );
}

/** What timers look for: rows in a state, by the time that they wait for. */
function toTimed({ table, workflows = [] }: EntityModel): DefinedShape[] {
  return workflows.flatMap((workflow) =>
    (workflow.timers ?? []).map((timer) => {
      const column = timedColumn(workflow, timer);
      return defineIndex(table, ['customer_id', workflow.field, column, 'id'], {
        name: toName(table, workflow.field, column, 'timer'),
        where: `${quoteName(column)} is not null`,
      });
    }),
  );
}

const toTrigram = (table: string, column: string) =>
  defineIndex(table, ['customer_id', column], { method: 'gin', name: toName(table, column, 'trigram') });
