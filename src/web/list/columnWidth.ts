import type { FilterKind } from '#contract/model.ts';
import type { CellName } from '#fields/CellProps.ts';
import { typeOf } from '#fields/types.ts';
import type { ColumnDefinition } from './ListDefinition.ts';
import { textWidth } from './textWidth.ts';

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
  code: 118,
  barcode: 320,
  phone: 112,
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

/** What stands around a heading, and the mark beside one that sorts. */
const LABEL_EXTRA = 22;
const SORT_MARK = 16;
const LABEL_MAX = 176;
/** What stands around the letters of a state's chip. */
const CHIP_EXTRA = 46;
const CHIP_MAX = 216;
/** The mark to copy beside a way to the record, which is written heavier. */
const LINK_EXTRA = 26;
/** A sum has three digits more than its cells, and a group's dot. */
const SUM_EXTRA = 26;
/** The sign of another currency behind an amount. */
const SIGN_EXTRA = 26;

/** The switch before the word of a cell that is changed in the list. */
const SWITCH_EXTRA = 36;
/** The first cell of the sums says over how many rows they are. */
const SUM_LABEL = 124;

/** What beside the column itself decides its width. */
export interface WidthFacts {
  label: string;
  /** Of the filter in its heading. */
  filter?: FilterKind;
  /** Words of the states that it may show. */
  words?: readonly string[];
  /** The first one, where others have sums and it has none. */
  saysTotal?: boolean;
}

/** Pixels that a column wants: its content's, its label's, its filter's, whichever is most. */
export function columnWidth(column: ColumnDefinition, facts: WidthFacts): number {
  const { label, filter, words = [], saysTotal = false } = facts;
  const total = saysTotal ? SUM_LABEL : 0;
  if (column.width !== undefined) return Math.max(column.width, total);
  const wanted = [contentWidth(column, words), filterWidth(column, filter), labelWidth(column, label)];
  return Math.round(Math.max(...wanted, total));
}

/** Part of its width down to which a text is cut (it shows whole on hover) before the table has to be scrolled. */
const CUT_TO = 0.7;

/** Pixels that a column of texts needs at least: all of its label and filter, most of its content. */
export function leastWidth(column: ColumnDefinition, { label, filter, words = [] }: WidthFacts): number {
  const content = CUT_TO * contentWidth(column, words);
  return Math.round(Math.max(content, filterWidth(column, filter), labelWidth(column, label)));
}

function contentWidth({ cell, field, sum, link, edit }: ColumnDefinition, words: readonly string[]): number {
  const { columnPx, said } = typeOf(field);
  const usual = columnPx ?? CELL_WIDTHS[cell] ?? TEXT_WIDTH;
  const longest = cell === 'enum' && said === 'choice' ? Math.max(0, ...words.map(textWidth)) : 0;
  const chip = longest === 0 ? 0 : Math.min(CHIP_MAX, longest + CHIP_EXTRA);
  const sign = field.currency === undefined ? 0 : SIGN_EXTRA;
  const control = edit && cell === 'boolean' ? SWITCH_EXTRA : 0;
  return Math.max(usual, chip) + (sum ? SUM_EXTRA : 0) + sign + (link ? LINK_EXTRA : 0) + control;
}

function filterWidth({ cell }: ColumnDefinition, kind: FilterKind | undefined): number {
  if (kind === undefined) return 0;
  return kind === 'number_range' && cell === 'money' ? MONEY_RANGE : (FILTER_WIDTHS[kind] ?? 0);
}

function labelWidth({ sort }: ColumnDefinition, label: string): number {
  return Math.min(LABEL_MAX, textWidth(label) + LABEL_EXTRA + (sort ? SORT_MARK : 0));
}
