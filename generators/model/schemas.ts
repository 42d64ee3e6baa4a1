import type { Tone } from '#contract/enum.ts';
import type { FieldTypeName, FileRule } from '#contract/field.ts';
import type { FilterKind } from '#contract/model.ts';
import type { NotificationType, Severity } from '#contract/notification.ts';
import type { FixedFiltersFile } from './buildFixedFilters.ts';
import type { Filters, Sort } from '#contract/wire.ts';
import type { Language } from '#contract/session.ts';
import type { ImportFile } from './importFiles.ts';
import type { PageFile, ReportFile } from './reportFiles.ts';
import type { FormFile } from './formFiles.ts';
import type { Json } from './types.ts';

export type * from './formFiles.ts';

/* Schema files as they are written; `schemas/_meta` has the same shapes with a description of each keyword. */

/** Every text stands in each of these. */
export const LANGUAGES: readonly Language[] = ['vi', 'en', 'zh'];

export type CodesFile = readonly string[] | null;

export interface FieldFile {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  'x-type'?: FieldTypeName;
  description?: string;
  default?: string | number | boolean | null;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  format?: 'date' | 'date-time' | 'time' | 'email' | 'uri';
  items?: { type?: 'string' | 'integer' | 'number'; maxLength?: number; $ref?: string };
  minItems?: number;
  maxItems?: number;
  readOnly?: boolean;
  writeOnly?: boolean;
  'x-file'?: Partial<FileRule>;
  'x-country'?: string;
  'x-unit'?: string;
  'x-currency'?: string;
  'x-enum'?: string;
  'x-number'?: { prefix: string; per?: 'day' | 'year' | 'ever'; digits?: number };
  'x-reference'?: {
    entity: string;
    where?: Filters;
    dependsOn?: Readonly<Record<string, string | readonly string[]>>;
    onDelete?: 'restrict' | 'clear' | 'cascade';
  };
  'x-rows'?: { entity: string; foreignKey: string; min?: number; max?: number; unique?: readonly string[] };
  'x-links'?: { entity: string };
  'x-renamedFrom'?: string;
  'x-compute'?: { value: Json; stored?: boolean };
  'x-copyFrom'?: string;
  'x-visible'?: Json;
  'x-required'?: Json;
  'x-readonly'?: Json;
  'x-onHide'?: 'keep' | 'clear';
  'x-access'?: { read?: CodesFile; write?: CodesFile };
}

export type FieldsFile = Readonly<Record<string, FieldFile>>;

export interface NotificationFile {
  key: string;
  type: NotificationType;
  severity: Severity;
  link?: string;
  to: readonly string[] | 'account';
}

export interface ModuleFile {
  name: string;
  icon: string;
  order: number;
  tab?: string;
  uses?: readonly string[];
  gate?: 'pos_active' | 'dc_distributor';
  permissions?: readonly { code: string; group: string; restricts?: boolean }[];
  menu?: readonly {
    group: string;
    items: readonly { name: string; screen: string; icon?: string; order?: number }[];
  }[];
  notifications?: readonly NotificationFile[];
  settings?: FieldsFile;
}

export interface EnumFile {
  name: string;
  type: 'integer' | 'string';
  values: readonly {
    value: number | string;
    key: string;
    tone?: Tone;
    icon?: string;
    trackingUrl?: string;
    deprecated?: boolean;
  }[];
  noValue?: { key: string; tone?: Tone };
}

export interface RuleFile {
  key: string;
  check: Json;
  at?: string;
  level?: 'error' | 'warning';
  on?: readonly string[];
  message?: string;
  reveals?: boolean;
}

export interface UniqueFile {
  key?: string;
  fields: readonly string[];
  where?: Json;
  global?: boolean;
  message?: string;
}

export interface EntityFile {
  title: string;
  description?: string;
  required?: readonly string[];
  properties: FieldsFile;
  'x-display'?: string;
  'x-search'?: readonly string[];
  'x-unique'?: readonly UniqueFile[];
  'x-index'?: readonly (readonly string[])[];
  'x-owner'?: 'customer' | 'user' | 'global';
  'x-rows-visible'?: Json;
  'x-rules'?: readonly RuleFile[];
  'x-access'?: { read?: CodesFile; create?: CodesFile; update?: CodesFile; delete?: CodesFile };
  'x-audit'?: boolean;
  'x-softDelete'?: boolean;
  'x-live'?: boolean;
  'x-data'?: boolean;
  'x-calls'?: readonly FindCallFile[];
}

export interface FindCallFile {
  url: string;
  permissions: CodesFile;
  by?: string;
  param?: string;
  fields: Readonly<Record<string, string>>;
}

export interface TransitionFile {
  key: string;
  from: readonly string[];
  to: string | null;
  permissions: readonly string[];
  guard?: Json;
  guardMessage?: string;
  reveals?: boolean;
  success?: string;
  set?: Readonly<Record<string, Json>>;
  form?: string;
  confirm?: boolean;
  note?: { minLength: number };
  bulk?: boolean;
  tone?: Tone;
  effects?: readonly string[];
  notify?: { type: string; to?: string };
}

export interface StateFile {
  value?: number | string;
  tone?: Tone;
  final?: boolean;
  readOnly?: boolean;
}

export interface InitialFile {
  when?: Json;
  to: string;
  set?: Readonly<Record<string, Json>>;
}

export interface WorkflowFile {
  entity: string;
  field: string;
  initial: readonly InitialFile[];
  states: Readonly<Record<string, StateFile>>;
  transitions: readonly TransitionFile[];
}

export interface ColumnFile {
  field: string;
  label?: string;
  cell?: string;
  carrier?: string;
  width?: number;
  pin?: 'left';
  sort?: boolean;
  sum?: boolean;
  sumIn?: string;
  footer?: boolean;
  show?: 'always' | 'default' | 'optional';
  permissions?: CodesFile;
  link?: string;
  export?: boolean;
}

export interface FilterFile {
  field: string;
  label?: string;
  kind?: FilterKind;
  place?: 'header' | 'panel';
  default?: Json;
  presets?: readonly number[];
  maxDays?: number;
  dependsOn?: readonly string[];
  permissions?: CodesFile;
}

export interface ActionFile {
  key: string;
  transition?: string;
  form?: string;
  url?: string;
  route?: string;
  permissions?: CodesFile;
  visible?: Json;
  confirm?: boolean;
  hotkey?: string;
  tone?: Tone;
}

export interface ViewModeFile {
  key: string;
  columns?: readonly string[];
  where?: FixedFiltersFile;
  rows?: string;
  badge?: string;
  permissions?: CodesFile;
}

export interface ListTileFile {
  key: string;
  count?: string;
  sum?: string;
  tone?: Tone;
}

export type ActionPlace = 'toolbar' | 'row' | 'bulk' | 'footer';

interface ListFile extends Partial<Record<ActionPlace, readonly ActionFile[]>> {
  route: string;
  entity: string;
  permissions: CodesFile;
  where?: FixedFiltersFile;
  urls: { list: string; count?: string; download?: string };
  downloadName?: string;
  sort?: Sort;
  pageSize?: number;
  columns: readonly ColumnFile[];
  filters?: readonly FilterFile[];
  counts?: readonly { key: string; where: FixedFiltersFile }[];
  tiles?: readonly ListTileFile[];
  viewModes?: readonly ViewModeFile[];
  rowTone?: readonly { when: Json; tone: Tone }[];
  mobile?: { title: string; lines: readonly string[] };
  emptyText?: boolean;
  live?: boolean;
  utcOffset?: number;
  expand?: string;
}

interface SeedFile {
  entity: string;
  option?: string;
  rows?: Readonly<Record<string, readonly SeedObject[]>>;
  count?: Readonly<Record<string, number>>;
  fields?: SeedObject;
  variants?: readonly { fields: SeedObject }[];
}

export type SeedObject = Readonly<Record<string, Json>>;

type MessagesFile = Readonly<Record<string, string>>;

/** Kind of a schema file to what stands in it. */
export interface FilesByKind {
  module: ModuleFile;
  enum: EnumFile;
  entity: EntityFile;
  workflow: WorkflowFile;
  list: ListFile;
  form: FormFile;
  report: ReportFile;
  import: ImportFile;
  page: PageFile;
  seed: SeedFile;
  messages: MessagesFile;
}

export type Kind = keyof FilesByKind;
