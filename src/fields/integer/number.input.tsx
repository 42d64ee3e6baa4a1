import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import type { FieldValues, ValueContext } from '#contract/field.ts';
import type { FieldModel } from '#contract/model.ts';
import { fieldTypes } from '#fields/types.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { formatMoney, maxMoney, moneyPrecision } from '#fields/money/money.ts';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';
import { MOST_DECIMALS } from './integer.ts';
import { typeNumber, type NumberText } from './typeNumber.ts';

/** Numbers of every kind: digits grouped while typing, right-aligned, unit behind. Money is typed in whole units. */
export function NumberInput(props: InputProps) {
  const { values, translate } = useFieldTools();
  const { input, value, onBlur, onChange } = props;
  const { field } = input;
  const unit = unitOf(field, values);
  const { ref, text, type, end, hasRefused } = useTyping(props, values);
  const settle = (): void => {
    // The word about what was not taken stays; a limit in its place would be one that nobody typed.
    if (hasRefused()) return end();
    const snapped = snap(value, field);
    if (snapped !== value) onChange(snapped);
    end();
    onBlur();
  };
  return (
    <span className="ki-box">
      <input
        {...toControlProps(props)}
        ref={ref}
        className="ki-number"
        inputMode={scaleOf(field, values) > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={text ?? printNumber(value, field, values)}
        onChange={type}
        onBlur={settle}
        placeholder={input.placeholder && translate(input.placeholder)}
      />
      {unit ? <span className="ki-unit">{unit}</span> : null}
    </span>
  );
}

/** What stands in the control while it is typed in; the cursor keeps its place between the digits. */
function useTyping({ input: { field }, onChange, onRefuse }: InputProps, values: ValueContext) {
  const ref = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<NumberText | null>(null);
  const refused = useRef(false);
  useLayoutEffect(() => {
    if (draft && document.activeElement === ref.current)
      ref.current?.setSelectionRange(draft.caret, draft.caret);
  }, [draft]);
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const at = {
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
      typed: readKey(nativeEvent),
    };
    const next = typeNumber(at, scaleOf(field, values), values.language);
    const normalised = toValue(next.text, field, values);
    // Spec 5: money has 11 digits at most, so the twelfth is not taken; nor are those that are pasted, cut to what was never meant.
    refused.current = isOverMoney(normalised, field, values);
    if (refused.current) return onRefuse?.(normalised);
    setDraft(next);
    onChange(normalised);
  };
  return {
    ref,
    text: draft?.text,
    type,
    end: () => setDraft(null),
    hasRefused: () => refused.current,
  };
}

function isOverMoney(value: unknown, { type }: FieldValues, { currency }: ValueContext): boolean {
  return type === 'money' && typeof value === 'number' && Math.abs(value) > maxMoney(currency);
}

/** The typed character; null for a deletion, undefined for whatever came as a whole. */
function readKey(event: Event): string | null | undefined {
  if (!(event instanceof InputEvent)) return undefined;
  if (event.inputType.startsWith('delete')) return null;
  return event.data?.length === 1 ? event.data : undefined;
}

/** A sign or a point alone is no number yet. */
function toValue(text: string, field: FieldValues, values: ValueContext): unknown {
  return /^[-.,]?$/.test(text) ? null : fieldTypes[field.type].normalize(text, field, values);
}

/** Decimal digits that may be typed. */
function scaleOf({ type, scale }: FieldValues, { currency }: ValueContext): number {
  if (type === 'money') return moneyPrecision(currency);
  if (type === 'integer' || type === 'weight') return 0;
  return scale ?? 2;
}

/** What is not a number is shown as it was typed. */
function printNumber(value: unknown, field: FieldValues, context: ValueContext): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  if (field.type === 'money') return formatMoney(value, context, true);
  // Decimals beyond the limit are shown as they are: a rounded figure would hide what is wrong.
  const maximumFractionDigits = Math.max(scaleOf(field, context), MOST_DECIMALS);
  return numberFormat(context.language, { maximumFractionDigits }).format(value);
}

function unitOf(field: FieldValues, { language, currency }: ValueContext): string | undefined {
  if (field.type !== 'money') return field.type === 'percent' ? '%' : field.unit;
  const money = numberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return money.formatToParts(0).find((part) => part.type === 'currency')?.value;
}

/**
 * Spec 4: money that is left empty, or at or beyond a configured limit, snaps to it. One that is copied from a chosen record
 * when it is empty (a price) stays empty.
 */
function snap(value: unknown, { type, minimum, maximum, copyFrom }: FieldModel): unknown {
  if (type !== 'money') return value;
  if (value === null || value === undefined) return copyFrom === undefined ? (minimum ?? value) : value;
  if (typeof value !== 'number') return value;
  if (minimum !== undefined && value <= minimum) return minimum;
  return maximum !== undefined && value >= maximum ? maximum : value;
}
