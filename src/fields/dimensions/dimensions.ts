import type { FieldType } from '#contract/field.ts';
import { withUnit } from '#fields/decimal/decimal.ts';
import { numberFormat, toPlainNumber } from '#fields/decimal/numberText.ts';

/** Length, width and height in the field's unit (cm). */
export interface Dimensions {
  length: number;
  width: number;
  height: number;
}

const SIDES = ['length', 'width', 'height'] as const;

function isDimensions(value: unknown): value is Dimensions {
  if (typeof value !== 'object' || value === null) return false;
  const sides = value as Record<string, unknown>;
  return SIDES.every((side) => Number.isFinite(sides[side]) && (sides[side] as number) > 0);
}

/** Reads `30 x 20 x 10` too. */
export const dimensions: FieldType<Dimensions> = {
  name: 'dimensions',
  normalize(value, _field, { language }) {
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return null;
    const [length, width, height, ...more] = value
      .split(/[x×*]/i)
      .map((side) => Number(toPlainNumber(side, language) ?? NaN));
    const sides = { length, width, height };
    return more.length === 0 && isDimensions(sides) ? sides : value;
  },
  check: (value) => (isDimensions(value) ? null : { code: 'not_correct', params: { value } }),
  format(value, field, { language }) {
    if (!isDimensions(value)) return '';
    const figures = SIDES.map((side) =>
      numberFormat(language, { maximumFractionDigits: 1 }).format(value[side]),
    );
    return withUnit(figures.join(' × '), field.unit ?? 'cm');
  },
};
