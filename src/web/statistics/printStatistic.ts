import type { ValueContext } from '#contract/field.ts';
import type { Statistic } from '#contract/statistics.ts';
import type { SumValue } from '#contract/wire.ts';
import { numberFormat, toFormattable } from '#fields/decimal/numberText.ts';
import { formatMoney } from '#fields/money/money.ts';

/** A number of a list as people read it. */
export function printStatistic(value: SumValue, { is_money }: Statistic, context: ValueContext): string {
  const number = toFormattable(value);
  if (number === null) return '–';
  return is_money ? formatMoney(value, context) : numberFormat(context.language, {}).format(number);
}
