import type { EntityModel, FieldModel, FieldPath, ServerModel } from '#contract/model.ts';

const entities = new WeakMap<ServerModel, Map<string, EntityModel>>();

/** The entity of that name, if the model has one. */
export function findEntity(model: ServerModel, name: string): EntityModel | undefined {
  let byName = entities.get(model);
  if (!byName) entities.set(model, (byName = new Map(model.entities.map((entity) => [entity.name, entity]))));
  return byName.get(name);
}

/** The entity of that name; a name that no entity has is a fault of the model. */
export function entityOf(model: ServerModel, name: string): EntityModel {
  const entity = findEntity(model, name);
  if (!entity) throw new Error(`the model has no entity "${name}"`);
  return entity;
}

/** The kit's own fields at the front of every record: `id`, and `version` where the kit writes it. */
export const ownNames = ({ written }: EntityModel): readonly string[] =>
  written === undefined ? ['id', 'version'] : ['id'];

const fields = new WeakMap<EntityModel, Map<string, FieldModel>>();

/** The field of that name, if the entity has one. */
export function findField(entity: EntityModel, name: string): FieldModel | undefined {
  let byName = fields.get(entity);
  if (!byName) fields.set(entity, (byName = new Map(entity.fields.map((field) => [field.name, field]))));
  return byName.get(name);
}

/** Walks a dotted key (`warehouse_id.code_name`, `lines.sku`) from an entity; undefined where it leads nowhere. */
export function findPath(model: ServerModel, entity: EntityModel, key: string): FieldPath | undefined {
  const names = key.split('.');
  const leafName = names.pop() ?? '';
  const steps: FieldPath['steps'][number][] = [];
  let place = entity;
  for (const name of names) {
    const field = findField(place, name);
    const target = field?.reference?.entity ?? field?.rows?.entity;
    if (target === undefined) return undefined;
    steps.push({ field: name, kind: field?.rows ? 'rows' : 'reference', entity: target });
    place = entityOf(model, target);
  }
  const leaf = findField(place, leafName);
  return leaf && { key, steps, leaf: leafName, type: leaf.type };
}
