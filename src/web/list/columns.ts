import type { Feature } from '#contract/features.ts';
import { typeOf } from '#fields/types.ts';
import type { Gate } from './Gate.ts';
import type { ColumnDefinition, ListDefinition, ViewModeDefinition } from './ListDefinition.ts';
import { mayShow } from './mayShow.ts';

/** Whether the column shows rows of this grain: child columns (`lines.sku`) belong to the modes of their rows. */
function fitsGrain(
  list: ListDefinition,
  column: ColumnDefinition,
  mode: ViewModeDefinition | undefined,
): boolean {
  const fields = [...list.viewModes.map(({ rows }) => rows), list.expand?.rows];
  const child = fields.find((rows) => rows !== undefined && column.key.startsWith(`${rows}.`));
  return child === undefined || child === mode?.rows;
}

/** The list without columns of features that the company lacks; `features` absent: it has all. */
export function licensedColumns(
  list: ListDefinition,
  features: readonly Feature[] | undefined,
): ListDefinition {
  const has = ({ license }: ColumnDefinition) =>
    license === undefined || features === undefined || features.includes(license);
  return list.columns.every(has) ? list : { ...list, columns: list.columns.filter(has) };
}

/** Columns that the user may see in a mode, in the mode's order (for the chooser); those that it names are no longer optional. */
export function allowedColumns(
  list: ListDefinition,
  mode: ViewModeDefinition | undefined,
  may: Gate,
): readonly ColumnDefinition[] {
  const allowed = list.columns.filter((column) => mayShow(may, column) && fitsGrain(list, column, mode));
  const { columns } = mode ?? {};
  return columns ? columns.flatMap((key) => toNamed(allowed.find((column) => column.key === key))) : allowed;
}

const toNamed = (column: ColumnDefinition | undefined): readonly ColumnDefinition[] => {
  if (column?.show === 'optional') return [{ ...column, show: 'default' }];
  return column ? [column] : [];
};

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

/** Cells of words: they may be cut, and take what is left. */
const WORDS: ReadonlySet<string> = new Set(['text', 'tags', 'reference']);

/** Texts take the room that a wide screen leaves; figures, codes, states and the first column keep their width. */
export function isFlexible(column: ColumnDefinition, index: number): boolean {
  const isLong = WORDS.has(column.cell) || typeOf(column.field).said === 'choices';
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
