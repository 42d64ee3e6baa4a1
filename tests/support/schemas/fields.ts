import type { CodesFile, FieldFile, FilterFile } from '../../../generators/model/schemas.ts';
import type { Schemas } from './readSchemas.ts';

/* What a schema leaves out, filled in as the descriptions in `schemas/_meta` say. */

/** Fields that every record has. */
const STANDARD: Readonly<Record<string, FieldFile>> = {
  id: { type: 'integer', readOnly: true },
  created_at: { type: 'string', 'x-type': 'date_time', readOnly: true },
  updated_at: { type: 'string', 'x-type': 'date_time', readOnly: true },
  created_by: {
    type: 'integer',
    'x-type': 'reference',
    'x-reference': { entity: 'account' },
    readOnly: true,
  },
  updated_by: {
    type: 'integer',
    'x-type': 'reference',
    'x-reference': { entity: 'account' },
    readOnly: true,
  },
};

/** A field at the end of a path. */
export interface FoundField {
  /** Entity that has the field. */
  entity: string;
  name: string;
  file: FieldFile;
  /** Field of child rows that the path leads through. */
  rows?: string;
}

/** Walks `warehouse_id.code_name` or `lines.sku`; throws where there is no such field. */
export function findField(schemas: Schemas, entity: string, path: string): FoundField {
  const names = path.split('.');
  const leaf = names.pop() ?? '';
  let at = entity;
  let rows: string | undefined;
  for (const name of names) {
    const { file } = ownField(schemas, at, name, path);
    if (file['x-rows']) rows = name;
    at = file['x-rows']?.entity ?? file['x-reference']?.entity ?? '';
  }
  return { ...ownField(schemas, at, leaf, path), ...(rows === undefined ? {} : { rows }) };
}

function ownField(schemas: Schemas, entity: string, name: string, path: string): FoundField {
  const file = schemas.entities.get(entity)?.properties[name] ?? STANDARD[name];
  if (!file) throw new Error(`${path}: ${entity} has no field ${name}`);
  return { entity, name, file };
}

/** The type of a field: what it says, or what its other words say. */
export function typeOf(file: FieldFile): string {
  if (file['x-type']) return file['x-type'];
  if (file['x-reference']) return 'reference';
  if (file['x-rows']) return 'rows';
  if (file['x-links']) return 'links';
  if (file['x-enum']) return file.type === 'array' ? 'enums' : 'enum';
  return file.type ?? 'string';
}

const KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['integer', 'number', 'decimal', 'percent', 'money', 'rate', 'weight', 'duration'].map((type) => [
      type,
      'number_range',
    ]),
  ),
  phone: 'phone',
  date: 'date_range',
  date_time: 'date_range',
  boolean: 'boolean',
  enum: 'multi_select',
  enums: 'multi_select',
  tags: 'multi_select',
  reference: 'reference',
  links: 'reference',
};

/** How a filter is typed where the schema does not say. */
export const filterKind = (filter: FilterFile, { file }: FoundField): string =>
  filter.kind ?? KINDS[typeOf(file)] ?? 'text';

/** Message key of a field's name; fields of every record are named by the kit. */
export function labelKey(schemas: Schemas, { entity, name }: FoundField, own?: string): string {
  const key = own ?? `${entity}.${name}`;
  return own === undefined && name in STANDARD && !schemas.texts.vi.has(key) ? `kit.field.${name}` : key;
}

/** Who may read a field beside the record's readers; what never leaves the server nobody. */
export function readersOf({ file }: FoundField): CodesFile | undefined {
  return file.writeOnly ? null : file['x-access']?.read;
}
