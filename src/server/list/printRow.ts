import type { FieldModel, FieldPath } from '#contract/model.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { entityOf, ownNames } from '#server/access/modelIndex.ts';
import { foreignKeyOf } from './compileTests.ts';
import { printLabel, printValue } from './label.ts';
import { fromRows, Joins, toSource, type Place, type Query } from './Query.ts';

/** One key of a row: the field whose value it carries and the way there. */
export interface Entry {
  key: string;
  steps: FieldPath['steps'];
  field: FieldModel;
}

/** PostgreSQL cuts longer names off, silently. */
const MAX_KEY = 63;

/** The select list of a row's keys: `t."status" AS "status"`. References and links bring their labels along. */
export function printEntries(entries: readonly Entry[], place: Place, joins: Joins, query: Query): string[] {
  return entries.flatMap((entry) => printEntry(entry, joins.walk(place, entry.steps), joins, query));
}

function printEntry({ key, field }: Entry, place: Place, joins: Joins, query: Query): string[] {
  if (field.rows) return [printAs(printRows(field, place, query), key)];
  const value = printAs(printValue(toSource(place, field, query)), key);
  const label = printLabelOf(field, place, joins, query);
  return label === undefined ? [value] : [value, printAs(label, `${key}.label`)];
}

function printLabelOf(field: FieldModel, place: Place, joins: Joins, query: Query): string | undefined {
  if (field.links) return printLinksLabel(field.links, place, query);
  if (!field.reference) return undefined;
  const step = { field: field.name, kind: 'reference', entity: field.reference.entity } as const;
  return printLabel(joins.walk(place, [step]), query);
}

/** Names a result column after a key of the wire. */
export function printAs(value: string, key: string): string {
  if (key.length > MAX_KEY) throw new Error(`the key "${key}" has more than ${MAX_KEY} characters`);
  return `${value} AS ${quoteName(key)}`;
}

/** Labels of all linked records in one text. */
function printLinksLabel(links: NonNullable<FieldModel['links']>, { alias }: Place, query: Query): string {
  const entity = entityOf(query.access.model, links.entity);
  const label = printLabel({ alias: 'x', entity }, query);
  const on = `x."id" = l.${quoteName(links.otherKey)}`;
  const where = `l."customer_id" = ${alias}."customer_id" AND l.${quoteName(links.foreignKey)} = ${alias}."id"`;
  return `(SELECT string_agg(${label}, ', ' ORDER BY x."id") FROM ${quoteName(links.table)} l JOIN ${fromRows(entity, query)} x ON ${on} WHERE ${where})`;
}

/** Child rows as a JSON array in the order of their ids: `id`, `version` and what the caller may read. */
function printRows(field: FieldModel, parent: Place, query: Query): string {
  const entity = entityOf(query.access.model, field.rows?.entity ?? '');
  const place = { alias: `${parent.alias}_${field.name}`, entity };
  const joins = new Joins(query, `${place.alias}_`);
  const row = printObject(readableEntries(place, query), place, joins, query);
  const live = entity.softDelete ? ` AND ${place.alias}."deleted_at" IS NULL` : '';
  const on = `${place.alias}.${quoteName(foreignKeyOf(field.name, parent))} = ${parent.alias}."id"${live}`;
  return `(SELECT coalesce(json_agg(${row} ORDER BY ${place.alias}."id"), '[]'::json) FROM ${fromRows(entity, query)} ${place.alias}${joins.text} WHERE ${on})`;
}

/** Every field of an entity that the caller may read. */
export function readableEntries({ entity }: Place, query: Query): Entry[] {
  const fields = [...query.access.readableFields(entity).values()];
  return fields.map((field) => ({ key: field.name, steps: [], field }));
}

/** A row as a JSON object: its `id`, its `version` if it has one, then the entries. */
export function printObject(entries: readonly Entry[], place: Place, joins: Joins, query: Query): string {
  const own = ownNames(place.entity).map((name) => printAs(`${place.alias}.${quoteName(name)}`, name));
  return toObject([...own, ...printEntries(entries, place, joins, query)]);
}

/** A select list as a JSON object (twice as fast as `json_build_object`, and without its limit of 50 keys). */
export function toObject(list: readonly string[]): string {
  return `(SELECT row_to_json(o) FROM (SELECT ${list.join(', ')}) o)`;
}
