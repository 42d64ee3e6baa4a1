import { maySee, type Gate } from '../Gate.ts';
import type { ColumnDefinition, ListDefinition } from '../ListDefinition.ts';

/** Columns of the rows below a row, as far as the user may see them; their keys are those of the child row. */
export function childColumns({ columns, expand }: ListDefinition, may: Gate): readonly ColumnDefinition[] {
  if (!expand) return [];
  const prefix = `${expand.rows}.`;
  return columns
    .filter(({ key, permissions, field }) => key.startsWith(prefix) && may(permissions) && maySee(may, field))
    .map((column) => ({ ...column, key: column.key.slice(prefix.length) }))
    .filter(({ key }) => !key.includes('.'));
}
