import type { FieldTypeName } from '#contract/field.ts';
import type { CellName } from '#fields/CellProps.ts';
import type { Gate } from './Gate.ts';
import type { ColumnDefinition, ListDefinition, ViewModeDefinition } from './ListDefinition.ts';

/** Whether the column shows rows of this grain: child columns (`lines.sku`) belong to the modes of their rows. */
function fitsGrain(
  list: ListDefinition,
  column: ColumnDefinition,
  mode: ViewModeDefinition | undefined,
): boolean {
  const child = list.viewModes.find(({ rows }) => rows !== undefined && column.key.startsWith(`${rows}.`));
  return child === undefined || child.rows === mode?.rows;
}

/** Columns that the user may see in a mode, in the schema's order (for the chooser). */
export function allowedColumns(
  list: ListDefinition,
  mode: ViewModeDefinition | undefined,
  may: Gate,
): readonly ColumnDefinition[] {
  const allowed = list.columns.filter(
    (column) => may(column.permissions) && may(column.field.read) && fitsGrain(list, column, mode),
  );
  const { columns } = mode ?? {};
  return columns ? allowed.filter(({ key }) => columns.includes(key)) : allowed;
}

/**
 * Columns on screen: the answer's `views` in their order, as far as the user may see them; before the first
 * answer those that show by default. Pinned columns come first;
 * the very first stays in place while the others scroll (look, "A list").
 */
export function shownColumns(
  allowed: readonly ColumnDefinition[],
  views: readonly string[] | undefined,
): readonly ColumnDefinition[] {
  const shown = views
    ? views.flatMap((key) => allowed.find((column) => column.key === key) ?? [])
    : allowed.filter(({ show }) => show !== 'optional');
  return [...shown.filter(({ pin }) => pin), ...shown.filter(({ pin }) => !pin)];
}

/** Pixels of a cell that holds what its type usually holds. */
const CELL_WIDTHS: Partial<Record<CellName, number>> = {
  money: 118,
  number: 92,
  date: 104,
  date_time: 142,
  enum: 148,
  boolean: 76,
  image: 60,
  gallery: 112,
  tracking: 176,
  reference: 150,
  progress: 120,
  tags: 180,
  code: 150,
  phone: 112,
  link: 180,
};
const TYPE_WIDTHS: Partial<Record<FieldTypeName, number>> = {
  long_text: 220,
  address: 240,
  email: 190,
  username: 150,
};
const TEXT_WIDTH = 164;

/** Letters of 13 px and what stands beside a label: padding and the sort mark. */
const LETTER_PX = 7.4;
const LABEL_EXTRA_PX = 38;
const LABEL_MAX_PX = 190;
/** A sum has three digits more than its cells, and a group's dot. */
const SUM_EXTRA_PX = 30;

/** Pixels that a column wants: its content's, its label's, its filter's, whichever is most. */
export function columnWidth(column: ColumnDefinition, label: string, filterWidth = 0): number {
  if (column.width !== undefined) return column.width;
  const usual = CELL_WIDTHS[column.cell] ?? TYPE_WIDTHS[column.field.type] ?? TEXT_WIDTH;
  const content = usual + (column.sum ? SUM_EXTRA_PX : 0);
  return Math.max(
    content,
    filterWidth,
    Math.min(LABEL_MAX_PX, Math.round(label.length * LETTER_PX) + LABEL_EXTRA_PX),
  );
}

/** Texts take the room that a wide screen leaves; figures, codes, states and the first column keep their width. */
export function isFlexible(column: ColumnDefinition, index: number): boolean {
  const isLong = column.cell === 'text' || column.cell === 'tags' || column.field.type === 'enums';
  return index > 0 && column.width === undefined && isLong;
}

/** Class of a column's cells: the first one stays in place while the others scroll past. */
export function columnClass(column: ColumnDefinition, index: number): string | undefined {
  if (index === 0) return 'kl-pin';
  return isFigure(column) ? 'kl-figure' : undefined;
}

/** Figures stand right, so that their digits stand under each other. */
export function isFigure({ cell }: ColumnDefinition): boolean {
  return cell === 'number' || cell === 'money';
}
