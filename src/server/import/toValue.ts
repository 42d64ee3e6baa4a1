import type { EnumModel, EnumWord } from '#contract/enum.ts';
import type { FieldType, ValueContext } from '#contract/field.ts';
import { LANGUAGES } from '#contract/session.ts';
import { enumValueOf, labelKeyOf, toCode } from '#fields/enum/enum.ts';
import { fromWallClock } from '#fields/date_time/zone.ts';
import { formatDate } from '#fields/date/date.ts';
import { typeOf } from '#fields/types.ts';
import type { Texts } from '#server/http/createTexts.ts';
import { toName, type ImportColumn } from './importColumns.ts';
import type { CellValue } from './Sheet.ts';

/** What a cell says: a value for the record's body, or a problem's code. A reference is still a text. */
export type Read = { value: unknown } | { problem: string };

const YES = new Set(['x', 'co', 'yes', 'y', 'true', '1', 'v', '✓', '是', '有', 'dung']);
const NO = new Set(['khong', 'no', 'n', 'false', '0', '否', '无', 'sai', '-']);

/** Reads a filled cell as the value of its column. */
export function toValue(
  cell: Exclude<CellValue, null>,
  column: ImportColumn,
  context: ValueContext,
  texts: Texts,
): Read {
  if (typeof cell === 'object' && 'problem' in cell) return cell;
  const word = typeof cell === 'object' ? undefined : findWord(toName(String(cell)), column);
  if (word !== undefined) return { value: word };
  const { field } = column;
  const { said, time } = typeOf(field);
  if (said) return SAID[said](cell, field.enum, texts);
  return time ? toTime(cell, column, context) : toScalar(cell, column, context);
}

type Filled = Exclude<CellValue, null | { problem: string }>;

/** What is said in words, by the way it is said. */
const SAID: Readonly<
  Record<NonNullable<FieldType['said']>, (cell: Filled, model: EnumModel | undefined, texts: Texts) => Read>
> = {
  record: (cell) => ({ value: toPlain(cell) }),
  choice: (cell, model, texts) => toChoice(toPlain(cell), model, texts),
  choices: (cell, model, texts) => toChoices(toPlain(cell), model, texts),
  words: (cell) => ({ value: toParts(toPlain(cell)) }),
  switch: (cell) => toBoolean(cell),
};

/** Several in one cell. */
const toParts = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);

function findWord(name: string, { parse = {} }: ImportColumn): unknown {
  return Object.entries(parse).find(([word]) => toName(word) === name)?.[1];
}

/** What the cell shows, as text. */
export function toPlain(cell: Filled): string {
  return typeof cell === 'object' ? formatDate(cell.date.slice(0, 10)) : String(cell);
}

/** A choice by its word in any language, or by its code. */
function toChoice(text: string, model: EnumModel | undefined, texts: Texts): Read {
  if (!model) return { value: text };
  const known =
    enumValueOf(model, toCode(text, model)) ??
    model.values.find((value) => isCalled(text, model, value, texts));
  if (known) return { value: known.value };
  const isNone = model.noValue && isCalled(text, model, model.noValue, texts);
  return isNone ? { value: null } : { problem: 'not_a_choice' };
}

function isCalled(text: string, model: EnumModel, word: EnumWord, texts: Texts): boolean {
  const key = labelKeyOf(model, word);
  return LANGUAGES.some((language) => toName(texts.find(language, key) ?? key) === toName(text));
}

function toChoices(text: string, model: EnumModel | undefined, texts: Texts): Read {
  // No value is none of several.
  const values = toParts(text).map((part) =>
    toChoice(part, model && { ...model, noValue: undefined }, texts),
  );
  const wrong = values.find((value) => 'problem' in value);
  return wrong ?? { value: values.map((value) => ('value' in value ? value.value : null)) };
}

function toBoolean(cell: CellValue): Read {
  if (typeof cell === 'boolean') return { value: cell };
  const word = toName(String(cell));
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { problem: 'not_a_choice' };
}

/** Dates are dates or day-first text; a bare number is a date that Excel lost the form of, and may be a wrong one. */
function toTime(cell: CellValue, { field }: ImportColumn, context: ValueContext): Read {
  if (typeof cell === 'string') return { value: typeOf(field).normalize(cell, field, context) };
  if (typeof cell !== 'object' || cell === null || !('date' in cell)) return { problem: 'wrong_date' };
  const [date = '', time = '00:00'] = cell.date.split('T');
  return {
    value:
      typeOf(field).time === 'day' ? date : fromWallClock({ date, time }, context.timeZone).toISOString(),
  };
}

function toScalar(cell: Filled, { field }: ImportColumn, context: ValueContext): Read {
  if (field.json === 'string') return { value: toPlain(cell) };
  if (typeof cell === 'boolean' || typeof cell === 'object') return { problem: 'not_correct' };
  const value = typeof cell === 'number' ? cell : typeOf(field).normalize(cell, field, context);
  const digits = typeOf(field).minorDigits?.(context);
  if (typeof cell !== 'number' || digits === undefined)
    return typeof value === 'number' ? { value } : { problem: 'not_correct' };
  const minor = cell * 10 ** digits;
  const whole = Math.round(minor);
  return Math.abs(minor - whole) < 1e-6 ? { value: whole } : { problem: 'not_correct' };
}
