import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';
import type { ModelEntity, ModelField } from '../model/types.ts';
import { enumType } from './enum.ts';
import type { Place } from './expression.ts';

const OPTIONS = {
  format: false,
  bannerComment: '',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unknownAny: true,
} as const;

const ID: Record<string, JSONSchema> = { id: { type: 'integer' } };
/** Of a view whose rows no number tells apart. */
const TEXT_ID: Record<string, JSONSchema> = { id: { type: 'string' } };
const VERSION: Record<string, JSONSchema> = { version: { type: 'integer' } };

/** `emitType`, or one that remembers what it gave. */
export type EmitType = typeof emitType;

/** `export type Order = { … };` of the members' schemas. */
export async function emitType(name: string, properties: Record<string, JSONSchema>): Promise<string> {
  const schema: JSONSchema = {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
  return toAlias(await compile(schema, name, OPTIONS), name);
}

/** Members of a record as it travels. */
export function toRecordMembers(
  { fields, written, view }: Pick<ModelEntity, 'fields' | 'written' | 'view'>,
  place: Place,
): Record<string, JSONSchema> {
  return {
    ...(view?.id === 'text' ? TEXT_ID : ID),
    ...(written === undefined && VERSION),
    ...toMembers(fields, place),
  };
}

/** Members of a form's data, or of a record without what every record has. */
export function toMembers(fields: readonly ModelField[], place: Place): Record<string, JSONSchema> {
  return Object.fromEntries(fields.map((field) => [field.name, toSchema(field, place)]));
}

/** Types are said in TypeScript's words: as unions of JSON types they take the package twice as long. */
function toSchema(field: ModelField, place: Place): JSONSchema {
  const type = toTypeName(field, place);
  const isSure = isAlwaysFilled(field) || field.rows || type === 'unknown';
  const description = field.description === undefined ? {} : { description: field.description };
  return { ...description, tsType: isSure ? type : `${type} | null` };
}

/** Whether a finished record always has a value: one that a condition hides is not asked for. */
export function isAlwaysFilled({ required, visible }: ModelField): boolean {
  return required === true && visible === undefined;
}

function toTypeName(field: ModelField, place: Place): string {
  const { names, imports } = place;
  if (field.rows) {
    const child = names.entity(field.rows.entity);
    return `${imports.useType(child.component, `${child.generated}.ts`)}[]`;
  }
  const codes = toCodes(field, place);
  if (codes !== undefined) return codes;
  if (field.type === 'json') return 'unknown';
  if (field.json === 'object') return 'Record<string, unknown>';
  if (field.json === 'array') return `${itemType(field, names) === 'integer' ? 'number' : 'string'}[]`;
  return field.json === 'integer' ? 'number' : field.json;
}

/** The union of an enum's codes; words of `tags` are only proposed, and permission codes are any text. */
function toCodes({ type, enum: name }: ModelField, { names, imports }: Place): string | undefined {
  const model = name === undefined || type === 'tags' ? undefined : names.enum(name);
  if (model === undefined) return undefined;
  const codes = imports.useType(enumType(model), `${model.generated}.ts`);
  return type === 'enum' ? codes : `${codes}[]`;
}

/** JSON type of the items of a list of plain values. */
export function itemType(field: ModelField, names: Place['names']): 'integer' | 'string' {
  if (field.type === 'links') return 'integer';
  return field.enum === undefined ? 'string' : (names.enum(field.enum)?.type ?? 'string');
}

/**
 * The package gives an interface. A type alias is wanted: only that is assignable to `Row`, which conditions
 * take. A comment is set on one line.
 */
function toAlias(text: string, name: string): string {
  const members = text.slice(text.indexOf('{\n') + 2, text.lastIndexOf('}'));
  const compact = members
    .replace(/\/\*\*\n \* (.*)\n \*\/\n/g, '/** $1 */\n')
    .replace(/^(?!\/?\s?\*)(.+)$/gm, '$1;')
    .replace(/^(?=.)/gm, '  ');
  return `export type ${name} = {\n${compact}};`;
}
