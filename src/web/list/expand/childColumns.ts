import type { Gate } from '../Gate.ts';
import type { ColumnDefinition, ListDefinition } from '../ListDefinition.ts';
import { mayShow } from '../mayShow.ts';

/** Columns of the rows below a row, as far as the user may see them; their keys are those of the child row. */
export function childColumns({ columns, expand }: ListDefinition, may: Gate): readonly ColumnDefinition[] {
  if (!expand) return [];
  const prefix = `${expand.rows}.`;
  return columns
    .filter((column) => column.key.startsWith(prefix) && mayShow(may, column))
    .map((column) => ({ ...column, key: column.key.slice(prefix.length) }))
    .filter(({ key }) => !key.includes('.'));
}
