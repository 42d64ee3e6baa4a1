import type { Row } from './logic.ts';
import type { FieldModel } from './model.ts';

/** The parts of a record that name it. */
interface Named {
  name: string;
  fields: readonly FieldModel[];
}

/** Who is shown what repeats, and how. */
export interface DuplicateReader {
  /** Whether whoever reads it may know the value. */
  isSeen(name: string): boolean;
  /** A value as screens show it; absent: as it is. */
  print?: ((value: unknown, field: FieldModel) => string) | undefined;
  /** What referenced records are called, by the field that names them. */
  labels?: Readonly<Record<string, string>>;
}

/** Fields that repeat, by their labels, and their values as people know them: no internal numbers, nothing unseen. */
export function namesOf(
  { name, fields }: Named,
  names: readonly string[],
  record: Row,
  reader: DuplicateReader,
): { label: readonly string[]; value: readonly unknown[] } {
  const seen = names.filter(reader.isSeen);
  const value = seen.flatMap((one) => {
    const field = fields.find((other) => other.name === one);
    return field ? shownValue(field, fields, record, reader) : [];
  });
  return { label: seen.map((one) => `${name}.${one}`), value };
}

/** Fields that hold text copied from the record that a reference leads to. */
export function copiesOf(field: FieldModel, fields: readonly FieldModel[]): readonly FieldModel[] {
  return fields.filter((one) => one.json === 'string' && one.copyFrom?.startsWith(`${field.name}.`));
}

/**
 * A code by its word, a reference by the texts that are copied from it or by what its record is called; without any it
 * stands by its label alone.
 */
function shownValue(
  field: FieldModel,
  fields: readonly FieldModel[],
  record: Row,
  { isSeen, print, labels = {} }: DuplicateReader,
): readonly unknown[] {
  const value = record[field.name] ?? null;
  if (field.reference) {
    const copies = copiesOf(field, fields).filter((one) => isSeen(one.name));
    const texts = copies.map((one) => record[one.name]).filter((text) => typeof text === 'string');
    return texts.length > 0 ? [texts.join(' – ')] : [labels[field.name] ?? []].flat();
  }
  const key = field.enum?.values.find((one) => one.value === value)?.key;
  if (field.enum && key !== undefined) return [{ key: `enum.${field.enum.name}.${key}` }];
  return value === null ? [] : [print?.(value, field) ?? value];
}
