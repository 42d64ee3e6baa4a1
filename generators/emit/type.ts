import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import type { ModelField } from '../model/types.ts';
import type { Place } from './expression.ts';

const OPTIONS = {
  format: false,
  bannerComment: '',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unknownAny: true,
} as const;

/** The standing members of a record, before its fields. */
const RECORD: Record<string, JSONSchema> = { id: { type: 'integer' }, version: { type: 'integer' } };

/** `emitType`, or one that remembers what it gave. */
export type EmitType = typeof emitType;

/** `export type Order = { … };` of the members' schemas. */
export async function emitType(name: string, properties: Record<string, JSONSchema>): Promise<string> {
  const schema: JSONSchema = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  return toAlias(await compile(schema, name, OPTIONS), name);
}

/** Members of a record as it travels. */
export function toRecordMembers(fields: readonly ModelField[], place: Place): Record<string, JSONSchema> {
  return { ...RECORD, ...toMembers(fields, place) };
}

/** Members of a form's data, or of a record without what every record has. */
export function toMembers(fields: readonly ModelField[], place: Place): Record<string, JSONSchema> {
  return Object.fromEntries(fields.map((field) => [field.name, toSchema(field, place)]));
}

function toSchema(field: ModelField, place: Place): JSONSchema {
  const schema = { ...toValueSchema(field, place), ...(field.description && { description: field.description }) };
  if (field.required || field.rows) return schema;
  if (typeof schema.tsType === 'string') return { ...schema, tsType: `${schema.tsType} | null` };
  return typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;
}

/** Codes stay plain numbers and texts: a row may hold one that the enum does not list. */
function toValueSchema(field: ModelField, { names, imports }: Place): JSONSchema {
  if (field.rows) {
    const child = names.entity(field.rows.entity);
    return { tsType: `${imports.useType(child.component, `${child.generated}.ts`)}[]` };
  }
  if (field.type === 'json') return {};
  if (field.json === 'object') return { tsType: 'Record<string, unknown>' };
  if (field.json === 'array') return { type: 'array', items: { type: itemType(field, names) } };
  return { type: field.json };
}

/** JSON type of the items of a list of plain values. */
export function itemType(field: ModelField, names: Place['names']): 'integer' | 'string' {
  if (field.type === 'links') return 'integer';
  return field.enum === undefined ? 'string' : (names.enum(field.enum)?.type ?? 'string');
}

/**
 * The package gives an interface. A type alias is wanted: only that is assignable to `Row`, which conditions
 * take. Comments and brackets are set on one line, one member a line.
 */
function toAlias(text: string, name: string): string {
  const members = text.slice(text.indexOf('{\n') + 2, text.lastIndexOf('}'));
  const compact = members
    .replace(/\/\*\*\n \* (.*)\n \*\/\n/g, '/** $1 */\n')
    .replace(/^(.+?: )\((.*)\)$/gm, '$1$2')
    .replace(/^(?!\/?\s?\*)(.+)$/gm, '$1;')
    .replace(/^(?=.)/gm, '  ');
  return `export type ${name} = {\n${compact}};`;
}
