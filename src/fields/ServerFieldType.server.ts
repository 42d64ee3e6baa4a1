import type { Problem } from '#contract/errors.ts';
import type { FieldTypeName, ValueContext } from '#contract/field.ts';
import type { FieldModel, FilterKind } from '#contract/model.ts';
import type { FixedContext } from './fixedFilters.ts';

/** Gives a value to the statement; what comes back stands for it in the text: `$3::int8`. */
export type Bind = (value: unknown, type: string) => string;

/** Where a field's value stands in a statement. */
export interface SqlSource {
  field: FieldModel;
  /** Alias of the row that holds it. */
  row: string;
  /** SQL of the stored value: `t."cod_amount"`. */
  value: string;
  /** SQL of the folded key column, for fields that keep one. */
  key?: string;
  /** SQL of the column that text is ordered by, for fields that keep one. */
  sort?: string;
  /** Security-definer search over the folded key: `id IN (SELECT call(pattern))` can use its trigram index. */
  search?: { id: string; call: string };
  /** Only the whole value may be asked for: the caller sees it masked, and parts would give it away. */
  isExact?: true;
  /** Of a masked value: SQL that holds for rows whose value the caller sees whole. */
  open?: string;
}

/** What a filter needs to know beside the field. */
export interface FilterContext extends ValueContext, FixedContext {
  /** Most days of a date range. */
  maxDays: number;
}

/** A value of the wire brought into form, or what is wrong with it; `at` is a place inside it (`from`). */
export type Parsed = { value: unknown } | { problem: Pick<Problem, 'code' | 'params'> & { at?: string } };

/** One kind of filter over one type of field. */
export interface FilterRule {
  parse(value: unknown, field: FieldModel, context: FilterContext): Parsed;
  /**
   * Mostly few rows match, however many the planner expects: a list then reads them over the filter's own index and
   * sorts, instead of walking the index of its order until a page is full.
   */
  isNarrow?: true;
  /** A condition that is never NULL where the value is there. `value` comes from `parse`. */
  where(source: SqlSource, value: unknown, bind: Bind): string;
}

/** Where a cell's text comes from. */
export interface CellContext extends ValueContext {
  /** Text of a message key in the reader's language. */
  text(key: string): string;
}

/** A typed Excel cell; `format` is an Excel number format. Text is always a text cell, never a formula. */
export interface ExcelCell {
  value: string | number | boolean | Date | null;
  format?: string;
}

/** The database's side of a field type: `src/fields/<type>/<type>.server.ts` exports it as `<type>Server`. */
export interface ServerFieldType {
  name: FieldTypeName;
  /** SQL type of the stored column; null: nothing is stored in the record's own table. */
  column(field: FieldModel): string | null;
  /** SQL that brings a column's values, as older releases stored them, into the form that `normalize` gives now. */
  settle?: (column: string) => string;
  /** SQL of the value as it travels in JSON. */
  json(source: SqlSource): string;
  /** SQL of the sort value; null: the list cannot be sorted by it. */
  order(source: SqlSource): string | null;
  /** Whether adding values up has a meaning. */
  hasSum: boolean;
  /** Filters it takes. `select` is equality, which fixed filters of a schema use as well. */
  filters: Readonly<Partial<Record<FilterKind, FilterRule>>>;
  /** How a whole value is looked for (`x-calls`): `parse` gives a list, which is empty for what is no whole value. Absent: `select`. */
  find?: FilterRule;
  /** Condition that nothing is stored; absent: the column is NULL. */
  isEmpty?(source: SqlSource): string;
  /** Characters of a sheet's column; absent: the usual. */
  sheetWidth?: number;
  /** Excel number format of a cell that is to be filled in; absent: as the JSON type wants. */
  typedFormat?: string;
  /** The JSON value as an Excel cell. */
  cell(value: unknown, field: FieldModel, context: CellContext): ExcelCell;
}
