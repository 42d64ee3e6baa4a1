import { typeOf } from '#fields/types.ts';
import type { InputDefinition } from '../FormDefinition.ts';

/** Pixels of a column; undefined shares the room that is left. */
export function columnWidth({ field }: InputDefinition): number | undefined {
  return typeOf(field).inputPx;
}

/** Least pixels of a column that shares the room. */
const SHARED_PX = 170;
/** Row number and the button that removes a row. */
const EDGES_PX = 82;

/** Least pixels of the whole table: with less room it scrolls sideways. */
export function tableWidth(inputs: readonly InputDefinition[]): number {
  return inputs.reduce((sum, input) => sum + (columnWidth(input) ?? SHARED_PX), EDGES_PX);
}
