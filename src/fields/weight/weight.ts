import type { FieldType } from '#contract/field.ts';
import { integer } from '#fields/integer/integer.ts';

/** A weight in whole units. */
export const weight: FieldType<number> = { ...integer, name: 'weight', inputPx: 120 };
