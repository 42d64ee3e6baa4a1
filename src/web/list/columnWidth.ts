import type { FilterKind } from '#contract/model.ts';
import type { CellName } from '#fields/CellProps.ts';
import { typeOf } from '#fields/types.ts';
import type { ColumnDefinition } from './ListDefinition.ts';

/** Least pixels of a column that is dragged narrow, and most of one dragged wide. */
export const WIDTH_LIMITS = { least: 40, most: 1_200 } as const;

/** Pixels of a cell that holds what its type usually holds. */
const CELL_WIDTHS: Partial<Record<CellName, number>> = {
  money: 100,
  number: 76,
  date: 98,
  // Where letters are moved onto whole pixels a moment is three wider.
  date_time: 138,
  enum: 96,
  boolean: 76,
  image: 60,
  gallery: 104,
  tracking: 132,
  reference: 140,
  progress: 112,
  tags: 180,
  code: 104,
  barcode: 320,
  phone: 102,
  link: 170,
};
const TEXT_WIDTH = 156;

/** Pixels that a filter needs to be typed into. */
const FILTER_WIDTHS: Partial<Record<FilterKind, number>> = {
  number_range: 96,
  date_range: 120,
  reference: 110,
  code_list: 120,
};
/** A range of money holds two amounts. */
const MONEY_RANGE = 136;

/** Letters of a heading (12 px, 600), its padding, and the mark beside one that sorts. */
const LABEL_LETTER = 6.7;
const LABEL_EXTRA = 22;
const SORT_MARK = 16;
const LABEL_MAX = 176;
/** Letters of a state's chip (12 px, 500), and what stands around them. */
const CHIP_LETTER = 7.1;
const CHIP_EXTRA = 42;
const CHIP_MAX = 216;
/** The mark to copy beside a way to the record, which is written heavier. */
const LINK_EXTRA = 26;
/** A sum has three digits more than its cells, and a group's dot. */
const SUM_EXTRA = 26;
/** The sign of another currency behind an amount. */
const SIGN_EXTRA = 26;

/** What beside the column itself decides its width. */
export interface WidthFacts {
  label: string;
  /** Of the filter in its heading. */
  filter?: FilterKind;
  /** Words of the states that it may show. */
  words?: readonly string[];
}

/** Pixels that a column wants: its content's, its label's, its filter's, whichever is most. */
export function columnWidth(column: ColumnDefinition, { label, filter, words = [] }: WidthFacts): number {
  if (column.width !== undefined) return column.width;
  return Math.round(
    Math.max(contentWidth(column, words), filterWidth(column, filter), labelWidth(column, label)),
  );
}

/** Part of its width down to which a text is cut (it shows whole on hover) before the table has to be scrolled. */
const CUT_TO = 0.7;

/** Pixels that a column of texts needs at least: all of its label and filter, most of its content. */
export function leastWidth(column: ColumnDefinition, { label, filter, words = [] }: WidthFacts): number {
  const content = CUT_TO * contentWidth(column, words);
  return Math.round(Math.max(content, filterWidth(column, filter), labelWidth(column, label)));
}

function contentWidth({ cell, field, sum, link }: ColumnDefinition, words: readonly string[]): number {
  const { columnPx, said } = typeOf(field);
  const usual = columnPx ?? CELL_WIDTHS[cell] ?? TEXT_WIDTH;
  const longest =
    cell === 'enum' && said === 'choice' ? Math.max(0, ...words.map(({ length }) => length)) : 0;
  const chip = longest === 0 ? 0 : Math.min(CHIP_MAX, longest * CHIP_LETTER + CHIP_EXTRA);
  const sign = field.currency === undefined ? 0 : SIGN_EXTRA;
  return Math.max(usual, chip) + (sum ? SUM_EXTRA : 0) + sign + (link ? LINK_EXTRA : 0);
}

function filterWidth({ cell }: ColumnDefinition, kind: FilterKind | undefined): number {
  if (kind === undefined) return 0;
  return kind === 'number_range' && cell === 'money' ? MONEY_RANGE : (FILTER_WIDTHS[kind] ?? 0);
}

function labelWidth({ sort }: ColumnDefinition, label: string): number {
  return Math.min(LABEL_MAX, label.length * LABEL_LETTER + LABEL_EXTRA + (sort ? SORT_MARK : 0));
}
