import type { Row, Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import type { RecordModel } from '#contract/record.ts';

/** What follows from choosing a record: its label, and the fields that are copied from it when they are empty. */
export function copyChosen(
  entity: RecordModel,
  { name: reference }: FieldModel,
  row: Row,
  chosen: Row | undefined,
): Values {
  const copied: Values = { [`${reference}.label`]: chosen?.['label'] ?? null };
  for (const { name, copyFrom, readOnly } of entity.fields) {
    const [source, from = ''] = copyFrom?.split('.') ?? [];
    if (source !== reference || !chosen || !(from in chosen)) continue;
    const present = row[name];
    if (readOnly || present === null || present === undefined) copied[name] = chosen[from];
  }
  return copied;
}
