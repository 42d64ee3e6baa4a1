import type { Feature } from '#contract/features.ts';
import type { FieldTypeName, FileRule } from '#contract/field.ts';
import type { FromToday } from '#contract/fixedFilters.ts';
import type { Filters } from '#contract/wire.ts';
import type { CodesFile, LookupFile } from './schemas.ts';
import type { Json } from './types.ts';
import type { ViewFile } from './viewFiles.ts';

/* Entity files as they are written (see schemas.ts, which exports these too). */

export interface FieldFile {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  'x-type'?: FieldTypeName;
  description?: string;
  default?: string | number | boolean | null | FromToday;
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
  'x-secret'?: true;
  'x-file'?: Partial<FileRule>;
  'x-country'?: string;
  'x-landline'?: true;
  'x-empty'?: string;
  'x-unit'?: string;
  'x-currency'?: string;
  'x-enum'?: string;
  'x-number'?: {
    prefix: string;
    prefixes?: { field: string; of: Readonly<Record<string, string>> };
    per?: 'day' | 'year' | 'ever';
    digits?: number;
  };
  'x-reference'?: {
    entity: string;
    where?: Filters;
    dependsOn?: Readonly<Record<string, string | readonly string[]>>;
    inCommon?: readonly string[];
    onDelete?: 'restrict' | 'clear' | 'cascade';
  };
  'x-rows'?: {
    entity: string;
    foreignKey: string;
    min?: number;
    max?: number;
    unique?: readonly string[];
    modes?: readonly { key: string; where: Json }[];
  };
  'x-links'?: { entity: string; where?: Filters };
  'x-renamedFrom'?: string;
  'x-compute'?: { value: Json; stored?: boolean };
  'x-lookup'?: LookupFile;
  'x-copyFrom'?: string;
  'x-copyOn'?: 'create';
  'x-visible'?: Json;
  'x-required'?: Json;
  'x-readonly'?: Json;
  'x-onHide'?: 'keep' | 'clear';
  'x-access'?: { read?: CodesFile; and?: CodesFile; write?: CodesFile };
  'x-license'?: Feature;
  'x-mask'?: {
    for: CodesFile;
    within?: boolean;
    own?: string[];
    by?: { field: string; codes: Record<string, CodesFile> };
  };
}

export type FieldsFile = Readonly<Record<string, FieldFile>>;

export interface RuleFile {
  key: string;
  check: Json;
  at?: string;
  value?: string;
  level?: 'error' | 'warning' | 'confirm';
  on?: readonly string[];
  message?: string;
  reveals?: boolean;
}

export interface UniqueFile {
  key?: string;
  fields: readonly string[];
  where?: Json;
  global?: boolean;
  nulls?: 'same';
  message?: string;
}

/** Days from when to when a record holds. */
export interface PeriodFile {
  from: string;
  to: string;
  noOverlap?: readonly string[];
  where?: Json;
}

/** What the database holds every row to. */
export interface CheckFile {
  key: string;
  check: Json;
  message?: string;
}

/** What `x-pii` says. */
export interface PiiFile {
  fields: readonly string[];
  forgetWhen: Json;
}

/** What `x-tree` says: names of fields. */
export interface TreeFile {
  parent: string;
  level?: string;
  path?: string;
  of?: string;
  deepest?: number;
  members?: string;
}

export interface EntityFile {
  title: string;
  description?: string;
  required?: readonly string[];
  properties: FieldsFile;
  'x-display'?: string;
  'x-missing'?: string;
  'x-search'?: readonly string[];
  'x-written'?: 'module';
  'x-view'?: ViewFile;
  'x-unique'?: readonly UniqueFile[];
  'x-period'?: PeriodFile;
  'x-check'?: readonly CheckFile[];
  'x-pii'?: PiiFile;
  'x-index'?: readonly (readonly string[])[];
  'x-owner'?: 'customer' | 'user' | 'global' | 'tree';
  'x-tree'?: TreeFile;
  'x-rows-visible'?: Json;
  'x-rows-changeable'?: Json;
  'x-rules'?: readonly RuleFile[];
  'x-access'?: {
    read?: CodesFile;
    create?: CodesFile;
    update?: CodesFile;
    delete?: CodesFile;
    people?: CodesFile;
  };
  'x-audit'?: boolean;
  'x-softDelete'?: boolean;
  'x-live'?: boolean;
  'x-selection'?: string;
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
