import type { CurrencySums, SumValue as Amount } from '#contract/wire.ts';
import { cells } from '#fields/cells.tsx';
import { currencyKey } from '#fields/money/money.ts';
import type { ColumnDefinition } from './ListDefinition.ts';
import type { Totals } from './ListScreenContext.ts';

const NO_ROW = {};

type Sum = NonNullable<Totals['sum']>[string] | undefined;

export interface SumValueProps {
  column: ColumnDefinition;
  totals: Totals;
  /** Key of a count: the sum is divided by it. */
  over?: string | undefined;
}

/** A column's sum over all filtered rows, or its average, written as its cells are; nothing while it is unknown or capped. */
export function SumValue({ column, totals, over }: SumValueProps) {
  const value = divide(totals.sum?.[column.key], over === undefined ? 1 : totals.counts?.[over]);
  if (value === null || value === undefined) return null;
  const Cell = cells[column.cell === 'money' ? 'money' : 'number'];
  if (typeof value === 'object' && Object.keys(value).length > 0)
    return <CurrencyLines column={column} sums={value} />;
  return <Cell value={typeof value === 'object' ? 0 : value} row={NO_ROW} column={column} />;
}

/** Of no rows there is no average. Amounts stay whole in their smallest unit. */
function divide(sum: Sum, by: number | undefined): Sum {
  if (sum === null || sum === undefined || by === 1) return sum;
  if (!by) return null;
  const over = (value: Amount): Amount => (value === null ? null : Math.round(Number(value) / by));
  if (typeof sum !== 'object') return over(sum);
  return Object.fromEntries(Object.entries(sum).map(([currency, value]) => [currency, over(value)]));
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
