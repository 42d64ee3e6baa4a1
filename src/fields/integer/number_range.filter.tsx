import { useId, useState } from 'react';
import type { FieldValues, ValueContext } from '#contract/field.ts';
import type { Range } from '#contract/wire.ts';
import { useFieldTools, type FieldTools } from '#fields/FieldTools.tsx';
import type { FilterProps } from '#fields/FilterProps.ts';
import { formatMoney } from '#fields/money/money.ts';
import { commitOnEnter } from '#fields/text/text.filter.tsx';
import { fieldTypes } from '#fields/types.ts';

const ENDS = ['from', 'to'] as const;
type End = (typeof ENDS)[number];

/** What was typed into the ends, until it is left, and the value that it stands for. */
interface Typed {
  texts: Readonly<Partial<Record<End, string>>>;
  /** The filter's value with it, as text: another one from outside (all filters emptied) ends it. */
  over: string;
}

/** From–to of a number, both ends included. What is wrong stays on screen, is said, and is no filter yet. */
export function NumberRangeFilter({ filter, value, onChange, onCommit }: FilterProps) {
  const { values, translate } = useFieldTools();
  const problemId = useId();
  const [typed, setTyped] = useState<Typed>({ texts: {}, over: '' });
  const range = toRange(value);
  const texts = typed.over === JSON.stringify(range) ? typed.texts : {};
  const problem = findProblem(texts, range, { filter, values, translate });
  const type = (end: End, text: string): void => {
    const shown = Object.fromEntries(ENDS.map((one) => [one, printNumber(range[one], filter.field, values)]));
    const next = { ...shown, ...texts, [end]: text };
    // Half of what is wrong would be another question: it filters nothing.
    const isWrong = findProblem(next, range, { filter, values, translate }) !== null;
    const taken = isWrong ? {} : readEnds(next, range, filter.field, values);
    const isFilter = Object.keys(taken).length > 0;
    setTyped({ texts: next, over: JSON.stringify(taken) });
    if (isFilter || value !== undefined) onChange(isFilter ? taken : undefined);
  };
  return (
    <>
      <span className={`kf-range${problem ? ' kf-wrong' : ''}`}>
        {ENDS.map((end) => (
          <input
            key={end}
            className="kf-input"
            inputMode="decimal"
            autoComplete="off"
            aria-label={translate(`kit.list.filter_${end}`, { label: translate(filter.label) })}
            aria-invalid={problem?.ends.includes(end) ?? false}
            aria-describedby={problem ? problemId : undefined}
            title={problem?.text}
            placeholder={translate(`kit.list.${end}`)}
            value={texts[end] ?? printNumber(range[end], filter.field, values)}
            onChange={(event) => type(end, event.target.value)}
            // Digits are grouped when they are left.
            onBlur={() => problem === null && setTyped({ texts: {}, over: '' })}
            onKeyDown={(event) => commitOnEnter(event, onCommit)}
          />
        ))}
      </span>
      {problem ? (
        <span id={problemId} role="alert" className="kf-problem">
          {problem.text}
        </span>
      ) : null}
    </>
  );
}

/** The range of a filter value; empty for any other. */
export function toRange(value: FilterProps['value']): Range<number> {
  return typeof value === 'object' && !Array.isArray(value) ? (value as Range<number>) : {};
}

type Context = Pick<FilterProps, 'filter'> & Pick<FieldTools, 'values' | 'translate'>;

/** What is wrong with the ends, in the user's words. */
function findProblem(
  texts: Typed['texts'],
  range: Range<number>,
  { filter, values, translate }: Context,
): { ends: readonly End[]; text: string } | null {
  const label = translate(filter.label);
  const ends = ENDS.filter((end) => toNumber(texts[end] ?? '', filter.field, values) === null);
  const [first] = ends;
  if (first) return { ends, text: translate('messages.wrong_type', { label, value: texts[first] }) };
  const { from, to } = readEnds(texts, range, filter.field, values);
  if (from === undefined || to === undefined || from <= to) return null;
  const print = (number: number): string => printNumber(number, filter.field, values);
  return {
    ends: ENDS,
    text: translate('messages.wrong_range', { label, from: print(from), to: print(to) }),
  };
}

/** The range as it is typed; empty ends are left out. */
function readEnds(
  texts: Typed['texts'],
  range: Range<number>,
  field: FieldValues,
  values: ValueContext,
): Range<number> {
  const ends = ENDS.flatMap((end) => {
    const text = texts[end];
    const number = text === undefined ? range[end] : toNumber(text, field, values);
    return typeof number === 'number' ? [[end, number] as const] : [];
  });
  return Object.fromEntries(ends);
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
