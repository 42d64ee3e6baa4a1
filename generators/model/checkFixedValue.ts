import type { FilterKind } from '#contract/model.ts';
import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import type { Place } from './buildReport.ts';
import { checkScalar } from './checkField.ts';
import { checkFixedRange } from './checkFixedRange.ts';
import type { FieldFile } from './schemas.ts';
import type { Json } from './types.ts';

/** Of a filter that people may change: how it is chosen and, of days, how many it spans at most. */
export interface ChosenBy {
  readonly kind: FilterKind;
  readonly maxDays: number;
}

/**
 * Whether the server takes a filter's value (`src/fields/<type>/<type>.server.ts`; a test holds both against each
 * other). What a schema fixes has the kind that its form says, a filter's default that of the filter.
 */
export function checkFixedValue(
  context: Context,
  field: FieldFile,
  value: Json,
  place: Place,
  by?: ChosenBy,
): void {
  if (value === null) return checkNoValue(context, field, place);
  if (by?.kind === 'text' || by?.kind === 'phone') return checkTyped(context, value, place);
  if (isRange(value)) return checkFixedRange(context, field, value, place, by?.maxDays);
  if (!hasChoices(field)) return refuseChoice(context, field, place);
  if (by?.kind === 'boolean' && Array.isArray(value))
    return refuse(context, place, 'is a list, but only one of true and false can be chosen.');
  if (!Array.isArray(value)) return checkChoice(context, field, value, place);
  for (const [index, one] of (value as readonly Json[]).entries())
    checkChoice(context, field, one, under(place, index));
}

function refuse(context: Context, place: Place, text: string, hint?: string): void {
  context.report.at(place, 'GEN209', text, hint);
}

function checkNoValue(context: Context, field: FieldFile, place: Place): void {
  if (toType(field) !== 'rows') return;
  refuse(context, place, 'asks for no value, but child rows are no value of the record.');
}

/** Characters of a text filter on the server. */
const MAX_TEXT = 200;

function checkTyped(context: Context, value: Json, place: Place): void {
  const isText = typeof value === 'string' && value.trim() !== '' && !value.includes('\0');
  if (isText && value.length <= MAX_TEXT) return;
  refuse(context, place, `is ${JSON.stringify(value)}, but must be a text of 1 to ${MAX_TEXT} characters.`);
}

function isRange(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Types of which single values can be asked for. */
function hasChoices(field: FieldFile): boolean {
  const { logic, filters } = factsOf(field);
  if (logic === 'date' || logic === 'date_time') return false;
  return filters.length > 0 || toType(field) === 'time';
}

function refuseChoice(context: Context, field: FieldFile, place: Place): void {
  const type = toType(field);
  const hint = factsOf(field).filters.includes('date_range')
    ? 'Write {"from": …, "to": …}; days are "2026-01-31" or {"today": -7}, seven days before today.'
    : 'Only null can stand here: no value.';
  refuse(context, place, `is one value, but ${type} cannot be asked for one.`, hint);
}

function checkChoice(context: Context, field: FieldFile, value: Json, place: Place): void {
  if (value === 'me' && isAccount(field)) return;
  if (value === 'me' && (field['x-reference'] ?? field['x-links']) !== undefined) {
    const target = (field['x-reference'] ?? field['x-links'])?.entity ?? '';
    return refuse(context, place, `"me" is the account that asks, but here stands ${target}.`);
  }
  if (typeof value === 'string' && value.includes('\0'))
    return refuse(context, place, 'has a character that no text can hold.');
  const member = memberOf(field);
  if (toType(member) === 'reference' && typeof value === 'number' && value < 1)
    return refuse(context, place, `is ${value}, which is no id.`);
  checkScalar(context, member, value, place);
}

/** What a value of a list is: one of many is judged like the only one. */
function memberOf(field: FieldFile): FieldFile {
  const type = toType(field);
  if (type === 'links')
    return { 'x-type': 'reference', ...(field['x-links'] && { 'x-reference': field['x-links'] }) };
  return type === 'enums' || type === 'tags' ? { 'x-type': 'text', ...given(field) } : field;
}

function given({ 'x-enum': name }: FieldFile): FieldFile {
  return name === undefined ? {} : { 'x-enum': name };
}

/** Whether a field holds accounts, so that "me" is one of its values. */
export function isAccount(field: {
  'x-reference'?: { entity: string };
  'x-links'?: { entity: string };
}): boolean {
  return (field['x-reference'] ?? field['x-links'])?.entity === 'account';
}
