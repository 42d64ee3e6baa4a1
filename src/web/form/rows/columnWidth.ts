import { typeOf } from '#fields/types.ts';
import type { InputDefinition } from '../FormDefinition.ts';

/** Pixels of a column; undefined shares the room that is left. */
export function columnWidth({ field }: InputDefinition): number | undefined {
  return typeOf(field).inputPx;
}

/** Least pixels of a column that shares the room. */
const SHARED_PX = 150;
/** Row number and the button that removes a row. */
const EDGES_PX = 82;

/** Pixels of columns whose figures need less than their type may, by field. */
export type Widths = Readonly<Record<string, number>>;

/** Least pixels of the whole table: with less room it scrolls sideways. */
export function tableWidth(inputs: readonly InputDefinition[], widths: Widths = {}): number {
  return inputs.reduce(
    (sum, input) => sum + (widths[input.field.name] ?? columnWidth(input) ?? SHARED_PX),
    EDGES_PX,
  );
}

/** Pixels of a figure's letter, and of what stands around it; of one that is typed with room to go on and the sign of its unit. */
const LETTER_PX = 7.4;
const AROUND_PX = 26;
const TYPED_PX = 30;
/** The same of a heading, with the star of what must be filled. */
const LABEL_PX = 6.6;
const LABEL_AROUND_PX = 32;
const LEAST_PX = 64;

/** Whole figures, whose longest text is that of the largest. */
export const isWhole = ({ field }: InputDefinition): boolean =>
  field.json === 'integer' && !field.enum && !field.reference && typeOf(field).inputPx !== undefined;

/** Pixels of a column of figures: those of the longest and of its heading, but for its heading alone no more than its type is given. */
export function figureWidth(
  input: InputDefinition,
  { longest, label, isTyped }: { longest: string; label: string; isTyped: boolean },
): number {
  const content = longest.length * LETTER_PX + AROUND_PX + (isTyped ? TYPED_PX : 0);
  const heading = Math.min(label.length * LABEL_PX + LABEL_AROUND_PX, columnWidth(input) ?? LEAST_PX);
  return Math.round(Math.max(content, heading, LEAST_PX));
}
