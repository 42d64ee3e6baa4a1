import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import { findPath } from './buildPath.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { checkColumn } from './buildViewModes.ts';
import type { ModelColumn } from './types.ts';

/** What the parts of a list say of each other. */
export function checkList(
  context: Context,
  list: Source<'list'>,
  entity: Source<'entity'>,
  columns: readonly ModelColumn[],
): void {
  const { value } = list;
  checkTwice(context, value.columns, 'field', at(list, 'columns'));
  checkTwice(context, value.filters ?? [], 'field', at(list, 'filters'));
  checkTwice(context, value.counts ?? [], 'key', at(list, 'counts'));
  checkTwice(context, value.viewModes ?? [], 'key', at(list, 'viewModes'));
  checkSort(context, list, entity);
  checkMobile(context, list);
  checkRowsShown(context, list, columns);
  if (value.live === true && entity.value['x-live'] !== true) {
    const text = `is true, but nobody tells when a record of ${value.entity} changes.`;
    context.report.at(at(list, 'live'), 'GEN213', text, `Add "x-live": true to ${entity.file}.`);
  }
}

/** Reports entries of a list that are called the same. */
export function checkTwice<Name extends string>(
  context: Context,
  entries: readonly Readonly<Record<Name, string>>[],
  name: Name,
  place: Place,
): void {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const value = entry[name];
    const here = { ...place, path: [...place.path, index, name] };
    if (seen.has(value))
      context.report.at(here, 'GEN306', `"${value}" stands here twice.`, 'Take one of them out.');
    seen.add(value);
  }
}

function checkSort(context: Context, list: Source<'list'>, entity: Source<'entity'>): void {
  const { sort } = list.value;
  if (sort === undefined || sort.field === 'id') return;
  const place = at(list, 'sort', 'field');
  const found = findPath(context, entity, sort.field, place);
  if (found === null || factsOf(found.field).can?.includes('sort') === true) return;
  context.report.at(place, 'GEN213', `"${sort.field}" is ${toType(found.field)}, which has no order.`);
}

function checkMobile(context: Context, list: Source<'list'>): void {
  const { mobile } = list.value;
  if (mobile === undefined) return;
  checkColumn(context, list, mobile.title, at(list, 'mobile', 'title'));
  for (const [index, key] of mobile.lines.entries())
    checkColumn(context, list, key, at(list, 'mobile', 'lines', index));
}

/** A column of child rows is never seen unless some mode shows these rows, or they open below their record. */
function checkRowsShown(context: Context, list: Source<'list'>, columns: readonly ModelColumn[]): void {
  const { viewModes = [], expand } = list.value;
  const shown = [...viewModes.map(({ rows }) => rows), expand];
  for (const { key, steps } of columns) {
    const last = steps.findIndex(({ kind }) => kind === 'rows');
    const way = steps.slice(0, last + 1).map(({ field }) => field);
    if (last < 0 || shown.includes(way.join('.'))) continue;
    const index = list.value.columns.findIndex(({ field }) => field === key);
    const text = `"${key}" is a column of child rows, but nothing shows "${way.join('.')}".`;
    context.report.at(
      at(list, 'columns', index, 'field'),
      'GEN207',
      text,
      `Add a mode with "rows": "${way.join('.')}", or "expand": "${way.join('.')}".`,
    );
  }
}
