import { useState } from 'react';
import type { FieldValues, ValueContext } from '#contract/field.ts';
import type { Range } from '#contract/wire.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { FilterProps } from '#fields/FilterProps.ts';
import { formatMoney } from '#fields/money/money.ts';
import { commitOnEnter } from '#fields/text/text.filter.tsx';
import { fieldTypes } from '#fields/types.ts';

const ENDS = ['from', 'to'] as const;
type End = (typeof ENDS)[number];

/** From–to of a number, both ends included. What runs backwards stays on screen, marked, and is no filter yet. */
export function NumberRangeFilter({ filter, value, onChange, onCommit }: FilterProps) {
  const { values, translate } = useFieldTools();
  const [held, setHeld] = useState<{ over: string; range: Range<number> } | null>(null);
  // Another value from outside (all filters emptied) ends what was held over the one before.
  const over = JSON.stringify(value ?? null);
  const range = held?.over === over ? held.range : toRange(value);
  const set = (end: End, number: number | undefined): void => {
    const next = { ...range, [end]: number };
    setHeld(isReversed(next) ? { over, range: next } : null);
    if (!isReversed(next)) onChange(next.from === undefined && next.to === undefined ? undefined : next);
  };
  const print = (end: End): string => printNumber(range[end], filter.field, values);
  const problem = isReversed(range)
    ? translate('messages.wrong_range', {
        label: translate(filter.label),
        from: print('from'),
        to: print('to'),
      })
    : undefined;
  return (
    <span className={`kf-range${problem ? ' kf-wrong' : ''}`} title={problem}>
      {ENDS.map((end) => (
        <RangeEnd
          key={end}
          end={end}
          filter={filter}
          value={range[end]}
          problem={problem}
          onChange={(number) => set(end, number)}
          onCommit={onCommit}
        />
      ))}
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
  /** What is wrong with both ends together. */
  problem: string | undefined;
  onChange: (value: number | undefined) => void;
  onCommit: () => void;
}

/** One end: digits are grouped when it is left; what is no number stays and is marked. */
function RangeEnd({ end, filter, value, problem, onChange, onCommit }: RangeEndProps) {
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
      aria-invalid={parsed === null || problem !== undefined}
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
