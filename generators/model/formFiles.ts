import type { CodesFile, FieldsFile, RuleFile } from './schemas.ts';
import type { Json } from './types.ts';

/* Form files as they are written (see schemas.ts, which exports these too). */

export interface InputFile {
  field: string;
  label?: string;
  span?: 1 | 2;
  widget?: string;
  help?: boolean;
  links?: readonly string[];
  placeholder?: boolean;
  readOnly?: boolean;
  rows?: readonly (string | InputFile)[];
  matrix?: {
    across: string;
    cell: string;
    totals?: string;
    offers?: { url: string; on: readonly string[] };
    down?: readonly string[];
    among?: { url: string; on: readonly string[]; by: string };
  };
  beside?: BesideFile;
  add?: string;
  scan?: { url: string; count: string };
  follows?: string;
  mine?: true | 'pos';
  lookup?: LookupFile;
}

/** Which child rows are looked at. */
export interface RowModeFile {
  key: string;
  where: Json;
}

export interface BesideFile {
  url: string;
  of: string;
  with: Readonly<Record<string, string>>;
  show: readonly string[];
  most?: string;
  fill?: Readonly<Record<string, string>>;
}

export interface LookupFile {
  url: string;
  on?: 'create';
  body?: Readonly<Record<string, string | number | boolean>>;
  value: string;
  show?: readonly string[];
  debounceMs?: number;
  fill?: Readonly<Record<string, string>> | readonly string[];
}

interface SectionFile {
  key: string;
  columns?: 1 | 2 | 'line';
  fields: readonly (string | InputFile)[];
  visible?: Json;
}

export interface DataFile {
  required?: readonly string[];
  properties: FieldsFile;
  'x-rules'?: readonly DataRuleFile[];
}

/** A rule over a form's own data. */
export type DataRuleFile = Pick<RuleFile, 'key' | 'check' | 'at' | 'message'>;

/** A field that a template keeps, under its own name or another. */
export type PresetFile = string | { field: string; as: string };

/** A list that is asked for what belongs to the record. */
export interface RelatedFile {
  list: string;
  by: string;
  from?: string;
  label?: string;
  where?: ChoicesFile;
  of?: ChoicesFile;
}

/** Filters of choices with what is chosen. */
export type ChoicesFile = Readonly<Record<string, readonly (string | number)[]>>;

/** Offers that are asked for while somebody fills in a form. */
export interface QuoteFile {
  url: string;
  on: readonly string[];
  fill: Readonly<Record<string, 'key' | 'price' | 'days'>>;
}

/** What the server will make of a form when it is stored. */
export interface PreviewFile {
  url: string;
  on: readonly string[];
  fill?: Readonly<Record<string, string>>;
  section?: string;
  rows?: { field: string; fill?: Readonly<Record<string, string>> };
  texts?: readonly string[];
}

export interface FormFile {
  route?: string;
  like?: string;
  entity?: string;
  mode: 'create' | 'edit' | 'dialog' | 'public';
  otp?: string;
  create?: true | CodesFile;
  permissions: CodesFile;
  submit?: {
    url?: string;
    transition?: string;
    confirm?: boolean;
    success?: string;
    next?: string;
    another?: true;
  };
  intro?: boolean;
  layout?: 'sections' | 'tabs' | 'steps';
  sections: readonly SectionFile[];
  draft?: boolean;
  presets?: readonly PresetFile[];
  prefill?: readonly string[];
  begins?: string;
  quote?: QuoteFile;
  preview?: PreviewFile;
  aside?: {
    head?: readonly string[];
    facts?: readonly string[];
    related?: readonly RelatedFile[];
    notes?: boolean;
  };
  data?: DataFile;
}
