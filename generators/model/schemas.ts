import type { Tone } from '#contract/enum.ts';
import type { Feature } from '#contract/features.ts';
import type { FilterKind } from '#contract/model.ts';
import type { NotificationType, Severity } from '#contract/notification.ts';
import type { ActionSchemaFile, BeginsFile } from './actionFiles.ts';
import type { FixedFiltersFile } from './buildFixedFilters.ts';
import type { Sort } from '#contract/wire.ts';
import type { Gate, Language, Scope } from '#contract/session.ts';
import type { EntityFile, FieldsFile } from './entityFiles.ts';
import type { ImportFile } from './importFiles.ts';
import type { PrintFile } from './printFiles.ts';
import type { PageFile, ReportFile } from './reportFiles.ts';
import type { FormFile } from './formFiles.ts';
import type { Json } from './types.ts';

export type * from './entityFiles.ts';
export type * from './formFiles.ts';
export type * from './printFiles.ts';
export type * from './viewFiles.ts';

/* Schema files as they are written; `schemas/_meta` has the same shapes with a description of each keyword. */

/** Every text stands in each of these. */
export const LANGUAGES: readonly Language[] = ['vi', 'en', 'zh'];

export type CodesFile = readonly string[] | null;

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
  gate?: Gate;
  permissions?: readonly { code: string; group: string; restricts?: boolean; socialSdk?: boolean }[];
  menu?: readonly {
    group: string;
    items: readonly { name: string; screen: string; icon?: string; order?: number }[];
  }[];
  notifications?: readonly NotificationFile[];
  topics?: Readonly<Record<string, { permissions: CodesFile }>>;
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

export interface TransitionFile {
  key: string;
  from: readonly string[];
  to: string | null;
  instead?: readonly { when: Json; to: string }[];
  permissions?: readonly string[];
  automatic?: boolean;
  guard?: Json;
  guardMessage?: string;
  reveals?: boolean;
  success?: string;
  set?: Readonly<Record<string, Json>>;
  form?: string;
  begins?: BeginsFile;
  confirm?: boolean | string;
  sum?: string;
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
  timers?: readonly TimerFile[];
}

export interface TimerFile {
  transition: string;
  from?: readonly string[];
  after?: number;
  times?: string;
  at?: string;
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
  license?: Feature;
  link?: string;
  edit?: 'cell';
  export?: boolean;
}

export interface FilterFile {
  field: string;
  label?: string;
  kind?: FilterKind;
  also?: string;
  is?: Json;
  place?: 'header' | 'panel';
  default?: Json;
  presets?: readonly number[];
  maxDays?: number | null;
  dependsOn?: readonly string[];
  permissions?: CodesFile;
}

export interface ActionFile {
  key: string;
  transition?: string;
  action?: string;
  of?: string;
  form?: string;
  url?: string;
  route?: string;
  prefill?: Readonly<Record<string, string | { readonly value: string | number | boolean }>>;
  filter?: Readonly<Record<string, string>>;
  mode?: string;
  asked?: Readonly<Record<string, string>>;
  statistic?: string;
  print?: string;
  permissions?: CodesFile;
  visible?: Json;
  confirm?: boolean;
  hotkey?: string;
  tone?: Tone;
  license?: Feature;
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
  over?: string;
  call?: string;
  value?: string;
  tone?: Tone;
}

export interface StatisticFile {
  key: string;
  count?: string;
  sum?: string;
  day?: string;
  against?: 'week';
  oldest?: string;
}

export type ActionPlace = 'toolbar' | 'row' | 'bulk' | 'footer';

interface ListFile extends Partial<Record<ActionPlace, readonly ActionFile[]>> {
  route: string;
  like?: string;
  without?: Readonly<Record<string, readonly string[] | true>>;
  entity: string;
  permissions: CodesFile;
  where?: FixedFiltersFile;
  scope?: Scope;
  scan?: string;
  urls: { list: string; count?: string; download?: string };
  downloadName?: string;
  sort?: Sort;
  pageSize?: number;
  columns: readonly ColumnFile[];
  filters?: readonly FilterFile[];
  counts?: readonly { key: string; where: FixedFiltersFile }[];
  tiles?: readonly ListTileFile[];
  statistics?: readonly StatisticFile[];
  viewModes?: readonly ViewModeFile[];
  rowTone?: readonly { when: Json; tone: Tone }[];
  mobile?: { title: string; lines: readonly string[] };
  emptyText?: boolean;
  live?: boolean;
  license?: Feature;
  utcOffset?: number;
  expand?: string;
}

interface SeedFile {
  entity: string;
  option?: string;
  rows?: Readonly<Record<string, readonly SeedObject[]>>;
  count?: Readonly<Record<string, number>>;
  each?: SeedEachFile;
  fields?: SeedObject;
  variants?: readonly { fields: SeedObject }[];
  sets?: readonly { each: SeedEachFile; keep?: SeedObject; fields: SeedObject }[];
}

export interface SeedEachFile {
  of: readonly string[];
  where?: SeedObject;
  rows?: string;
  days?: readonly number[];
  back?: string;
}

/** What `lookup` and `total` of a seed look at. */
export interface SeedLookup {
  of: string;
  by: Readonly<Record<string, string>>;
  value: string;
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
  print: PrintFile;
  action: ActionSchemaFile;
  seed: SeedFile;
  messages: MessagesFile;
}

export type Kind = keyof FilesByKind;
