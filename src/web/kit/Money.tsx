import { useFieldTools } from '#fields/FieldTools.tsx';
import { formatMoney } from '#fields/money/money.ts';

export interface MoneyProps {
  /** In the smallest unit of the currency; null draws nothing. */
  value: number | null | undefined;
  /** ISO 4217; absent: the customer's own, whose sign is left out as in tables. */
  currency?: string;
}

/** An amount as screens show it: `1.250.000`. */
export function Money({ value, currency }: MoneyProps) {
  const { values } = useFieldTools();
  if (value === null || value === undefined) return null;
  const own = currency ?? values.currency;
  return <>{formatMoney(value, { ...values, currency: own }, own === values.currency)}</>;
}
