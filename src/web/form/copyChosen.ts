import type { Row, Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import type { RecordModel } from '#contract/record.ts';

/**
 * What follows from choosing a record: its label, and the fields that are copied from it. A copy gives way to what was
 * typed before anything was chosen, never to what stems from another record, as the price of other goods; it goes with
 * its record.
 */
export function copyChosen(
  entity: RecordModel,
  { name: reference }: FieldModel,
  row: Row,
  chosen: Row | undefined,
): Values {
  const copied: Values = { [`${reference}.label`]: chosen?.['label'] ?? null };
  const before = row[reference] ?? null;
  const isOther = before !== null && before !== chosen?.['id'];
  const isStored = (row['id'] ?? null) !== null;
  for (const { name, copyFrom, copyOn, readOnly } of entity.fields) {
    const [source, from = ''] = copyFrom?.split('.') ?? [];
    if (source !== reference || (isStored && copyOn) || (chosen && !(from in chosen))) continue;
    if (readOnly || isOther || (row[name] ?? null) === null) copied[name] = chosen?.[from] ?? null;
  }
  return copied;
}
