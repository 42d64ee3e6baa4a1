import { useState } from 'react';
import type { FieldValues, ValueContext } from '#contract/field.ts';
import type { Range } from '#contract/wire.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { FilterProps } from '#fields/FilterProps.ts';
import { formatMoney } from '#fields/money/money.ts';
import { commitOnEnter } from '#fields/text/text.filter.tsx';
import { fieldTypes } from '#fields/types.ts';

type End = 'from' | 'to';

/** From–to of a number, both ends included. */
export function NumberRangeFilter({ filter, value, onChange, onCommit }: FilterProps) {
  const range = toRange(value);
  const set = (end: End, number: number | undefined): void => {
    const next = { ...range, [end]: number };
    onChange(next.from === undefined && next.to === undefined ? undefined : next);
  };
  return (
    <span className={`kf-range${isReversed(range) ? ' kf-wrong' : ''}`}>
      <RangeEnd
        end="from"
        filter={filter}
        value={range.from}
        onChange={(number) => set('from', number)}
        onCommit={onCommit}
      />
      <RangeEnd
        end="to"
        filter={filter}
        value={range.to}
        onChange={(number) => set('to', number)}
        onCommit={onCommit}
      />
    </span>
  );
}

/** The range of a filter value; empty for any other. */
export function toRange(value: FilterProps['value']): Range<number> {
  return typeof value === 'object' && !Array.isArray(value) ? (value as Range<number>) : {};
}

function isReversed({ from, to }: Range<number>): boolean {
  return from !== undefined && to !== undefined && from > to;
}

interface RangeEndProps {
  end: End;
  filter: FilterProps['filter'];
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  onCommit: () => void;
}

/** One end: digits are grouped when it is left; what is no number stays and is marked. */
function RangeEnd({ end, filter, value, onChange, onCommit }: RangeEndProps) {
  const { values, translate } = useFieldTools();
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = typed === null ? value : toNumber(typed, filter.field, values);
  const type = (text: string): void => {
    setTyped(text);
    const number = toNumber(text, filter.field, values);
    if (typeof number === 'number' || number === undefined) onChange(number);
  };
  return (
    <input
      className="kf-input"
      inputMode="decimal"
      autoComplete="off"
      aria-label={translate(`kit.list.filter_${end}`, { label: translate(filter.label) })}
      aria-invalid={parsed === null}
      placeholder={translate(`kit.list.${end}`)}
      value={typed ?? printNumber(value, filter.field, values)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => parsed !== null && setTyped(null)}
      onKeyDown={(event) => commitOnEnter(event, onCommit)}
    />
  );
}

/** The number as stored; `undefined` for nothing typed, null for what is no number. */
function toNumber(text: string, field: FieldValues, values: ValueContext): number | undefined | null {
  const value = fieldTypes[field.type].normalize(text, field, values);
  if (value === null) return undefined;
  return typeof value === 'number' ? value : null;
}

/** Grouped digits without unit or currency. */
export function printNumber(value: number | undefined, field: FieldValues, values: ValueContext): string {
  if (value === undefined) return '';
  if (field.type === 'money') return formatMoney(value, values, true);
  return fieldTypes.decimal.format(
    value,
    { name: field.name, type: 'decimal', scale: field.scale ?? 6 },
    values,
  );
}
