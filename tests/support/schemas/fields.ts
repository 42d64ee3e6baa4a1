import type {
  CodesFile,
  EntityFile,
  FieldFile,
  FilterFile,
  ViewPartFile,
} from '../../../generators/model/schemas.ts';
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
  /** Field of child rows that the path leads through, with the way there. */
  rows?: string;
  /** Fields of the records that the path's references lead to, the last one too. */
  over?: readonly { entity: string; field: string }[];
}

/** Walks `warehouse_id.code_name` or `lines.sku`; throws where there is no such field. */
export function findField(schemas: Schemas, entity: string, path: string): FoundField {
  const names = path.split('.');
  const leaf = names.pop() ?? '';
  let at = entity;
  let rows: string | undefined;
  const over: { entity: string; field: string }[] = [];
  for (const [index, name] of names.entries()) {
    const isField = schemas.entities.get(at)?.properties[name] !== undefined || STANDARD[name] !== undefined;
    // Records that refer to this one, by the name of their entity.
    if (!isField && schemas.entities.has(name)) {
      at = name;
      over.push({ entity: at, field: names[index + 1] ?? leaf });
      continue;
    }
    const { file } = ownField(schemas, at, name, path);
    if (file['x-rows']) rows = names.slice(0, index + 1).join('.');
    at = file['x-rows']?.entity ?? file['x-reference']?.entity ?? '';
    if (file['x-reference']) over.push({ entity: at, field: names[index + 1] ?? leaf });
  }
  return { ...ownField(schemas, at, leaf, path), ...(rows === undefined ? {} : { rows }), over };
}

/** Codes of each screen that opens records of an entity, or of what it is a child of; `x-access` says otherwise. */
export function entityReaders(schemas: Schemas, entity: string): CodesFile[] {
  const { entities, lists, forms, pages } = schemas;
  const own = entities.get(entity)?.['x-access']?.read;
  if (own !== undefined) return [own];
  const parent = [...entities].find(([, { properties }]) =>
    Object.values(properties).some((field) => field['x-rows']?.entity === entity),
  );
  if (parent && parent[0] !== entity) return entityReaders(schemas, parent[0]);
  const screens = [...lists, ...forms.filter(({ mode }) => mode !== 'dialog')];
  return [
    ...screens.filter((screen) => screen.entity === entity).map(({ permissions }) => permissions ?? []),
    ...pages
      .filter((page) => page.public !== true && page.entities?.includes(entity))
      .map(({ permissions }) => permissions ?? []),
  ];
}

/** Fields that name a record of an entity: `{sku} – {name}`. */
export const labelFields = ({ entities }: Schemas, entity: string): readonly string[] =>
  [...(entities.get(entity)?.['x-display'] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function ownField(schemas: Schemas, entity: string, name: string, path: string): FoundField {
  const owner = schemas.entities.get(entity);
  const file = owner?.properties[name] ?? STANDARD[name];
  if (!file) throw new Error(`${path}: ${entity} has no field ${name}`);
  const read = owner?.['x-view'] && viewReaders(schemas, owner, name);
  return {
    entity,
    name,
    file: read === undefined ? file : { ...file, 'x-access': { ...file['x-access'], read } },
  };
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
  filter.is === undefined ? (filter.kind ?? KINDS[typeOf(file)] ?? 'text') : 'boolean';

/** Message key of a field's name; fields of every record are named by the kit. */
export function labelKey(schemas: Schemas, { entity, name }: FoundField, own?: string): string {
  const key = own ?? `${entity}.${name}`;
  return own === undefined && name in STANDARD && !schemas.texts.vi.has(key) ? `kit.field.${name}` : key;
}

/** Who may read a field beside the record's readers; what never leaves the server nobody. */
export function readersOf({ file }: FoundField): CodesFile | undefined {
  return file.writeOnly ? null : file['x-access']?.read;
}

/** A second opinion on who may read a field of a view: whoever may read where it comes from. */
function viewReaders(schemas: Schemas, entity: EntityFile, name: string): CodesFile | undefined {
  const field = entity.properties[name];
  const own = field?.['x-access']?.read;
  if (own !== undefined || field === undefined) return own;
  const ofOthers = readFrom(field['x-compute']).map((other) => viewReaders(schemas, entity, other));
  return [...ofOthers, ...partsOf(entity).map((part) => sourceReaders(schemas, part, name))].find(
    (codes) => codes !== undefined,
  );
}

/** Fields of the record that an expression reads. */
const readFrom = (expression: unknown): string[] =>
  [...JSON.stringify(expression ?? {}).matchAll(/record\.(\w+)/g)].map(([, name = '']) => name);

function partsOf({ 'x-view': view }: EntityFile): readonly ViewPartFile[] {
  if (view?.union) return view.union;
  return view?.from && view.fields ? [{ ...view, from: view.from, fields: view.fields }] : [];
}

function sourceReaders(schemas: Schemas, part: ViewPartFile, name: string): CodesFile | undefined {
  const value = part.fields[name];
  if (typeof value === 'object' && 'value' in value)
    return readFrom(value.value)
      .map((field) => findField(schemas, part.from, field).file['x-access']?.read)
      .find((codes) => codes !== undefined);
  const path = typeof value === 'string' ? value : value?.aggregate && value.of;
  if (path === undefined) return undefined;
  const beside = [part.join ?? []].flat().find(({ as }) => path.startsWith(`${as}.`));
  const [entity, rest] = beside ? [beside.entity, path.slice(beside.as.length + 1)] : [part.from, path];
  return findField(schemas, entity, rest).file['x-access']?.read;
}
