import type { ValueContext } from '#contract/field.ts';
import type { FieldModel } from '#contract/model.ts';
import { isCycle, type GroupKey, type ReportCycle, type ReportGroup } from '#contract/report.ts';
import type { SumValue } from '#contract/wire.ts';
import { formatDate } from '#fields/date/date.ts';
import { numberFormat, toFormattable } from '#fields/decimal/numberText.ts';
import { enumLabelKey, noValueOf } from '#fields/enum/enum.ts';
import type { FieldTools } from '#fields/FieldTools.tsx';
import { typeOf } from '#fields/types.ts';
import type { DimensionDefinition, MeasureDefinition } from './ReportDefinition.ts';

/** What stands where there is no number: a ratio over nothing. */
const NOTHING = '–';

/** A measure's value as people read it: `1.250.000 ₫`, `12,5 %`, `340`. */
export function formatMeasure(
  value: SumValue | undefined,
  { field, currency, isShare, isRatio }: MeasureDefinition,
  context: ValueContext,
): string {
  const number = toFormattable(value);
  if (number === null) return NOTHING;
  if (isShare) return formatShare(number, context);
  if (!field) return numberFormat(context.language, { maximumFractionDigits: 1 }).format(number);
  return typeOf(field).format(roundRatio(value, field, isRatio), field, inCurrency(context, currency));
}

/** So much for one of something is seldom whole: money is then told to its least coin, anything else to a tenth. */
function roundRatio(value: SumValue | undefined, field: FieldModel, isRatio = false): SumValue | undefined {
  if (typeof value !== 'number') return value;
  if (typeOf(field).minorDigits) return Math.round(value);
  return isRatio ? Math.round(value * 10) / 10 : value;
}

function inCurrency(context: ValueContext, currency: string | undefined): ValueContext {
  return currency === undefined ? context : { ...context, currency };
}

function formatShare(value: number | Intl.StringNumericLiteral, { language }: ValueContext): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value);
}

/** A value beside an axis: short, without unit. */
export function formatTick(
  value: number,
  { field, currency, isShare }: MeasureDefinition,
  context: ValueContext,
): string {
  if (isShare) return formatShare(value, context);
  const digits = field && typeOf(field).minorDigits?.(inCurrency(context, currency));
  const whole = digits === undefined ? value : value / 10 ** digits;
  return numberFormat(context.language, { notation: 'compact', maximumFractionDigits: 1 }).format(whole);
}

/** How a group is called: a code's word, a record's label, a day. */
export function groupLabel(
  { key, label }: Pick<ReportGroup, 'key' | 'label'>,
  { field, by }: DimensionDefinition,
  { values, translate }: Pick<FieldTools, 'values' | 'translate'>,
): string {
  if (key === null && !noValueOf(field)) return translate('kit.report.none');
  if (by && isCycle(by)) return cycleLabel(Number(key), by, values);
  if (by) return stepLabel(String(key), by, translate);
  if (label !== undefined) return label;
  const word = enumLabelKey(field.enum, key);
  if (word !== undefined) return translate(word);
  if (typeof key === 'boolean') return translate(key ? 'ra.boolean.true' : 'ra.boolean.false');
  return typeOf(field).format(key, field, values);
}

/** `14:00`, or the name of the day in the reader's language. */
function cycleLabel(key: number, by: ReportCycle, { language }: ValueContext): string {
  if (by === 'hour') return `${String(key).padStart(2, '0')}:00`;
  // The first of January 2024 was a Monday.
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, key),
  );
}

function stepLabel(day: string, by: string, translate: FieldTools['translate']): string {
  if (by === 'month') return `${day.slice(5, 7)}/${day.slice(0, 4)}`;
  return by === 'week' ? translate('kit.report.week_of', { day: formatDate(day) }) : formatDate(day);
}

/** Beside an axis: the day without its year. */
export function stepTick(day: GroupKey, by: string | undefined): string {
  const text = String(day);
  return by === 'month' ? `${text.slice(5, 7)}/${text.slice(2, 4)}` : formatDate(text).slice(0, 5);
}

/** A value to draw: what is no number has no size. */
export function toSize(value: SumValue | undefined): number {
  const size = Number(value ?? 0);
  return Number.isFinite(size) ? size : 0;
}

/** How much larger than before, of 1; null where there was nothing to compare with. */
export function changeOf(now: SumValue | undefined, before: SumValue | undefined): number | null {
  const [after, first] = [toSize(now), toSize(before)];
  if (now === null || before === null || before === undefined || first === 0) return null;
  return (after - first) / Math.abs(first);
}
