import type {
  Codes,
  EntityModel,
  FieldModel,
  ListColumnModel,
  ListFilterModel,
  ListModel,
  ServerModel,
} from '#contract/model.ts';

/*
 * A second opinion on rights, written without the server's own code: what an account with these codes may see.
 */

export const holds = (held: readonly string[], codes: Codes | undefined): boolean => {
  if (codes === undefined) return true;
  if (codes === null) return false;
  return codes.length === 0 || held.includes('super_admin') || codes.some((code) => held.includes(code));
};

export const mayOpen = (held: readonly string[], list: ListModel): boolean => holds(held, list.permissions);

/** The leaf of a path, by walking the model. */
export function leafOf(
  model: ServerModel,
  list: Pick<ListModel, 'screen' | 'entity'>,
  path: { steps: readonly { entity: string }[]; leaf: string },
): { entity: EntityModel; field: FieldModel } {
  const name = path.steps.at(-1)?.entity ?? list.entity;
  const entity = model.entities.find((one) => one.name === name);
  const field = entity?.fields.find((one) => one.name === path.leaf);
  if (!entity || !field) throw new Error(`${list.screen}: ${path.leaf} is not in the model`);
  return { entity, field };
}

export function maySee(
  held: readonly string[],
  model: ServerModel,
  list: ListModel,
  part: ListColumnModel | ListFilterModel,
): boolean {
  const { field } = leafOf(model, list, part);
  return holds(held, part.permissions) && mayReadField(held, field);
}

export const mayCreate = (held: readonly string[], entity: EntityModel): boolean =>
  holds(held, entity.access.create);
export const mayRead = (held: readonly string[], { access, view }: EntityModel): boolean =>
  [access.read, ...(view?.walls ?? [])].every((codes) => holds(held, codes));
export const mayReadField = (held: readonly string[], field: FieldModel): boolean =>
  [field.read, ...(field.walls ?? [])].every((codes) => holds(held, codes)) &&
  !field.writeOnly &&
  !field.secret;
