import type { Row } from './logic.ts';
import type { FieldModel } from './model.ts';

/** The parts of a record that name it. */
interface Named {
  name: string;
  fields: readonly FieldModel[];
}

/** Fields that repeat, by their labels, and their values as people know them: no internal numbers, nothing unseen. */
export function namesOf(
  { name, fields }: Named,
  names: readonly string[],
  record: Row,
  isSeen: (name: string) => boolean,
): { label: readonly string[]; value: readonly unknown[] } {
  const shown = names.filter(isSeen).flatMap((one) => {
    const field = fields.find((other) => other.name === one);
    return field ? shownValue(field, fields, record, isSeen) : [];
  });
  return { label: names.map((one) => `${name}.${one}`), value: shown };
}

/** A code by its word, a reference by the texts that are copied from it; without any it stands by its label alone. */
function shownValue(
  field: FieldModel,
  fields: readonly FieldModel[],
  record: Row,
  isSeen: (name: string) => boolean,
): readonly unknown[] {
  const value = record[field.name] ?? null;
  if (field.reference) {
    const copies = fields.filter(
      (one) => one.json === 'string' && one.copyFrom?.startsWith(`${field.name}.`) && isSeen(one.name),
    );
    const texts = copies.map((one) => record[one.name]).filter((text) => typeof text === 'string');
    return texts.length > 0 ? [texts.join(' – ')] : [];
  }
  const key = field.enum?.values.find((one) => one.value === value)?.key;
  if (field.enum && key !== undefined) return [{ key: `enum.${field.enum.name}.${key}` }];
  return value === null ? [] : [value];
}
