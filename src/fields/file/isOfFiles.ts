import type { FieldModel } from '#contract/model.ts';
import { typeOf } from '#fields/types.ts';

/** Whether the value of a field is stored files: their paths. */
export const isOfFiles = (field: Pick<FieldModel, 'type'>): boolean => typeOf(field).stores !== undefined;
