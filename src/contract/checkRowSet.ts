import type { Problem } from './errors.ts';
import { namesOf } from './duplicate.ts';
import type { Values } from './logic.ts';
import type { FieldModel } from './model.ts';
import type { LogicScope, RecordModel } from './record.ts';

/** Whose rows they are, and as whom the caller knows them. */
interface RowSet {
  child: RecordModel;
  /** Of the field that holds them. */
  label: string;
  scope: Pick<LogicScope, 'sees' | 'print'>;
}

/** What is wrong with rows as a set: how many they are, and which stand there twice. */
export const checkRowSet = (
  field: FieldModel,
  rows: readonly Values[],
  { child, label, scope }: RowSet,
): Problem[] => [...checkCount(field, rows.length, label), ...checkUnique(field, rows, child, scope)];

function checkCount(field: FieldModel, count: number, label: string): Problem[] {
  const { min = 0, max = Number.POSITIVE_INFINITY } = field.rows ?? {};
  if (count < min)
    return [{ path: field.name, code: 'too_few_rows', params: { label, limit: min, value: count } }];
  return count > max
    ? [{ path: field.name, code: 'too_many_rows', params: { label, limit: max, value: count } }]
    : [];
}

/** Fields that may not repeat among the rows of one parent; named as people know them, a reference by what is copied from it. */
function checkUnique(
  field: FieldModel,
  rows: readonly Values[],
  child: RecordModel,
  { sees, print }: RowSet['scope'],
): Problem[] {
  const names = field.rows?.unique;
  if (!names) return [];
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const key = JSON.stringify(names.map((name) => row[name]));
    const isRepeated = seen.has(key);
    seen.add(key);
    if (!isRepeated) return [];
    const isSeen = (name: string): boolean => sees?.(child.name, name) !== false;
    const path = `${field.name}.${index}.${names[0] ?? ''}`;
    return [{ path, code: 'duplicate_rows', params: namesOf(child, names, row, { isSeen, print }) }];
  });
}
