import type { FieldTypeName } from '#contract/field.ts';
import type { InputDefinition } from '../FormDefinition.ts';

/** Pixels of a column by field type; what is not listed shares the room that is left. */
const WIDTHS: Readonly<Partial<Record<FieldTypeName, number>>> = {
  integer: 110,
  decimal: 120,
  percent: 100,
  weight: 120,
  money: 160,
  rate: 120,
  boolean: 80,
  date: 150,
  date_time: 190,
  time: 100,
  enum: 180,
};

export function columnWidth({ field }: InputDefinition): number | undefined {
  return WIDTHS[field.type];
}

/** Least pixels of a column that shares the room. */
const SHARED_PX = 180;
/** Row number and the button that removes a row. */
const EDGES_PX = 82;

/** Least pixels of the whole table: with less room it scrolls sideways. */
export function tableWidth(inputs: readonly InputDefinition[]): number {
  return inputs.reduce((sum, input) => sum + (columnWidth(input) ?? SHARED_PX), EDGES_PX);
}
