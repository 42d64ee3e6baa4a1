import type { Codes, FieldPath } from './model.ts';
import type { Scalar } from './wire.ts';

/** One column of an import sheet: a field of the record, or of its child rows. */
export interface ImportColumnModel extends FieldPath {
  /** Message key of its header. */
  label: string;
  /** Never empty in a row (child rows), or in the first row of a record. */
  required: boolean;
  /** Other headers under which it is found, in any language. */
  aliases: readonly string[];
  /** Words that stand for a value, beside those of the field's own type. */
  parse?: Readonly<Record<string, Scalar>>;
  /** Texts: the reference whose name this is (`receiver_city` of `id_city`). */
  find?: string;
  /** References: fields of the record that people know it by, the first that finds one counts. */
  lookup?: readonly string[];
  /** Shown in the explained row of the template. */
  example?: Scalar;
  /** What a name may be that leads to no record. */
  standsFor?: StandsForModel;
}

/** Something of another entity that stands for several child rows, as a combo for its parts. */
export interface StandsForModel {
  entity: string;
  /** Fields that people know it by. */
  lookup: readonly string[];
  /** Address of the action that answers its `rows`; it takes the record as `as`, and of the child row what it has the same names for. */
  url: string;
  as: string;
}

/** Somebody else's sheet, such as a marketplace's export of orders: known by its headings, read by columns of its own. */
export interface ImportVariantModel {
  key: string;
  /** Message key of what people call it. */
  label: string;
  /** It is this sheet when all of these headings stand in one row. */
  detect: readonly string[];
  columns: readonly ImportColumnModel[];
  /** Path of the child rows' field that counts rows which say the same: the sheet has one for each piece. */
  count?: string;
  /** Values that every new record gets, beside those of the import. */
  set: Readonly<Record<string, Scalar>>;
}

/** The record by which each stored sheet is kept, beside the records that were made of it. */
export interface KeptSheetModel {
  /** Has the fields `file`, `rows`, `accepted`, `rejected` and `error_file`. */
  entity: string;
  /** Field of the records that names it. */
  link: string;
  /** Its fields that are filled by an option of another name. */
  from: Readonly<Record<string, string>>;
}

/** A sheet from which records are made or changed (`*.import.json`). */
export interface ImportModel {
  /** `orders/create-excel`: the screen's id. */
  screen: string;
  route: string;
  module: string;
  entity: string;
  permissions: Codes;
  url: string;
  /** Most rows of a file, the header not counted. */
  maxRows: number;
  mode: 'create' | 'update' | 'upsert';
  /** Fields by which rows belong to one record; empty: each row is one. */
  groupBy: readonly string[];
  /** Fields by which a stored record is found (update, upsert). */
  match: readonly string[];
  /** Values that every new record gets, whoever may set them. */
  set: Readonly<Record<string, Scalar>>;
  columns: readonly ImportColumnModel[];
  variants: readonly ImportVariantModel[];
  /** Dialog form whose fields fill what a new record leaves empty. */
  options?: string;
  /** Address of the action that says what is strange of the records of a trial. */
  warn?: string;
  keep?: KeptSheetModel;
}

/** One thing that is wrong with a sheet; `row` as Excel counts, 0 for the file as a whole; `column` is its header. */
export interface ImportError {
  row: number;
  column: string;
  code: string;
  message: string;
}

/** Answer of `POST <import url>` (interface 4): records that were, or would be, stored. */
export interface ImportAnswer {
  accepted: number;
  rejected: number;
  /** The first ones in the order of their rows; `error_file` has them all. */
  errors: readonly ImportError[];
  error_count: number;
  /** What the first records that are wrong are known by: a phone of theirs, else the number of their row. */
  wrong?: readonly string[];
  /** Of a trial: what is strange of records that could be stored all the same, by their first row. */
  warnings?: readonly ImportError[];
  /** Path under the API's base of the sent file with a column of errors. */
  error_file?: string;
  /** Rows of the file, the header not counted. */
  rows: number;
  /** Key of the variant that the sheet was known as; absent: the import's own. */
  variant?: string;
  /** Headers that mean nothing here: their columns were not read. */
  ignored: readonly string[];
  /** False: nothing was stored (a trial, or not all was well). */
  stored: boolean;
}

/** A large file is worked through as a job; `GET <import url>/jobs/<id>` tells how far it is. */
export interface ImportProgress {
  state: 'queued' | 'running' | 'done' | 'failed';
  /** Records looked at, and records in the file. */
  done: number;
  total: number;
  /** When it is done. */
  answer?: ImportAnswer;
  /** When it failed: for people. */
  message?: string;
}

/** Records that are wrong which an answer names. */
export const MAX_IMPORT_NAMES = 20;

/** Errors that an answer carries. */
export const MAX_IMPORT_ERRORS = 200;

/** A file with more rows becomes a job. */
export const IMPORT_AT_ONCE = 300;
