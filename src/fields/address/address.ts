import type { FieldType } from '#contract/field.ts';
import { text } from '#fields/text/text.ts';

/** Street and number. */
export const address: FieldType<string> = { ...text, name: 'address', columnPx: 240 };
