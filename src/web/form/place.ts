import type { Row, Values } from '#contract/logic.ts';
import type { SectionDefinition } from './FormDefinition.ts';

/** A place of the form: a field (`note`), or a field of a child row (`lines.0.quantity`). */
export interface Place {
  name: string;
  /** Row number from 0, and the field of the row; both or none. */
  index?: number;
  child?: string;
}

/** `lines.0.quantity` → its parts; `lines.0` is a whole row. */
export function toPlace(path: string): Place {
  const [name = '', index, child] = path.split('.');
  return index === undefined ? { name } : { name, index: Number(index), ...(child ? { child } : {}) };
}

/** Whether a place stands in a section. */
export function holds({ inputs }: SectionDefinition, path: string): boolean {
  const { name } = toPlace(path);
  return inputs.some(({ field }) => field.name === name);
}

/** The child rows of a field. */
export function rowsAt(values: Row, name: string): readonly Values[] {
  const rows = values[name];
  return Array.isArray(rows) ? (rows as Values[]) : [];
}

/** The value at a place. */
export function valueAt(values: Row, { name, index, child }: Place): unknown {
  if (index === undefined) return values[name];
  const row = rowsAt(values, name)[index];
  return child === undefined ? row : row?.[child];
}

/** A copy with other values at the place; `extra` are other fields of the same record or row. */
export function withValue(
  values: Values,
  { name, index, child }: Place,
  value: unknown,
  extra: Row = {},
): Values {
  if (index === undefined || child === undefined) return { ...values, ...extra, [name]: value };
  const rows = rowsAt(values, name).map((row, at) =>
    at === index ? { ...row, ...extra, [child]: value } : row,
  );
  return { ...values, [name]: rows };
}
