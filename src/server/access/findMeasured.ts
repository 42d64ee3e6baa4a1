import type { EntityModel, FieldModel, FieldPath } from '#contract/model.ts';
import type { Access } from './Access.ts';
import { entityOf, findField } from './modelIndex.ts';

/**
 * The leaf of a path as numbers may use it. A report tells sums over records to people who may not open one, so that
 * the record's own reading right is not asked for; the field's right, its mask and the rights on the way are.
 * `rows` is the field of child rows that are counted instead: they are as the record's own.
 */
export function findMeasured(
  access: Access,
  entity: EntityModel,
  { steps, leaf }: Pick<FieldPath, 'steps' | 'leaf'>,
  rows?: string,
): FieldModel | undefined {
  const isOpen = (field: FieldModel | undefined): field is FieldModel =>
    field !== undefined &&
    !field.writeOnly &&
    !field.secret &&
    !access.isMasked(field) &&
    [field.read ?? [], ...(field.walls ?? []), ...(entity.view?.walls ?? [])].every(access.holds);
  const [first, ...rest] = steps;
  const owner = first?.kind === 'referring' ? entityOf(access.model, first.entity) : entity;
  const own = findField(owner, first?.field ?? leaf);
  if (!isOpen(own)) return undefined;
  if (first === undefined) return own;
  let target = entityOf(access.model, first.entity);
  if (first.kind === 'rows' && first.field === rows)
    return findMeasured(access, target, { steps: rest, leaf });
  for (const step of rest) {
    const next = entityOf(access.model, step.entity);
    if (!access.seenFields(step.kind === 'referring' ? next : target).has(step.field)) return undefined;
    target = next;
  }
  const found = access.seenFields(target).get(leaf);
  return isOpen(found) ? found : undefined;
}
