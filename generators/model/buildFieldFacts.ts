import type { FieldFacts, FieldTypeName } from '#contract/field.ts';
import type { FilterKind } from '#contract/model.ts';
import type { EntityFile, FieldFile } from './schemas.ts';

type JsonType = NonNullable<FieldFile['type']>;

/** What the generator knows of a field type. */
interface TypeFacts extends Readonly<Pick<FieldFacts, 'json' | 'cell' | 'can' | 'logic'>> {
  readonly filters: readonly FilterKind[];
}

const WORDS: TypeFacts = {
  json: ['string'],
  cell: 'text',
  filters: ['text'],
  can: ['sort', 'search'],
  logic: 'string',
};
const CODE: TypeFacts = { ...WORDS, cell: 'code', filters: ['text', 'code_list'] };
const WHOLE: TypeFacts = {
  json: ['integer'],
  cell: 'number',
  filters: ['number_range'],
  can: ['sort', 'sum'],
  logic: 'integer',
};
const FRACTION: TypeFacts = { ...WHOLE, json: ['number', 'integer'], logic: 'decimal' };
const PICTURE: TypeFacts = { json: ['string'], cell: 'image', filters: [], logic: 'opaque' };
const SHAPE: TypeFacts = { json: ['object'], cell: 'text', filters: [], logic: 'opaque' };
const HIDDEN: TypeFacts = { json: ['string'], cell: 'text', filters: [], logic: 'string' };
const LIST: TypeFacts = { json: ['array'], cell: 'tags', filters: ['multi_select', 'select'], logic: 'list' };
const CHOICE: TypeFacts = {
  json: ['string', 'integer'],
  cell: 'enum',
  filters: ['multi_select', 'select'],
  can: ['sort'],
  logic: 'string',
};

/** One row a field type. */
export const TYPES: Readonly<Record<FieldTypeName, TypeFacts>> = {
  text: WORDS,
  long_text: WORDS,
  code: CODE,
  phone: { ...WORDS, cell: 'phone', filters: ['phone', 'text', 'code_list'] },
  email: WORDS,
  username: WORDS,
  integer: WHOLE,
  decimal: FRACTION,
  percent: { ...FRACTION, can: ['sort'] },
  money: { ...WHOLE, cell: 'money' },
  rate: { ...FRACTION, can: ['sort'] },
  weight: WHOLE,
  dimensions: SHAPE,
  duration: WHOLE,
  date: { json: ['string'], cell: 'date', filters: ['date_range'], can: ['sort'], logic: 'date' },
  date_time: {
    json: ['string'],
    cell: 'date_time',
    filters: ['date_range'],
    can: ['sort'],
    logic: 'date_time',
  },
  time: { ...WORDS, filters: [], can: ['sort'] },
  boolean: { json: ['boolean'], cell: 'boolean', filters: ['boolean'], can: ['sort'], logic: 'boolean' },
  enum: CHOICE,
  enums: { ...LIST, cell: 'enum' },
  tags: LIST,
  reference: {
    json: ['integer'],
    cell: 'reference',
    filters: ['reference'],
    can: ['sort'],
    logic: 'integer',
  },
  links: { json: ['array'], cell: 'reference', filters: ['reference'], logic: 'list' },
  rows: { json: ['array'], cell: 'text', filters: [], logic: 'rows' },
  image: PICTURE,
  images: { json: ['array'], cell: 'gallery', filters: [], logic: 'opaque' },
  file: { ...PICTURE, json: ['string', 'array'], cell: 'file' },
  svg: PICTURE,
  barcode: CODE,
  tracking: { ...CODE, cell: 'tracking' },
  link: { ...WORDS, cell: 'link' },
  address: WORDS,
  geo_point: SHAPE,
  device_signature: HIDDEN,
  password: HIDDEN,
  secret: HIDDEN,
  otp: HIDDEN,
  json: { json: ['object', 'array', 'string'], cell: 'text', filters: [], logic: 'opaque' },
};

/** Cells of the kit (`CellName` of the list kit); other names start with a capital and are slots. */
export const CELLS: readonly string[] = [
  'text', 'number', 'money', 'date', 'date_time', 'enum', 'boolean', 'image', 'gallery', 'link', 'tracking',
  'reference', 'progress', 'tags', 'code', 'barcode', 'phone', 'file', 'tree',
]; // prettier-ignore

/** Other looks of a type that a form may choose (`widget`); other names start with a capital and are slots. */
export const WIDGETS: Readonly<Record<string, readonly FieldTypeName[]>> = { grants: ['enums'] };

/** Types whose values are short enough to be changed in a cell of a list. */
export const TYPED_IN_CELLS: readonly FieldTypeName[] = [
  'text', 'code', 'phone', 'email', 'integer', 'decimal', 'percent', 'money', 'rate', 'weight', 'duration', 'date',
  'time', 'boolean', 'enum', 'reference', 'barcode', 'tracking', 'link',
]; // prettier-ignore

/** Keywords that belong to some types only. */
export const KEYWORDS_OF_TYPES: Readonly<Partial<Record<keyof FieldFile, readonly FieldTypeName[]>>> = {
  'x-enum': ['enum', 'enums', 'tags'],
  'x-reference': ['reference'],
  'x-rows': ['rows'],
  'x-links': ['links'],
  'x-number': ['code'],
  'x-currency': ['money'],
  'x-country': ['phone'],
  'x-landline': ['phone'],
  'x-file': ['file', 'svg', 'image', 'images'],
  'x-unit': ['integer', 'decimal', 'percent', 'rate', 'weight', 'dimensions', 'duration'],
  items: ['enums', 'tags', 'links', 'rows', 'images', 'file', 'json'],
  minItems: ['enums', 'tags', 'links', 'images', 'file'],
  maxItems: ['enums', 'tags', 'links', 'images', 'file'],
};

/** Keywords without which a type means nothing. */
export const NEEDED_BY_TYPE: Readonly<Partial<Record<FieldTypeName, keyof FieldFile>>> = {
  enum: 'x-enum',
  enums: 'x-enum',
  reference: 'x-reference',
  rows: 'x-rows',
  links: 'x-links',
};

const BY_JSON: Readonly<Record<JsonType, FieldTypeName>> = {
  string: 'text',
  integer: 'integer',
  number: 'decimal',
  boolean: 'boolean',
  array: 'tags',
  object: 'json',
};

/** The field type: `x-type`, or what `type` and the other keywords say. */
export function toType(field: FieldFile): FieldTypeName {
  if (field['x-type'] !== undefined) return field['x-type'];
  if (field['x-reference'] !== undefined) return 'reference';
  if (field['x-rows'] !== undefined) return 'rows';
  if (field['x-links'] !== undefined) return 'links';
  if (field['x-enum'] !== undefined) return field.type === 'array' ? 'enums' : 'enum';
  if (field.format === 'date') return 'date';
  if (field.format === 'date-time') return 'date_time';
  return BY_JSON[field.type ?? 'string'];
}

export function factsOf(field: FieldFile): TypeFacts {
  return TYPES[toType(field)];
}

/** Digits after the point of decimals: as `multipleOf` says (0.001 → 3), else 2; rates 6. */
export function toScale(field: FieldFile): number {
  const step = field.multipleOf;
  if (step === undefined || step >= 1) return toType(field) === 'rate' ? 6 : 2;
  return Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
}

/** Fields of every record: never declared, always there. `id` stands apart, because no screen shows it. */
export const STANDARD: Readonly<Record<string, FieldFile>> = {
  created_at: { type: 'string', 'x-type': 'date_time', readOnly: true },
  created_by: {
    type: 'integer',
    'x-type': 'reference',
    'x-reference': { entity: 'account' },
    readOnly: true,
  },
  updated_at: { type: 'string', 'x-type': 'date_time', readOnly: true },
  updated_by: {
    type: 'integer',
    'x-type': 'reference',
    'x-reference': { entity: 'account' },
    readOnly: true,
  },
};

const WRITTEN_ONCE: readonly string[] = ['created_at', 'created_by'];

/** Who writes the rows of an entity, where that is not the kit; a view has none of its own. */
export const writtenOf = (entity: Pick<EntityFile, 'x-written' | 'x-view'>): 'module' | 'view' | undefined =>
  entity['x-view'] === undefined ? entity['x-written'] : 'view';

/** The standard fields of an entity; of one that its module writes it is known who made a row, and when. */
export function standardFields(
  entity: Pick<EntityFile, 'x-written' | 'x-view' | 'x-access'>,
): [string, FieldFile][] {
  const written = writtenOf(entity);
  if (written === 'view') return [];
  const read = entity['x-access']?.people;
  return Object.entries(STANDARD)
    .filter(([name]) => written === undefined || WRITTEN_ONCE.includes(name))
    .map(([name, field]) => [
      name,
      read && field['x-reference'] ? { ...field, 'x-access': { read } } : field,
    ]);
}

/** Names that no schema may give to a field: columns of every table, and words of the API. */
export const RESERVED: readonly string[] = [
  'id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'deleted_at', 'customer_id', 'label',
]; // prettier-ignore
