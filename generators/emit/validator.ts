import { Ajv2020 } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/core.js';
import type { CodeKeywordDefinition } from 'ajv/dist/core.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { ModelEntity, ModelField, Origin } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { BUILT } from './names.ts';
import type { Names } from './names.ts';
import { ID, toValueSchema } from './schema.ts';
import type { Schema } from './schema.ts';

/** A body with more unknown names than this is refused as a whole instead of name by name. */
const MAX_UNKNOWN = 50;
const OPTIONAL_ID: Schema = { type: ['integer', 'null'], ...ID };

/** Path below `src/generated`: those of the entities, by name. */
export const VALIDATORS_FILE = `${BUILT}validators.gen.server.ts`;

/** Whether records of an entity are sent to be stored. */
export const isWrittenByKit = ({ written }: ModelEntity): boolean => written === undefined;

/** Path below `src/generated` of the validator of an entity's, or a form's own, body. */
export function validatorFile({ module, stem, generated }: Origin): string {
  return `${BUILT}${module}/${stem}${/\.(form|page|action)(?=\.gen$)/.exec(generated)?.[0] ?? ''}.validate.gen.js`;
}

/** `order.validate.gen.d.ts`. */
export function emitValidatorTypes({ source }: Pick<Origin, 'source'>): string {
  const imports = createImports('');
  const type = imports.useType('Validate', '#contract/model.ts');
  return printFile(source, imports, [`export declare const validate: ${type};`]);
}

/**
 * The schema of a write body: every field may be absent or null, nothing else may stand there. Child rows
 * carry their fields and, when they are stored already, `id` and `version`.
 */
export function toBodySchema(fields: readonly ModelField[], names: Names): Schema {
  const own = fields.map((field) => [field.name, toOptional(field, names)] as const);
  return toClosed({ id: OPTIONAL_ID, version: OPTIONAL_ID, ...Object.fromEntries(own) });
}

function toOptional(field: ModelField, names: Names): Schema {
  const schema = toValueSchema(field, names, (entity) => toRowSchema(entity, names));
  if (schema['type'] === undefined) return schema;
  const { enum: choices, items, pattern, ...rest } = schema;
  return {
    ...rest,
    type: [rest['type'], 'null'],
    ...(Array.isArray(choices) && { enum: [...choices, null] }),
    ...(items !== undefined && { within: { maxItems: rest['maxItems'], schema: { items } } }),
    ...(pattern !== undefined && { within: { maxLength: rest['maxLength'] ?? 1000, schema: { pattern } } }),
  };
}

/** One child row; rows of rows are not part of the language. */
function toRowSchema(entity: string, names: Names): Schema {
  const fields = names.entity(entity).fields.filter((field) => field.rows === undefined);
  return toBodySchema(fields, names);
}

/** All problems are wanted, but not one each of a million: the size is looked at first. */
function toClosed(properties: Record<string, Schema>): Schema {
  const maxProperties = Object.keys(properties).length + MAX_UNKNOWN;
  const schema = { properties, additionalProperties: false };
  return { type: 'object', maxProperties, within: { maxProperties, schema } };
}

/** `{ maxItems: 10, schema }`: the schema counts only for data of this size; `maxItems` beside it tells the rest. */
const within: CodeKeywordDefinition = {
  keyword: 'within',
  schemaType: 'object',
  code(cxt) {
    const { gen, data } = cxt;
    const limits = cxt.schema as { maxItems?: number; maxLength?: number; maxProperties?: number };
    const limit = limits.maxItems ?? limits.maxLength ?? limits.maxProperties;
    const size = limits.maxProperties === undefined ? _`${data}.length` : _`Object.keys(${data}).length`;
    const valid = gen.name('valid');
    const isSized =
      limits.maxLength === undefined ? _`typeof ${data} == "object"` : _`typeof ${data} == "string"`;
    gen.if(_`${data} !== null && ${isSized} && ${size} <= ${limit}`, () => {
      cxt.subschema({ keyword: 'within', schemaProp: 'schema' }, valid);
    });
  },
};

/** Length in code points, as JSON Schema counts; ajv would import it by `require`. */
const LENGTH = 'require("ajv/dist/runtime/ucs2length").default';
const OWN_LENGTH = '(text) => { let n = 0; for (const _ of text) n += 1; return n; }';

/**
 * `order.validate.gen.js`: an ES module without imports that exports `validate`. A new ajv each time, because
 * the names that it gives count up.
 */
export function emitValidator(schema: Schema): string {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    meta: false,
    validateSchema: false,
    strict: false,
    multipleOfPrecision: 6,
    keywords: [within],
    code: { esm: true, source: true, lines: false },
  });
  const code = standaloneCode(ajv, ajv.compile(schema)).replace(LENGTH, OWN_LENGTH);
  if (/\brequire\(/.test(code))
    throw new Error(`a validator requires a package: ${/require\([^)]*\)/.exec(code)?.[0]}`);
  return `${code}\n`;
}
