import type { ColumnDefinition } from './ListDefinition.ts';
import type { Totals } from './ListScreenContext.ts';
import { cells } from '#fields/cells.tsx';

const NO_ROW = {};

/** A column's sum over all filtered rows, written as its cells are; nothing while it is unknown or capped. */
export function SumValue({ column, totals }: { column: ColumnDefinition; totals: Totals }) {
  const value = totals.sum?.[column.key];
  if (value === null || value === undefined) return null;
  const Cell = cells[column.cell === 'money' ? 'money' : 'number'];
  return <Cell value={value} row={NO_ROW} column={column} />;
}
