import type { FieldTypeName } from '#contract/field.ts';
import type { ModelEntity, ModelField, ModelFilter, ModelList } from '../model/types.ts';
import { shape } from './kitShapes.ts';
import type { Names } from './names.ts';
import { ID, toValueSchema } from './schema.ts';
import type { Schema } from './schema.ts';
import { isAlwaysFilled } from './type.ts';

export const ERROR = shape({
  error: shape({
    code: { type: 'string' },
    message: { type: 'string' },
    'fields?': {
      type: 'array',
      items: shape({ path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } }),
    },
    'request_id?': { type: 'string' },
  }),
  'current?': { type: 'object' },
  'differs?': { type: 'array', items: { type: 'string' } },
});

export const BULK_ANSWER = shape({
  done: { type: 'array', items: { type: 'integer' } },
  refused: {
    type: 'array',
    items: shape({ id: { type: 'integer' }, code: { type: 'string' }, message: { type: 'string' } }),
  },
});

export const BULK_PREVIEW = shape({
  total: { type: 'integer' },
  checked: { type: 'integer' },
  refused: {
    type: 'array',
    items: shape({ id: { type: 'integer' }, code: { type: 'string' }, message: { type: 'string' } }),
  },
});

export const LOOKUP_REQUEST = shape({
  'q?': { type: 'string' },
  'ids?': { type: 'array', items: { type: 'integer' } },
  'where?': { type: 'object' },
});

export const LOOKUP_ANSWER = shape({
  rows: { type: 'array', items: shape({ id: { type: 'integer' }, label: { type: 'string' } }) },
});

/** A record as it is answered: what the caller may not see is missing, so nothing but the id is sure. */
export function toRecordSchema(
  { fields, written, view }: Pick<ModelEntity, 'fields' | 'written' | 'view'>,
  names: Names,
): Schema {
  const seen = fields.filter((field) => !field.writeOnly && !field.secret);
  const properties = {
    id: view?.id === 'text' ? { type: 'string' } : { type: 'integer', ...ID },
    ...(written === undefined && { version: { type: 'integer' } }),
    ...toProperties(seen, names, ''),
  };
  return { type: 'object', properties, required: ['id'] };
}

/** The body of a write: what may be set. */
export function toWriteSchema(fields: readonly ModelField[], names: Names): Schema {
  const settable = fields.filter((field) => !field.readOnly);
  const properties = {
    id: { type: 'integer', ...ID },
    version: { type: 'integer' },
    ...toProperties(settable, names, 'Write'),
  };
  return { type: 'object', properties, additionalProperties: false };
}

/** The body of a form with data of its own. */
export function toDataSchema(fields: readonly ModelField[], names: Names): Schema {
  const required = fields.filter(isAlwaysFilled).map(({ name }) => name);
  return {
    type: 'object',
    properties: toProperties(fields, names, 'Write'),
    ...(required.length > 0 && { required }),
  };
}

function toProperties(fields: readonly ModelField[], names: Names, suffix: string): Record<string, Schema> {
  const toRows = (entity: string) => refer(`${names.entity(entity).component}${suffix}`);
  const forms = suffix === '' ? ANSWERED : SENT;
  return Object.fromEntries(
    fields.map((field) => {
      const value = { ...forms[field.type], ...toValueSchema(field, names, toRows) };
      return [field.name, toProperty(field, value)];
    }),
  );
}

type Forms = Readonly<Partial<Record<FieldTypeName, Schema>>>;

/** What texts of a type look like in an answer; digits of a phone may be hidden there. */
const ANSWERED: Forms = {
  date: { format: 'date' },
  date_time: { format: 'date-time' },
  time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', examples: ['08:30'] },
  email: { format: 'email' },
  link: { examples: ['https://example.vn'] },
  phone: { examples: ['0912345678'] },
};

/** What is sent: of a phone its digits, with or without the prefix of the country and blanks. */
const SENT: Forms = {
  ...ANSWERED,
  phone: { ...ANSWERED.phone, pattern: '^[+]?[0-9][0-9 ]{7,18}$' },
};

function toProperty(field: ModelField, value: Schema): Schema {
  const { description } = field;
  const { enum: choices, type, ...rest } = value;
  const documented = { ...rest, ...(description !== undefined && { description }) };
  if (typeof type !== 'string') return { ...value, ...documented };
  if (isAlwaysFilled(field)) return { type, ...(Array.isArray(choices) && { enum: choices }), ...documented };
  return { type: [type, 'null'], ...(Array.isArray(choices) && { enum: [...choices, null] }), ...documented };
}

export function refer(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The body of a list, count or download call. */
export function toListRequestSchema(list: ModelList, names: Names): Schema {
  const filters = list.filters.map((filter) => [filter.key, toFilterSchema(filter, names)]);
  const sortable = list.columns.filter(({ sort }) => sort).map(({ key }) => key);
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      filters: { type: 'object', additionalProperties: false, properties: Object.fromEntries(filters) },
      viewMode: { enum: list.viewModes.map(({ key }) => key) },
      page: { type: 'integer', minimum: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 200 },
      sort: shape({ field: { enum: sortable }, order: { enum: ['ASC', 'DESC'] } }),
      after: { type: 'string' },
      before: { type: 'string' },
    },
  };
}

/** The body of a download call: that of a list call, what the file shall be, and the columns of an open view. */
export function toDownloadRequestSchema(list: ModelList, names: Names): Schema {
  const request = toListRequestSchema(list, names);
  const columns = { type: 'array', items: { enum: list.columns.map(({ key }) => key) } };
  return {
    ...request,
    properties: { ...(request['properties'] as Schema), format: { enum: ['xlsx', 'csv'] }, columns },
  };
}

/** Interface 4: "Filter values by filter kind". */
function toFilterSchema({ kind, leaf, leafEntity }: ModelFilter, names: Names): Schema {
  const field = names.entity(leafEntity).fields.find(({ name }) => name === leaf);
  if (kind === 'boolean') return { type: 'boolean' };
  if (kind === 'text' || kind === 'phone') return { type: 'string' };
  if (kind === 'code_list') return { type: 'array', items: { type: 'string' } };
  if (kind === 'date_range')
    return shape({ 'from?': { type: 'string', format: 'date' }, 'to?': { type: 'string', format: 'date' } });
  if (kind === 'number_range') return shape({ 'from?': { type: 'number' }, 'to?': { type: 'number' } });
  const value: Schema =
    kind !== 'reference' && field?.enum !== undefined
      ? {
          enum: [
            ...names.codes(field.enum),
            ...(field.type === 'enum' && names.enum(field.enum)?.noValue ? [null] : []),
          ],
        }
      : { type: ['integer', 'string'] };
  return { anyOf: [value, { type: 'array', items: value }] };
}

/** Sums beyond 2^53 travel as text. */
const SUM: Schema = { type: ['number', 'string'] };

/** The sums of a list by column; money that says its own currency has one for each. */
export function toSumSchema({ columns }: ModelList, names: Names): Schema {
  const summed = columns.filter(({ sum }) => sum);
  const properties = summed.map(({ key, leaf, leafEntity }) => {
    const field = names.entity(leafEntity).fields.find(({ name }) => name === leaf);
    const codes = field?.currency === undefined ? SUM : { type: 'object', additionalProperties: SUM };
    return [key, codes] as const;
  });
  return { type: ['object', 'null'], properties: Object.fromEntries(properties) };
}

/** The answer of a list call. */
export function toListAnswerSchema(list: ModelList, names: Names): Schema {
  const properties = Object.fromEntries(list.columns.map(({ key }) => [key, {}]));
  const id = { type: names.entity(list.entity).view?.id === 'text' ? 'string' : 'integer' };
  return shape({
    rows: {
      type: 'array',
      items: { type: 'object', properties: { id, ...properties }, required: ['id'] },
    },
    total: { type: 'integer' },
    totalPage: { type: 'integer' },
    views: { type: 'array', items: { type: 'string' } },
    sum: toSumSchema(list, names),
    counts: {
      type: 'object',
      properties: Object.fromEntries(list.counts.map(({ key }) => [key, { type: 'integer' }])),
    },
    'capped?': { const: true },
    'next?': { type: 'string' },
    'previous?': { type: 'string' },
  });
}

const COUNT: Schema = { type: 'integer' };
const FLAG: Schema = { enum: ['0', '1'] };

/** Multipart: `options` is JSON of the import's own form. */
export const IMPORT_REQUEST: Schema = shape({
  file: { type: 'string', format: 'binary' },
  'dry_run?': FLAG,
  'take_good?': FLAG,
  'options?': { type: 'string' },
});

export const IMPORT_ANSWER: Schema = shape({
  accepted: COUNT,
  rejected: COUNT,
  errors: {
    type: 'array',
    items: shape({
      row: COUNT,
      column: { type: 'string' },
      code: { type: 'string' },
      message: { type: 'string' },
    }),
  },
  error_count: COUNT,
  'error_file?': { type: 'string' },
  rows: COUNT,
  ignored: { type: 'array', items: { type: 'string' } },
  stored: { type: 'boolean' },
});

export const QUEUED_IMPORT: Schema = shape({ queued: { const: true }, id: COUNT });

export const IMPORT_PROGRESS: Schema = shape({
  state: { enum: ['queued', 'running', 'done', 'failed'] },
  done: COUNT,
  total: COUNT,
  'answer?': IMPORT_ANSWER,
  'message?': { type: 'string' },
});

/** Rows that may be chosen one by one; the contract's own number. */
const BULK_AT_ONCE = 1_000;

const IDS = { type: 'array', items: { type: 'integer' } };

/** All of a filter, but some. */
const byFilter = (except: Schema): Schema =>
  shape({
    filters: { type: 'object' },
    'viewMode?': { type: 'string' },
    screen: { type: 'string' },
    'except?': except,
  });

/** Rows by id, or all of a filter but some; the form's fields stand beside. */
export function toBulkSchema(data: Schema): Schema {
  const chosen = { ...IDS, maxItems: BULK_AT_ONCE };
  return { allOf: [{ anyOf: [shape({ ids: chosen }), byFilter(IDS)] }, data] };
}

/**
 * What is sent with an action. Where it asks for `ids`, all that a filter finds may stand in their place
 * (`server/action/readChosen.ts`); rows of a view have texts as ids.
 */
export function toSentSchema(input: readonly ModelField[], names: Names): Schema {
  const chosen = input.filter(({ name }) => name === 'ids');
  const { ids } = toProperties(chosen, names, 'Write');
  if (!ids || input.some(({ name }) => name === 'filters')) return toDataSchema(input, names);
  const others = input.filter((field) => !chosen.includes(field));
  return { allOf: [{ anyOf: [toDataSchema(chosen, names), byFilter(ids)] }, toDataSchema(others, names)] };
}

/** An operation that answers with JSON, or with a file. */
export function toOperation(summary: string, tag: string, answer: Schema, body?: Schema): Schema {
  const type = answer['format'] === 'binary' ? 'application/octet-stream' : 'application/json';
  return {
    summary,
    tags: [tag],
    ...(body && { requestBody: { content: { 'application/json': { schema: body } } } }),
    responses: {
      200: { description: 'Done', content: { [type]: { schema: answer } } },
      default: { description: 'Refused', content: { 'application/json': { schema: refer('Error') } } },
    },
  };
}
