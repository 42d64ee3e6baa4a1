import type { ColumnDefinition, ListDefinition, ViewModeDefinition } from '../ListDefinition.ts';

/** Lines of a card when the schema's own do not fit the mode's rows. */
const FALLBACK_LINES = 4;

/** Title and lines of a card: the schema's, or the first columns where a mode shows other rows. */
export function cardColumns(
  { mobile }: ListDefinition,
  allowed: readonly ColumnDefinition[],
  mode: ViewModeDefinition | undefined,
): { title: ColumnDefinition | undefined; lines: readonly ColumnDefinition[] } {
  const find = (key: string) => allowed.find((column) => column.key === key);
  const lines = mode?.rows
    ? allowed.slice(1, 1 + FALLBACK_LINES)
    : mobile.lines.flatMap((key) => find(key) ?? []);
  return { title: find(mobile.title) ?? allowed[0], lines };
}
