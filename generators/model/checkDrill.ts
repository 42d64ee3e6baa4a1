import { isDeepStrictEqual } from 'node:util';
import type { FixedFilters, FixedValue } from '#contract/fixedFilters.ts';
import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { factsOf } from './buildFieldFacts.ts';
import { spanOf } from './checkFixedRange.ts';
import { findPath } from './buildPath.ts';
import { hintOf } from './buildReport.ts';
import { maxDaysOf } from './buildFilters.ts';
import { isNoValue, toWritten } from './buildFixedFilters.ts';
import type { Source } from './buildSources.ts';
import { findMode } from './findMode.ts';
import type { TileParts, TileSite } from './buildReportTiles.ts';
import type { FilterFile } from './schemas.ts';

/** Whether the list behind a tile can be asked for exactly the rows that a number counts. */
export function checkDrill(site: TileSite): void {
  const { context, report, tile, place } = site;
  const list = context.lists.find(({ value }) => value.route === tile.drill);
  // An address that leads nowhere is reported as such.
  if (list === undefined) return;
  const { entity, rows } = report.value.dataset;
  if (list.value.entity !== entity) {
    const routes = context.lists.flatMap(({ value }) => (value.entity === entity ? [value.route] : []));
    const text = `"${tile.drill}" shows ${list.value.entity}, but the report counts ${entity}.`;
    context.report.at(place, 'GEN232', text, hintOf(tile.drill ?? '', routes));
    return;
  }
  if (rows !== undefined && findMode(context, tile.drill ?? '', rows) === undefined) {
    const text = `leads to a list without a view mode of "${rows}", which the report counts.`;
    context.report.at(place, 'GEN232', text, `Add one with "rows": "${rows}" to ${list.file}.`);
  }
  const lacking = missingFilters(site, list);
  for (const text of lacking)
    context.report.at(place, 'GEN232', text, `Add it to "filters" of ${list.file}, or take "drill" out.`);
}

/** What a list would have to be asked for and cannot. */
function missingFilters({ context, tile, parts }: TileSite, list: Source<'list'>): readonly string[] {
  const kinds = kindsOf(context, list);
  const named = [tile.measure ?? [], tile.measures ?? []].flat();
  const fixed = [parts.where, ...named.map((key) => whereOf(parts, key))];
  const dimension = parts.dimensions.find(({ key }) => key === tile.by);
  const wanted = new Map<string, ReadonlySet<string>>();
  const asked = fixed
    .flatMap((where) => Object.entries(where ?? {}))
    .filter(([key, value]) => !isDeepStrictEqual(list.value.where?.[key], toWritten(value)));
  for (const [key, value] of asked) wanted.set(key, kindsFor(value));
  for (const { key, kind } of parts.filters) wanted.set(key, kind === 'select' ? CHOICES : new Set([kind]));
  if (dimension) wanted.set(dimension.path.key, dimension.by ? DATES : CHOICES);
  const missing = [...wanted].filter(([key, fit]) => !fit.has(kinds.get(key)?.kind ?? ''));
  return [
    ...missing.map(
      ([key, fit]) =>
        `leads to a list without the filter "${key}"${fit === ALL ? '' : ` of kind ${[...fit].join(' or ')}`}.`,
    ),
    ...shortRanges(parts, kinds),
    ...longDays(asked, kinds),
  ];
}

/** Days that a report fixes and that nobody may choose in the list. */
function longDays(
  asked: readonly (readonly [string, FixedValue])[],
  kinds: ReadonlyMap<string, Kind>,
): readonly string[] {
  return asked.flatMap(([key, value]) => {
    const kind = kinds.get(key);
    if (kind?.kind !== 'date_range' || isNoValue(value)) return [];
    const days = spanOf(value as Parameters<typeof spanOf>[0]);
    if (days !== null && days <= kind.maxDays) return [];
    return [`leads to a list whose filter "${key}" takes ${kind.maxDays} days, but the report fixes more.`];
  });
}

/** A ratio is proved by the rows of its numerator. */
function whereOf({ measures }: TileParts, key: string): FixedFilters | undefined {
  const measure = measures.find((one) => one.key === key);
  return measure?.ratio ? measures.find((one) => one.key === measure.ratio?.[0])?.where : measure?.where;
}

const CHOICES = new Set(['multi_select', 'select', 'reference', 'boolean']);
const DATES = new Set(['date_range']);
const RANGES = new Set(['date_range', 'number_range']);

const ALL = new Set<string>([...CHOICES, ...RANGES, 'text', 'phone', 'code_list']);

function kindsFor(value: FixedValue): ReadonlySet<string> {
  if (isNoValue(value)) return ALL;
  return typeof value === 'object' && !Array.isArray(value) && !('me' in value) ? RANGES : CHOICES;
}

interface Kind {
  kind: string;
  maxDays: number;
}

/** What each filter of a list is. */
export function kindsOf(context: Context, list: Source<'list'>): ReadonlyMap<string, Kind> {
  const entity = context.entities.get(list.value.entity);
  const kinds = new Map<string, Kind>();
  for (const filter of list.value.filters ?? []) {
    const kind =
      filter.is === undefined ? (filter.kind ?? usualKind(context, entity, filter, list)) : 'boolean';
    if (kind !== undefined) kinds.set(filter.field, { kind, maxDays: maxDaysOf(filter) });
  }
  return kinds;
}

function usualKind(
  context: Context,
  entity: Source<'entity'> | undefined,
  filter: FilterFile,
  list: Source<'list'>,
): string | undefined {
  if (entity === undefined) return undefined;
  // A field that is not there is reported with the list.
  const silent = { ...context, report: { ...context.report, at: () => undefined } };
  const found = findPath(silent, entity, filter.field, under({ source: list, path: [] }, 'filters'));
  return found === null ? undefined : factsOf(found.field).filters[0];
}

function shortRanges({ filters }: TileParts, kinds: ReadonlyMap<string, Kind>): readonly string[] {
  return filters.flatMap(({ key, maxDays }) => {
    const found = kinds.get(key);
    if (maxDays === undefined || maxDays === null || found?.kind !== 'date_range' || found.maxDays >= maxDays)
      return [];
    return [
      `leads to a list whose filter "${key}" takes ${found.maxDays} days, but the report spans ${maxDays}.`,
    ];
  });
}
