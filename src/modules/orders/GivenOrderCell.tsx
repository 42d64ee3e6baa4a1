import { Link } from 'react-admin';
import { printPlain } from '#contract/text.ts';
import type { CellProps } from '#fields/CellProps.ts';

/** The order that a gift went with, by its code; it opens where the order stands. */
export function GivenOrderCell({ value, row, column }: CellProps) {
  if (typeof value !== 'number') return null;
  return <Link to={`/orders/detail/${value}`}>{printPlain(row[`${column.key}.label`] ?? `#${value}`)}</Link>;
}
