import type { MaskModel } from './mask.ts';
import type { TreeModel } from './tree.ts';
import type { ActionModel } from './action.ts';
import type { CallbackModel } from './callback.ts';
import type { EnumModel } from './enum.ts';
import type { StatisticModel } from './statistics.ts';
import type { Feature } from './features.ts';
import type { FieldTypeName, FieldValues } from './field.ts';
import type { Computed, Condition, SqlText } from './logic.ts';
import type { DataMigration, RefillSql } from './migration.ts';
import type { NotificationModel } from './notification.ts';
import type { NumberModel } from './numbering.ts';
import type { PublicLookupModel } from './page.ts';
import type { PeriodModel } from './period.ts';
import type { PrintModel } from './print.ts';
import type { ReferenceModel } from './reference.ts';
import type { RuleModel } from './rule.ts';
import type { ReportModel } from './report.ts';
import type { ImportModel } from './import.ts';
import type { FixedFilters, FixedValue } from './fixedFilters.ts';
import type { FindCallModel } from './findCall.ts';
import type { ModuleCode } from './module.ts';
import type { ModuleModel } from './moduleModel.ts';
import type { Filters, Sort } from './wire.ts';
import type { Validate } from './validate.ts';
import type { ViewModel } from './view.ts';
import type { WorkflowModel } from './workflow.ts';
export type { RuleModel, Validate };

/**
 * What the generator says to the kits: plain readonly data, everything resolved. Fields and rules are shared
 * (`<entity>.entity.gen.ts`), the rest is for the server (`*.gen.server.ts`), gathered in `server.gen.ts`.
 */

/** Any of these codes; `[]` any login; `null` nobody. */
export type Codes = readonly string[] | null;

export interface FieldModel extends FieldValues {
  /** JSON Schema type of the value: how it is stored and travels. */
  json: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  default?: string | number | boolean | null;
  /** Of a date: a new record's is so many days after today in the customer's zone. */
  defaultDay?: number;
  /** Who may read it beside the record's readers; absent: all of them. A field without reading right does not exist for the caller. */
  read?: Codes;
  /** And one of each of these: a field of a view shows what stands behind several rights. */
  walls?: readonly Codes[];
  /** Who may set it. Changing a stored value needs the reading right too; setting it at creation does not. */
  write?: Codes;
  /** Set by the server only (computed, counted, moved by a workflow). */
  readOnly?: true;
  /** Never leaves the server (password); not in rows, filters, sorts, exports, audit. */
  writeOnly?: true;
  /** Encrypted at rest, never sent back. */
  secret?: true;
  reference?: ReferenceModel;
  rows?: RowsModel;
  links?: { entity: string; table: string; foreignKey: string; otherKey: string; where?: Filters };
  /** Running code: prefix + digits, unique per customer. */
  number?: NumberModel;
  /** Keep a folded key column `<name>__key` (search without accents; order of codes). */
  key?: true;
  /** Keep a column `<name>__sort` with an index: the order of Vietnamese text, which a list goes by. */
  ordered?: true;
  /** `stored`: worked out at every write and kept; otherwise on read, by the entity's `computeSql`. */
  compute?: { stored: boolean; value: Computed };
  /** When a computed value, or one that its condition clears, is worked out: after those of a lower turn in the record, its rows and its parent. Absent: 0. */
  turn?: number;
  /** Filled from this path of a referenced record when empty: `goods_id.name`. */
  copyFrom?: string;
  /** Only a new record is filled so; a stored one keeps its value whatever is chosen. */
  copyOn?: 'create';
  visible?: Condition;
  requiredIf?: Condition;
  readOnlyIf?: Condition;
  /** What becomes of the value while `visible` is false. */
  onHide?: 'keep' | 'clear';
  /** Old column name, for a lossless rename. */
  renamedFrom?: string;
  mask?: MaskModel;
  /** Of a setting: feature that the company must have registered to change it. */
  license?: Feature;
}

export interface RowsModel {
  entity: string;
  foreignKey: string;
  min?: number;
  max?: number;
  /** Fields that may not repeat among the rows of one parent. */
  unique?: readonly string[];
}

export interface EntityModel {
  /** Resource and URL segment. */
  name: string;
  module: string;
  table: string;
  /** `module`: its own module writes the rows, which have no version; `view`: nobody does. Absent: the kit, by record calls. */
  written?: 'module' | 'view';
  view?: ViewModel;
  owner: 'customer' | 'user' | 'tree' | 'global';
  tree?: TreeModel;
  fields: readonly FieldModel[];
  /** SQL of the fields computed on read. */
  computeSql?: Readonly<Record<string, SqlText>>;
  /** SQL of the stored ones, for rows from before. */
  refillSql?: Readonly<Record<string, RefillSql>>;
  /** Label: texts and field names in turn, e.g. `[{ field: 'code' }, ' – ', { field: 'name' }]`; days are written as people do. */
  display: readonly (string | { field: string; time?: 'day' })[];
  /** Fields that `lookup` and the search box look through. */
  search: readonly string[];
  /** `global`: over all customers (usernames). */
  unique: readonly {
    key: string;
    fields: readonly string[];
    where?: SqlText;
    global?: true;
    /** Two empty values are the same. */
    nulls?: 'same';
    message: string;
  }[];
  /** Records that agree in its keys share no day. */
  period?: PeriodModel;
  /** What the database itself holds every row to; a broken one is refused with its message. */
  checks?: readonly { key: string; sql: SqlText; message: string }[];
  /** Fields that are somebody's own, and the rows in which they are to be forgotten. */
  pii?: { fields: readonly string[]; when: SqlText };
  /** Reference in which records must agree that are selected for one call. */
  selection?: string;
  /** Field lists; the customer column is put first by the migration. */
  index: readonly (readonly string[])[];
  access: { read: Codes; create: Codes; update: Codes; delete: Codes };
  /** Who may ask `lookup`: every code of a screen or form that refers to the entity. */
  lookup: Codes;
  /** Rows the caller may see at all, and those that he may change. */
  visibleRows?: { sql: SqlText; check: Condition };
  changeableRows?: Condition;
  rules: readonly RuleModel[];
  /** Each moves a state of its own, in the order of their fields. */
  workflows?: readonly WorkflowModel[];
  audit: boolean;
  softDelete: boolean;
  /** Message key of what is said where one is named that there is not; absent: the general text. */
  missing?: string;
  /** Set on child rows: the parent's entity and the field that points to it. */
  parent?: { entity: string; foreignKey: string; field: string };
  /** Sent on the socket as `list-changed` when a row changes. */
  live: boolean;
  /** Public addresses that find records by one value, beside `lookup`. */
  calls?: readonly FindCallModel[];
  /** Rows that every database has, with ids of their own: loaded at the start, and again when they change. */
  data?: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** A column's or filter's place: fields to walk (to-one references, or one `rows` field) down to the leaf. */
export interface FieldPath {
  /** As written in the schema and on the wire: `warehouse_id.code_name`, `lines.sku`. */
  key: string;
  /**
   * Reference or rows fields on the way, each with the entity it leads to; `referring` leads to the records of the entity that refer
   * to this one by their `field`.
   */
  steps: readonly { field: string; kind: 'reference' | 'rows' | 'referring'; entity: string }[];
  /** Name of the last field, in the last step's entity. */
  leaf: string;
  type: FieldTypeName;
}

export interface ListColumnModel extends FieldPath {
  /** Label key in the messages. */
  label: string;
  show: 'always' | 'default' | 'optional';
  permissions?: Codes;
  /** Feature that the company must have registered. */
  license?: Feature;
  sort: boolean;
  sum: boolean;
  /** Money that says its own currency: only amounts of this one are added up. */
  sumIn?: string;
  export: boolean;
}

export type FilterKind =
  | 'text'
  | 'phone'
  | 'select'
  | 'multi_select'
  | 'date_range'
  | 'number_range'
  | 'reference'
  | 'boolean'
  | 'code_list';

export interface ListFilterModel extends FieldPath {
  label: string;
  kind: FilterKind;
  /** Where the value is looked for as well. */ also?: FieldPath;
  /** It asks yes or no: whether this value is found there. */ is?: FixedValue;
  permissions?: Codes;
  /** Cap of a date range in days (spec 5; readings: 360 unless the schema says less); null: none. */
  maxDays?: number | null;
  default?: FixedValue;
}

export interface ViewModeModel {
  key: string;
  /** Column keys of this mode; absent: all that fit its grain. */
  columns?: readonly string[];
  where?: FixedFilters;
  /** Field whose child rows are the grain of this mode. */
  rows?: string;
  permissions?: Codes;
  /** Key of `counts` shown as a badge. */
  badge?: string;
}

export interface ListModel {
  /** `orders/list`: the screen's id (`data-screen`, custom view type). */
  screen: string;
  route: string;
  module: string;
  entity: string;
  permissions: Codes;
  /** Feature that the company must have registered. */
  license?: Feature;
  urls: { list: string; count?: string; download?: string };
  downloadName: string;
  /** Hidden filters, enforced by the server. */
  where?: FixedFilters;
  columns: readonly ListColumnModel[];
  filters: readonly ListFilterModel[];
  counts: readonly { key: string; where: FixedFilters }[];
  /** Numbers on the dashboard. */
  statistics?: readonly StatisticModel[];
  viewModes: readonly ViewModeModel[];
  sort: Sort;
  pageSize: number;
}

export interface FormModel {
  screen: string;
  route?: string;
  module: string;
  entity?: string;
  mode: 'create' | 'edit' | 'dialog' | 'settings' | 'public';
  permissions: Codes;
  /** Fields of a form without an entity (dialogs of transitions, login …). */
  data?: readonly FieldModel[];
  /** Validator of `data`. */
  validate?: Validate;
  /** Rules over `data`. */
  rules?: readonly RuleModel[];
  /** Phone field of `data` that must be confirmed by a code (mode `public`). */
  otp?: string;
  /** Who opens it may see the history of the record, and write notes where it says so. */
  aside?: { notes?: true };
}

export interface PermissionModel {
  code: string;
  module: string;
  /** Heading on the grants screen. */
  group: string;
  /** Takes something away instead of giving it; `super_admin` does not imply it. */
  restricts?: true;
}

export interface ServerModel {
  entities: readonly EntityModel[];
  lists: readonly ListModel[];
  forms: readonly FormModel[];
  reports: readonly ReportModel[];
  imports: readonly ImportModel[];
  /** Public check pages. */
  lookups: readonly PublicLookupModel[];
  enums: readonly EnumModel[];
  permissions: readonly PermissionModel[];
  modules: readonly ModuleModel[];
  /** The registry of what may be told to people. */
  notifications: readonly NotificationModel[];
  /** Who may see and change the settings, and the validator of a change; absent: there is no page for it. */
  settingsPage?: { permissions: Codes; validate: Validate };
  /** Entity name → validator of its write body (types, lengths, patterns; no `required`, no unknown keys). */
  validators: Readonly<Record<string, Validate>>;
  /** Pages where people come back from another system. */
  callbacks: readonly CallbackModel[];
  /** What records may be printed as. */
  prints: readonly PrintModel[];
  /** Calls that the code of modules answers. */
  actions: readonly ActionModel[];
  /** The handwritten code of the modules that have some. */
  code: Readonly<Record<string, ModuleCode>>;
  /** In the order in which they run. */
  migrations?: readonly DataMigration[];
  /** Flat message texts of a language, every module. */
  messages: Readonly<Record<'vi' | 'en' | 'zh', Readonly<Record<string, string>>>>;
}
