import type { FieldType } from '#contract/field.ts';
import { code } from '#fields/code/code.ts';

/** What a scanner reads. */
export const barcode: FieldType<string> = { ...code, name: 'barcode' };
