import { findSlowness } from '../pattern/findSlowness.ts';
import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { factsOf, toScale, toType } from './buildFieldFacts.ts';
import type { Place } from './buildReport.ts';
import { checkScalar } from './checkField.ts';
import { isCalendarDay } from './checkFixedRange.ts';
import { given } from './buildMembers.ts';
import type { FieldFile } from './schemas.ts';
import type { ModelField } from './types.ts';

/** Whether a value is one that the field may hold: of its type, one of its codes, and within its limits. */
export function checkValue(context: Context, field: FieldFile, value: unknown, place: Place): void {
  if (!checkScalar(context, field, value, place)) return;
  const text = typeof value === 'number' ? beyondNumber(field, value) : null;
  const wrong = text ?? (typeof value === 'string' ? beyondText(field, value) : null);
  if (wrong !== null) context.report.at(place, 'GEN209', `${JSON.stringify(value)} ${wrong}.`);
}

/** The value of a new record, which the field can have; of a date perhaps so many days after today. */
export function buildDefault(
  context: Context,
  field: FieldFile,
  place: Place,
): Pick<ModelField, 'default' | 'defaultDay'> {
  const value = field.default;
  if (value === undefined || value === null) return given({ default: value });
  if (typeof value !== 'object') {
    checkValue(context, field, value, place);
    return { default: value };
  }
  if (toType(field) !== 'date')
    context.report.at(place, 'GEN211', `is a day, but the field is ${toType(field)}.`);
  return { defaultDay: value.today };
}

/** Whether so many members of a list, or child rows, are as many as the field may hold. */
export function checkCount(context: Context, field: FieldFile, count: number, place: Place): void {
  const least = field['x-rows']?.min ?? field.minItems;
  const most = field['x-rows']?.max ?? field.maxItems;
  if (least !== undefined && count < least)
    context.report.at(place, 'GEN209', `has ${count}, but the field holds at least ${least}.`);
  if (most !== undefined && count > most)
    context.report.at(place, 'GEN209', `has ${count}, but the field holds at most ${most}.`);
}

/** Both ends of what is made at random. */
export function checkEnds(context: Context, field: FieldFile, ends: readonly number[], place: Place): void {
  for (const [index, end] of ends.slice(0, 2).entries()) checkValue(context, field, end, under(place, index));
}

/** Whether texts of some characters fit a field. */
export function checkLength(context: Context, field: FieldFile, length: number, place: Place): void {
  const wrong = beyondLength(field, length);
  if (wrong !== null) context.report.at(place, 'GEN209', `makes texts that are ${wrong}.`);
}

function beyondNumber(field: FieldFile, value: number): string | null {
  const { minimum, maximum } = field;
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) return null;
  if (minimum !== undefined && value < minimum) return `is less than "minimum" ${minimum}`;
  if (maximum !== undefined && value > maximum) return `is more than "maximum" ${maximum}`;
  return isStep(field, value) ? null : 'has more digits after the point than the field holds';
}

function isStep(field: FieldFile, value: number): boolean {
  const { multipleOf } = field;
  if (factsOf(field).logic === 'decimal' && !Number.isInteger(value))
    return Math.abs(value - Number(value.toFixed(toScale(field)))) < 1e-12;
  return multipleOf === undefined || multipleOf < 1 || value % multipleOf === 0;
}

function beyondText(field: FieldFile, value: string): string | null {
  const length = beyondLength(field, [...value].length);
  if (length !== null) return `is ${length}`;
  const { pattern } = field;
  if (pattern !== undefined && isPattern(pattern) && !new RegExp(pattern, 'u').test(value))
    return `does not fit "pattern" ${pattern}`;
  const form = FORMS[toType(field)];
  return form === undefined || form.test(value) ? null : `is no ${form.name}`;
}

function beyondLength({ minLength, maxLength }: FieldFile, length: number): string | null {
  // Limits that leave nothing are reported where they stand.
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) return null;
  if (maxLength !== undefined && length > maxLength) return `longer than "maxLength" ${maxLength}`;
  return minLength !== undefined && length < minLength ? `shorter than "minLength" ${minLength}` : null;
}

/** A pattern that is none, or that takes for ever, is reported where it stands. */
function isPattern(text: string): boolean {
  const known = patterns.get(text);
  if (known !== undefined) return known;
  const isOne = isQuickPattern(text);
  patterns.set(text, isOne);
  return isOne;
}

/** Patterns looked at before: seeds ask for one in every row. */
const patterns = new Map<string, boolean>();

function isQuickPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp && findSlowness(text, 'u') === undefined;
  } catch {
    return false;
  }
}

interface Form {
  readonly name: string;
  test(value: string): boolean;
}

const FORMS: Readonly<Partial<Record<string, Form>>> = {
  date: { name: 'day like 2026-01-31', test: isCalendarDay },
  date_time: {
    name: 'moment like 2026-01-31T08:00:00Z',
    test: (value) =>
      isCalendarDay(value.slice(0, 10)) && /^.{10}T\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
  },
  time: { name: 'time like 08:30', test: (value) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value) },
};
