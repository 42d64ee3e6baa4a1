import type { ColumnDefinition, ListDefinition } from './ListDefinition.ts';

/** What is saved of one column (interface 4, `/save-custom-view`). */
export interface ColumnChoice {
  name: string;
  status: 0 | 1;
  /** Null puts it back to where the schema has it; without one it stays where it is. */
  position?: number | null;
}

/**
 * All columns of the chooser in one order: those shown as they stand on screen, each hidden one behind the column
 * that it follows in the schema.
 */
export function chooserOrder(
  allowed: readonly ColumnDefinition[],
  shown: readonly ColumnDefinition[],
): readonly ColumnDefinition[] {
  const placed = [...shown];
  for (const [index, column] of allowed.entries()) {
    if (placed.includes(column)) continue;
    const before = allowed[index - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  }
  return placed;
}

/** The order with one column moved to another place. */
export function moveColumn(
  columns: readonly ColumnDefinition[],
  key: string,
  to: number,
): readonly ColumnDefinition[] {
  const moved = columns.filter((column) => column.key === key);
  const rest = columns.filter((column) => column.key !== key);
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)];
}

/**
 * What must be saved to go from one order and choice to another: only columns that moved or changed. Positions are
 * places among all columns of the schema, so that modes with other columns keep theirs.
 * @param isBack everything goes back to its place in the schema, and follows it from then on.
 */
export function columnChanges(
  list: ListDefinition,
  before: { order: readonly ColumnDefinition[]; shown: ReadonlySet<string> },
  after: { order: readonly ColumnDefinition[]; shown: ReadonlySet<string> },
  isBack = false,
): readonly ColumnChoice[] {
  const places = list.columns.flatMap((column, place) => (after.order.includes(column) ? [place] : []));
  return after.order.flatMap((column, index): ColumnChoice[] => {
    const { key } = column;
    const isMoved = before.order[index] !== column;
    if (!isMoved && before.shown.has(key) === after.shown.has(key)) return [];
    const choice = { name: key, status: after.shown.has(key) ? 1 : 0 } as const;
    if (isBack) return [{ ...choice, position: null }];
    return [isMoved ? { ...choice, position: places[index] ?? index } : choice];
  });
}
