import type { CellProps } from '#fields/CellProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { currencyKey, formatMoney, isCurrencyCode } from './money.ts';

/** An amount; the currency stands beside it only where it is not the customer's own. */
export function MoneyCell({ value, row, column }: CellProps) {
  const { values } = useFieldTools();
  const own = column.field.currency ? row[currencyKey(column.key, column.field)] : undefined;
  const currency = isCurrencyCode(own) ? own : values.currency;
  return formatMoney(value, { ...values, currency }, currency === values.currency);
}
