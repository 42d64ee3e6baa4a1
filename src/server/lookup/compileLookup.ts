import type { EntityModel } from '#contract/model.ts';
import { MAX_CHOICES_SHOWN } from '#contract/wire.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { compileTests } from '#server/list/compileTests.ts';
import { firstLabelField, printLabel } from '#server/list/label.ts';
import { printAs, printEntries, toObject } from '#server/list/printRow.ts';
import { Joins, toSource, whereOwn, type Place, type Query } from '#server/list/Query.ts';
import { printSearch } from '#server/list/searchWords.ts';
import { Binder, type Statement } from '#server/list/Statement.ts';
import type { ParsedLookup } from './parseLookup.ts';

/** One row: `rows`, the JSON text of what a picker shows, with the fields named in `copied` that the caller may read. */
export function compileLookup(
  lookup: ParsedLookup,
  entity: EntityModel,
  copied: readonly string[],
  reader: Pick<Query, 'access' | 'now'>,
): Statement {
  const { values, bind } = new Binder();
  const query: Query = { ...reader, bind };
  const place = { alias: 't', entity };
  const order = printOrder(place, query);
  const found = `SELECT t.*, ${order} AS "#key" FROM ${quoteName(entity.table)} t WHERE ${printWhere(lookup, place, query)}`;
  const limit = lookup.ids ? '' : ` LIMIT ${MAX_CHOICES_SHOWN}`;
  const joins = new Joins(query, 'j');
  const row = printRow(place, copied, joins, query);
  const from = `(${found} ORDER BY "#key" ASC NULLS LAST, t."id" ASC${limit}) t${joins.text}`;
  const rows = `coalesce(json_agg(${row} ORDER BY t."#key" ASC NULLS LAST, t."id" ASC), '[]'::json)::text`;
  return { text: `SELECT ${rows} AS rows FROM ${from}`, values };
}

/** Ordered as its labels are read. */
function printOrder(place: Place, query: Query): string {
  const field = firstLabelField(place.entity, query.access);
  const key =
    field && !query.access.isMasked(field) ? serverTypeOf(field).order(toSource(place, field, query)) : null;
  return key ?? 't."id"';
}

/** `id`, `label`, the fields of the label and the `copied` ones. */
function printRow(place: Place, copied: readonly string[], joins: Joins, query: Query): string {
  const { display } = place.entity;
  const names = new Set([
    ...display.flatMap((part) => (typeof part === 'string' ? [] : [part.field])),
    ...copied,
  ]);
  const seen = query.access.seenFields(place.entity);
  const fields = [...names].flatMap((name) => seen.get(name) ?? []);
  const entries = fields.map((field) => ({ key: field.name, steps: [], field }));
  return toObject([
    printAs('t."id"', 'id'),
    printAs(printLabel(place, query), 'label'),
    ...printEntries(entries, place, joins, query),
  ]);
}

function printWhere({ words, ids, tests }: ParsedLookup, place: Place, query: Query): string {
  const { entity } = place;
  const among = ids ? [`t."id" = ANY(${query.bind(ids, 'int8[]')})`] : [];
  const found = words.map((word) => printSearch(word, place, query));
  return [whereOwn(entity, query), ...among, ...compileTests(tests, place, query), ...found].join(' AND ');
}
