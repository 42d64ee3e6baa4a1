import type { FieldType } from '#contract/field.ts';
import { image } from '#fields/image/image.ts';

/** A drawing. */
export const svg: FieldType<string> = { ...image, name: 'svg' };
