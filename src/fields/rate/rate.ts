import type { FieldType } from '#contract/field.ts';
import { decimal } from '#fields/decimal/decimal.ts';

/** A price of one currency in another. */
export const rate: FieldType<number> = { ...decimal, name: 'rate' };
