import type { EntityModel } from '#contract/model.ts';
import type { DefinedShape } from './DatabaseShape.ts';
import { defineForeignKey } from './printSql.ts';
import { isTenant, ownReferences } from './toColumns.ts';

/** Entities by name. */
export type Entities = ReadonlyMap<string, EntityModel>;

/** Where a foreign key of `entity` leads; null for a row of all customers that points to one of a customer. */
export function foreignKeyTarget(entity: EntityModel, name: string, entities: Entities) {
  const to = entities.get(name);
  if (!to)
    throw new Error(`entity "${entity.name}" refers to the entity "${name}", which the model does not have`);
  return isTenant(to) && !isTenant(entity) ? null : { table: to.table, tenant: isTenant(to) };
}

/** Foreign keys of an entity's references and of child rows to their parent. */
export function toForeignKeys(entity: EntityModel, entities: Entities): DefinedShape[] {
  const { parent } = entity;
  const references = ownReferences(entity).flatMap(({ name, reference }) => {
    if (!reference || name === parent?.foreignKey) return [];
    const to = foreignKeyTarget(entity, reference.entity, entities);
    return to ? [defineForeignKey(entity.table, name, to, reference.onDelete)] : [];
  });
  const to = parent && foreignKeyTarget(entity, parent.entity, entities);
  return to ? [defineForeignKey(entity.table, parent.foreignKey, to, 'cascade'), ...references] : references;
}
