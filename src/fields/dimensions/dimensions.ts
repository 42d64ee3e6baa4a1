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
/** Longer than any parcel, in whatever unit. */
const LONGEST = 100_000;

/** Exactly three sides, to a tenth of the unit: what is shown is what is stored. */
function isDimensions(value: unknown): value is Dimensions {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== SIDES.length) return false;
  return SIDES.every((side) => isSide((value as Record<string, unknown>)[side]));
}

function isSide(side: unknown): boolean {
  return typeof side === 'number' && side > 0 && side <= LONGEST && Number(side.toFixed(1)) === side;
}

/** Reads `30 x 20 x 10` too, with or without its unit. */
export const dimensions: FieldType<Dimensions> = {
  name: 'dimensions',
  normalize(value, field, { language }) {
    if (typeof value !== 'string') return value;
    const typed = withoutUnit(value.trim(), field.unit);
    if (typed === '') return null;
    const [length, width, height, ...more] = typed
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
    return withUnit(figures.join(' × '), field.unit ?? UNIT);
  },
};

const UNIT = 'cm';

function withoutUnit(typed: string, unit = UNIT): string {
  return typed.toLowerCase().endsWith(unit) ? typed.slice(0, -unit.length).trim() : typed;
}
