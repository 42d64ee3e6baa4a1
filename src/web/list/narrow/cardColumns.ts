import { shownColumns } from '../columns.ts';
import type { ColumnDefinition, ListDefinition, ViewModeDefinition } from '../ListDefinition.ts';

/** Lines of a card when the schema's own do not fit the mode's rows. */
const FALLBACK_LINES = 4;

type Columns = readonly ColumnDefinition[];

/**
 * Title and lines of a card: the schema's, or the first columns where a mode shows other rows; without those that the
 * user took away, and with those that he chose beside what is there by default.
 * @param columns those that are chosen, in their order.
 */
export function cardColumns(
  { mobile }: ListDefinition,
  { allowed, columns }: { allowed: Columns; columns: Columns },
  mode: ViewModeDefinition | undefined,
): { title: ColumnDefinition | undefined; lines: Columns } {
  const find = (key: string) => allowed.find((column) => column.key === key);
  const usual = shownColumns(allowed, undefined);
  const title = find(mobile.title) ?? allowed[0];
  const own = mode?.rows
    ? allowed.slice(1, 1 + FALLBACK_LINES)
    : mobile.lines.flatMap((key) => find(key) ?? []);
  const kept = own.filter((column) => columns.includes(column) || !usual.includes(column));
  const added = columns.filter(
    (column) => column !== title && !usual.includes(column) && !own.includes(column),
  );
  return { title, lines: [...kept, ...added] };
}
