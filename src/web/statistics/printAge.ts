import type { FieldModel } from '#contract/model.ts';
import type { ValueContext } from '#contract/field.ts';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { duration } from '#fields/duration/duration.ts';

/** As a field of that kind would say it. */
const AGE: FieldModel = { name: 'age', type: 'duration', json: 'integer', unit: 'min' };

const DAY = 24 * 60;

/** How long something is there, from minutes: hours and minutes on the first two days, then whole days. */
export function printAge(minutes: number, context: ValueContext): string {
  if (minutes < 2 * DAY) return duration.format(minutes, AGE, context);
  const format = numberFormat(context.language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return format.format(Math.floor(minutes / DAY));
}
