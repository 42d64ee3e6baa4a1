import type { ImportColumnModel, ImportModel } from './import.ts';
import type {
  EntityModel,
  FieldModel,
  FieldPath,
  ListColumnModel,
  ListFilterModel,
  ListModel,
} from './model.ts';

/*
 * What generated models of the server leave out because it is usual. Filled once, when the model is loaded; the generator knows
 * the same (`generators/emit/defaults.ts`), and a test compares both.
 */

export const ENTITY_DEFAULTS = {
  search: [],
  unique: [],
  index: [],
  audit: true,
  softDelete: true,
  live: false,
} as const;
export const LIST_DEFAULTS = { filters: [], counts: [], viewModes: [], pageSize: 20 } as const;
export const COLUMN_DEFAULTS = { show: 'default', sort: false, sum: false, export: true } as const;
export const IMPORT_DEFAULTS = { groupBy: [], match: [], set: {}, variants: [] } as const;
export const IMPORT_COLUMN_DEFAULTS = { required: false, aliases: [] } as const;

/** A definition in which these members may be left out. */
export type Optional<Definition, Keys extends keyof Definition> = Omit<Definition, Keys> &
  Partial<Pick<Definition, Keys>>;

/** A part that stands at a field: of the record itself, unless it says the way there. */
type Placed<Part extends FieldPath, Keys extends keyof Part = never> = Omit<Part, keyof FieldPath | Keys> &
  Partial<Pick<Part, 'key' | 'steps' | Keys>>;

/** Where a field is found. */
export function path(field: FieldModel, options: Placed<FieldPath> = {}): FieldPath {
  return { key: field.name, steps: [], leaf: field.name, type: field.type, ...options };
}

/** A column of a list. */
export function column(
  field: FieldModel,
  options: Placed<ListColumnModel, keyof typeof COLUMN_DEFAULTS>,
): ListColumnModel {
  return { ...COLUMN_DEFAULTS, ...path(field), ...options };
}

/** A filter of a list or a report. */
export function filter(field: FieldModel, options: Placed<ListFilterModel>): ListFilterModel {
  return { ...path(field), ...options };
}

/** A column of a sheet. */
export function importColumn(
  field: FieldModel,
  options: Placed<ImportColumnModel, keyof typeof IMPORT_COLUMN_DEFAULTS>,
): ImportColumnModel {
  return { ...IMPORT_COLUMN_DEFAULTS, ...path(field), ...options };
}

/** An entity; its table is called as it is. */
export function createEntity(
  entity: Optional<EntityModel, keyof typeof ENTITY_DEFAULTS | 'table'>,
): EntityModel {
  return { ...ENTITY_DEFAULTS, table: entity.name, ...entity };
}

export function createList(list: Optional<ListModel, keyof typeof LIST_DEFAULTS>): ListModel {
  return { ...LIST_DEFAULTS, ...list };
}

export function createImport(sheet: Optional<ImportModel, keyof typeof IMPORT_DEFAULTS>): ImportModel {
  return { ...IMPORT_DEFAULTS, ...sheet };
}
