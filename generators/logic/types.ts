import type { RefusalCode } from './refusals.ts';

/**
 * What a value is. Integers (money and ids too) are whole numbers within ±2^53; `date` is `YYYY-MM-DD`,
 * `date_time` is `YYYY-MM-DDTHH:mm:ss.sssZ`; `opaque` (images, files, JSON) can only be compared with null.
 */
export type LogicType =
  | 'string'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'date_time'
  | 'list<string>'
  | 'list<integer>'
  | 'rows'
  | 'opaque'
  | 'null';

/** Child rows: their fields, and the table and column that tie them to their parent in SQL. */
export interface Rows {
  readonly fields: Fields;
  readonly table: string;
  readonly foreignKey: string;
  /** True when the table has `deleted_at` and rows marked so do not count. */
  readonly softDelete: boolean;
}

interface NamedField {
  /** Name in the schema, the record and the table alike. */
  readonly name: string;
  /** True when the value may be null or absent; for child rows, when the array may be (it counts as empty). */
  readonly nullable: boolean;
  /** The only values an enum field can hold; a constant compared with it must be one of them. */
  readonly values?: readonly (string | number)[];
  /** Worked out when it is read: no column holds it, so SQL has this expression in its place. */
  readonly onRead?: OnRead;
}

/** What a value is worked out from: an expression over the fields beside it, and the settings it may name. */
export interface OnRead {
  readonly logic: unknown;
  readonly settings: Fields;
}

/** A field that an expression can name. A decimal says how many digits stand after its point. */
export type Field = NamedField &
  (
    | { readonly type: Exclude<LogicType, 'decimal' | 'rows' | 'null'> }
    | { readonly type: 'decimal'; readonly scale: number }
    | { readonly type: 'rows'; readonly rows: Rows }
  );

export type Fields = readonly Field[];

/** Where a variable outside child rows may start. */
export type Root =
  | 'record'
  | 'parent'
  | 'old'
  | 'input'
  | 'user'
  | 'settings'
  | 'now'
  | 'today'
  | 'selection';

/** What an expression may name. A root that is left out is refused; `now` and `today` are always there. */
export interface Scope {
  readonly record?: Fields;
  /** The record that a child row belongs to. */
  readonly parent?: Fields;
  /** The record before the change; every field of it may be null, because a new record has no old one. */
  readonly old?: Fields;
  /** Fields of a transition's or dialog's own form. */
  readonly input?: Fields;
  readonly user?: Fields;
  readonly settings?: Fields;
  /** Fields of the chosen records, which are used like child rows. */
  readonly selection?: Fields;
}

/** The `user` root as every screen has it. */
export const userFields: Fields = [
  { name: 'id', type: 'integer', nullable: false },
  { name: 'permissions', type: 'list<string>', nullable: false },
  { name: 'warehouses', type: 'list<integer>', nullable: false },
  { name: 'pos', type: 'list<integer>', nullable: false },
  { name: 'customer', type: 'integer', nullable: false },
  { name: 'node', type: 'integer', nullable: true },
  { name: 'nodes', type: 'list<integer>', nullable: false },
];

/** One refusal; `path` leads from the expression's root to the place, for file:line:column. */
export interface LogicProblem {
  readonly code: RefusalCode;
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly hint?: string;
}

/** What a checked expression gives. */
export interface LogicResult {
  readonly type: LogicType;
  readonly nullable: boolean;
}
