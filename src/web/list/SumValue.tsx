import type { CurrencySums } from '#contract/wire.ts';
import { cells } from '#fields/cells.tsx';
import { currencyKey } from '#fields/money/money.ts';
import type { ColumnDefinition } from './ListDefinition.ts';
import type { Totals } from './ListScreenContext.ts';

const NO_ROW = {};

/** A column's sum over all filtered rows, written as its cells are; nothing while it is unknown or capped. */
export function SumValue({ column, totals }: { column: ColumnDefinition; totals: Totals }) {
  const value = totals.sum?.[column.key];
  if (value === null || value === undefined) return null;
  const Cell = cells[column.cell === 'money' ? 'money' : 'number'];
  if (typeof value === 'object' && Object.keys(value).length > 0)
    return <CurrencyLines column={column} sums={value} />;
  return <Cell value={typeof value === 'object' ? 0 : value} row={NO_ROW} column={column} />;
}

/** Money of several currencies: a line for each, as the server orders them. */
function CurrencyLines({ column, sums }: { column: ColumnDefinition; sums: CurrencySums }) {
  const key = currencyKey(column.key, column.field);
  return Object.entries(sums).map(([currency, value]) => (
    <span key={currency} className="kl-currency" data-currency={currency}>
      <cells.money value={value} row={{ [key]: currency }} column={column} />
    </span>
  ));
}
