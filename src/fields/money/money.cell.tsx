import type { CellProps } from '#fields/CellProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { formatMoney } from './money.ts';

/** An amount; the currency stands beside it only where it is not the customer's own. */
export function MoneyCell({ value, row, column }: CellProps) {
  const { values } = useFieldTools();
  const own = column.field.currency ? row[column.field.currency] : undefined;
  const currency = typeof own === 'string' && own !== '' ? own : values.currency;
  return formatMoney(value, { ...values, currency }, currency === values.currency);
}
