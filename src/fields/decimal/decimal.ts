import { printPlain } from '#contract/text.ts';
import type { FieldType, FieldValues, ValueContext } from '#contract/field.ts';
import { numberFormat, toFormattable, toPlainNumber } from './numberText.ts';

/** Digits after the point when the schema says nothing. */
const DEFAULT_SCALE = 2;

function scaleOf(field: FieldValues): number {
  return field.scale ?? DEFAULT_SCALE;
}

function normalize(value: unknown, field: FieldValues, { language }: ValueContext): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  const plain = toPlainNumber(value, language, scaleOf(field));
  return plain === null ? value : Number(plain);
}

function check(value: unknown, field: FieldValues): ReturnType<FieldType['check']> {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'not_correct', params: { value } };
  const scale = scaleOf(field);
  return Number(value.toFixed(scale)) === value
    ? null
    : { code: 'not_multiple', params: { value, limit: 10 ** -scale } };
}

/** `1.250,5`; what is no number is shown as it came. */
function format(value: unknown, field: FieldValues, { language }: ValueContext): string {
  const number = toFormattable(value);
  if (number === null) return printPlain(value);
  return withUnit(
    numberFormat(language, { maximumFractionDigits: scaleOf(field) }).format(number),
    field.unit,
  );
}

/** Puts the unit behind a figure, kept on its line by a no-break space. */
export function withUnit(figure: string, unit: string | undefined): string {
  return unit ? `${figure}\u00A0${unit}` : figure;
}

export const decimal: FieldType<number> = { name: 'decimal', inputPx: 120, normalize, check, format };
