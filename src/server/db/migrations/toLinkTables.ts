import type { EntityModel, FieldModel } from '#contract/model.ts';
import type { TableShape } from './DatabaseShape.ts';
import { defineForeignKey, defineIndex } from './printSql.ts';
import { type Entities, foreignKeyTarget } from './toForeignKeys.ts';

/** Tables of an entity's many-to-many fields: customer and both ends, nothing else. */
export function toLinkTables(entity: EntityModel, entities: Entities): TableShape[] {
  return entity.fields.flatMap(({ links }) => (links ? [toLinkTable(entity, links, entities)] : []));
}

function toLinkTable(
  entity: EntityModel,
  links: NonNullable<FieldModel['links']>,
  entities: Entities,
): TableShape {
  const { table, foreignKey, otherKey } = links;
  const ends = [
    { column: foreignKey, to: foreignKeyTarget(entity, entity.name, entities) },
    { column: otherKey, to: foreignKeyTarget(entity, links.entity, entities) },
  ];
  const columns = ['customer_id', foreignKey, otherKey];
  return {
    name: table,
    columns: columns.map((name) => ({ name, type: 'int8' })),
    primaryKey: columns,
    indexes: [defineIndex(table, ['customer_id', otherKey])],
    foreignKeys: ends.flatMap(({ column, to }) =>
      to ? [defineForeignKey(table, column, to, 'cascade')] : [],
    ),
    checks: [],
    tenant: 'customer_id',
    access: 'write',
  };
}
