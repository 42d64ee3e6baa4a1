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

/** The child rows without the choices that a change of their parent takes the ground from. */
export function emptiedRows(
  entity: RecordModel,
  of: (rows: string) => RecordModel,
  row: Row,
  next: Row,
): Row {
  const changed = new Set(Object.keys(next).filter((name) => (next[name] ?? null) !== (row[name] ?? null)));
  const gone: Record<string, unknown> = {};
  for (const { name, rows } of entity.fields) {
    const bound = rows ? of(rows.entity).fields.filter((field) => isBoundTo(field, changed)) : [];
    const held = row[name];
    if (bound.length === 0 || !Array.isArray(held)) continue;
    const empty = Object.fromEntries(
      bound.flatMap((field) => [
        [field.name, null],
        [`${field.name}.label`, null],
      ]),
    );
    gone[name] = (held as Row[]).map((one) => ({ ...one, ...empty }));
  }
  return gone as Row;
}

const isBoundTo = ({ reference }: FieldModel, changed: ReadonlySet<string>): boolean =>
  reference?.inCommon?.some((name) => changed.has(name)) === true;

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

/** The records that a reference offers beside these values; `row` is the record as it would be stored, `parent` what a child row belongs to. */
export function offeredBy({ reference }: FieldModel, row: Row, parent: Row = {}): Offered {
  if (!reference?.dependsOn && !reference?.inCommon)
    return reference?.where ? { where: reference.where } : {};
  const where: Record<string, Filters[string]> = { ...reference.where };
  const { dependsOn = {}, inCommon = [] } = reference;
  if (inCommon.length > 0 && inCommon.every((name) => (parent[name] ?? null) === null))
    return { waitsFor: inCommon[0] ?? '' };
  for (const name of inCommon) where[name] = (parent[name] ?? [null]) as Filters[string];
  for (const [other, names] of Object.entries(dependsOn)) {
    const first = names.find((name) => row[name] !== null && row[name] !== undefined);
    if (first === undefined) return { waitsFor: names.at(-1) ?? '' };
    where[other] = row[first] as Filters[string];
  }
  return { where };
}
