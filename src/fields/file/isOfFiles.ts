import type { FieldModel } from '#contract/model.ts';

const TYPES = new Set<FieldModel['type']>(['image', 'images', 'svg', 'file']);

/** Whether the value of a field is stored files: their paths. */
export const isOfFiles = ({ type }: Pick<FieldModel, 'type'>): boolean => TYPES.has(type);
