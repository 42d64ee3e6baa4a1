import type { ModelField } from '../model/types.ts';
import type { Names } from './names.ts';
import { itemType } from './type.ts';

/** A JSON Schema, 2020-12. */
export interface Schema {
  [keyword: string]: unknown;
}

/** Most items of a list of plain values, and of child rows without a limit of their own. */
export const MAX_ITEMS = 1000;
/** Most characters of one item (a tag, a file's path). */
const MAX_ITEM_LENGTH = 1000;

/** The schema of a field's value, null aside. `toRows` gives the schema of one child row. */
export function toValueSchema(field: ModelField, names: Names, toRows: (entity: string) => Schema): Schema {
  if (field.type === 'json') return { type: field.json };
  if (field.json === 'array') return toListSchema(field, names, toRows);
  if (field.json === 'object') return { type: 'object' };
  if (field.json === 'string' || field.json === 'boolean')
    return { type: field.json, ...toTextLimits(field, names) };
  return {
    type: field.json,
    ...(field.enum === undefined ? toNumberLimits(field) : toChoices(field, names)),
  };
}

function toListSchema(field: ModelField, names: Names, toRows: (entity: string) => Schema): Schema {
  if (field.rows)
    return { type: 'array', maxItems: field.rows.max ?? MAX_ITEMS, items: toRows(field.rows.entity) };
  const type = itemType(field, names);
  const limits = type === 'string' ? { maxLength: MAX_ITEM_LENGTH } : ID;
  const items = { type, ...(field.enum === undefined ? limits : toChoices(field, names)) };
  const most = field.maxItems ?? MAX_ITEMS;
  return { type: 'array', ...(field.minItems && { minItems: field.minItems }), maxItems: most, items };
}

export const ID = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

function toTextLimits(field: ModelField, names: Names): Schema {
  return {
    ...(field.minLength !== undefined && { minLength: field.minLength }),
    ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
    ...(field.pattern !== undefined && { pattern: field.pattern }),
    ...toChoices(field, names),
  };
}

/** Whole numbers stay within what JSON, the browser and the column (int8) hold alike. */
function toNumberLimits(field: ModelField): Schema {
  const [least, most] = field.json === 'integer' ? [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] : [];
  const limits = {
    minimum: field.minimum ?? least,
    maximum: field.maximum ?? most,
    multipleOf: field.multipleOf,
  };
  if (field.reference) return ID;
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}

function toChoices(field: ModelField, names: Names): Schema {
  return field.enum === undefined ? {} : { enum: names.codes(field.enum) };
}
