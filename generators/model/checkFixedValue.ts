import type { FilterKind } from '#contract/model.ts';
import type { Scope } from '#contract/session.ts';
import type { Context } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import type { Place } from './buildReport.ts';
import { checkScalar } from './checkField.ts';
import { checkFixedRange } from './checkFixedRange.ts';
import type { FieldFile } from './schemas.ts';
import { inside } from './site.ts';
import type { Json } from './types.ts';

/** Of a filter that people may change: how it is chosen and, of days, how many it spans at most. */
export interface ChosenBy {
  readonly kind: FilterKind;
  readonly maxDays: number;
}

/** A place where a value of a field is fixed; `by` is there for the default of a filter. */
export interface ValueSite {
  readonly context: Context;
  readonly field: FieldFile;
  readonly place: Place;
  readonly by?: ChosenBy;
}

/**
 * Whether the server takes a filter's value (`src/fields/<type>/<type>.server.ts`; a test holds both against each
 * other). What a schema fixes has the kind that its form says, a filter's default that of the filter.
 */
export function checkFixedValue(site: ValueSite, value: Json): void {
  const { field, by } = site;
  if (value === null) return checkNoValue(site);
  if (by?.kind === 'text' || by?.kind === 'phone') return checkTyped(site, value);
  if (isRange(value)) return checkFixedRange(site, value);
  if (!hasChoices(field)) return refuseChoice(site);
  if (by?.kind === 'boolean' && Array.isArray(value))
    return refuse(site, 'is a list, but only one of true and false can be chosen.');
  if (!Array.isArray(value)) return checkChoice(site, value);
  for (const [index, one] of (value as readonly Json[]).entries()) checkChoice(inside(site, index), one);
}

function refuse({ context, place }: ValueSite, text: string, hint?: string): void {
  context.report.at(place, 'GEN209', text, hint);
}

function checkNoValue(site: ValueSite): void {
  if (toType(site.field) !== 'rows') return;
  refuse(site, 'asks for no value, but child rows are no value of the record.');
}

/** Characters of a text filter on the server. */
const MAX_TEXT = 200;

function checkTyped(site: ValueSite, value: Json): void {
  const isText = typeof value === 'string' && value.trim() !== '' && !value.includes('\0');
  if (isText && value.length <= MAX_TEXT) return;
  refuse(site, `is ${JSON.stringify(value)}, but must be a text of 1 to ${MAX_TEXT} characters.`);
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

function refuseChoice(site: ValueSite): void {
  const { field } = site;
  const type = toType(field);
  const hint = factsOf(field).filters.includes('date_range')
    ? 'Write {"from": …, "to": …}; days are "2026-01-31" or {"today": -7}, seven days before today.'
    : 'Only null can stand here: no value.';
  refuse(site, `is one value, but ${type} cannot be asked for one.`, hint);
}

function checkChoice(site: ValueSite, value: Json): void {
  const { context, field, place } = site;
  if (value === 'me' && isAccount(field)) return;
  // A filter that people may change is of the wire, which has no word for it.
  if (value === 'others' && isAccount(field) && site.by === undefined) return;
  if (value === 'mine' && scopeOf(field) !== undefined) return;
  if (value === 'me' && (field['x-reference'] ?? field['x-links']) !== undefined) {
    const target = (field['x-reference'] ?? field['x-links'])?.entity ?? '';
    return refuse(site, `"me" is the account that asks, but here stands ${target}.`);
  }
  if (typeof value === 'string' && value.includes('\0'))
    return refuse(site, 'has a character that no text can hold.');
  const member = memberOf(field);
  if (toType(member) === 'reference' && typeof value === 'number' && value < 1)
    return refuse(site, `is ${value}, which is no id.`);
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
export function isAccount(field: TargetFile): boolean {
  return targetOf(field) === 'account';
}

/** As `Scope` names them: the record must have each, and no other. */
const SCOPES: Readonly<Record<Scope, Scope>> = { warehouse: 'warehouse', pos: 'pos' };

/** Of what `"mine"` speaks: a field that holds warehouses or shops. */
export function scopeOf(field: TargetFile): Scope | undefined {
  return Object.values(SCOPES).find((scope) => scope === targetOf(field));
}

/** What a field says of the records that it holds. */
interface TargetFile {
  'x-reference'?: { entity: string };
  'x-links'?: { entity: string };
}

const targetOf = (field: TargetFile): string | undefined =>
  (field['x-reference'] ?? field['x-links'])?.entity;
