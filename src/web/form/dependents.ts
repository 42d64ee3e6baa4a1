import type { LogicUser, Row, Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import type { RecordModel } from '#contract/record.ts';
import type { Offering } from '#contract/session.ts';
import type { Filters } from '#contract/wire.ts';

/** The choices that a change takes the ground from: another city empties district and ward. */
export function emptied(entity: RecordModel, row: Row, next: Row): Values {
  const changed = Object.keys(next).filter((name) => (next[name] ?? null) !== (row[name] ?? null));
  const gone: Values = {};
  for (let name = changed.pop(); name !== undefined; name = changed.pop())
    for (const field of dependentsOf(entity, name)) {
      if (field.name in next || field.name in gone) continue;
      gone[field.name] = null;
      gone[`${field.name}.label`] = null;
      changed.push(field.name);
    }
  return gone;
}

function dependentsOf(entity: RecordModel, name: string): readonly FieldModel[] {
  return entity.fields.filter(({ reference }) =>
    Object.values(reference?.dependsOn ?? {}).some((names) => names.includes(name)),
  );
}

/** What a reference may point to now. */
export interface Offered {
  where?: Filters;
  /** Ids of the only ones. */
  among?: readonly number[];
  /** The field that must be filled first. */
  waitsFor?: string;
}

/** What the session works for, where an input offers nothing else. */
export const mineOf = (
  offering: Offering | undefined,
  { pos, warehouses, shops = [] }: LogicUser,
): Pick<Offered, 'among'> =>
  offering === undefined ? {} : { among: { pos, warehouse: warehouses, shop: shops }[offering] };

/** The records that a reference offers beside these values; `row` is the record as it would be stored. */
export function offeredBy({ reference }: FieldModel, row: Row): Offered {
  if (!reference?.dependsOn) return reference?.where ? { where: reference.where } : {};
  const where: Record<string, Filters[string]> = { ...reference.where };
  for (const [other, names] of Object.entries(reference.dependsOn)) {
    const first = names.find((name) => row[name] !== null && row[name] !== undefined);
    if (first === undefined) return { waitsFor: names.at(-1) ?? '' };
    where[other] = row[first] as Filters[string];
  }
  return { where };
}
