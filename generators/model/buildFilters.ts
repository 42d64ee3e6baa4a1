import { buildCodes, under } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import { buildFilterParents } from './buildFilterParents.ts';
import type { FilterSite } from './buildFilterParents.ts';
import { given } from './buildMembers.ts';
import { findFilterPath, findPath } from './buildPath.ts';
import { toFixedValue } from './buildFixedFilters.ts';
import { checkFixedValue } from './checkFixedValue.ts';
import { toLabel } from './buildLabel.ts';
import type { FieldFile, FilterFile } from './schemas.ts';
import { inside } from './site.ts';
import type { Site } from './site.ts';
import type { ModelFilter } from './types.ts';

/** Cap of a date range in days when the schema says nothing (readings: 360). */
const MAX_DAYS = 360;

/** Longest range that a filter takes. */
export const maxDaysOf = ({ maxDays = MAX_DAYS }: Pick<FilterFile, 'maxDays'>): number =>
  maxDays ?? Number.POSITIVE_INFINITY;

/** Filters of a list, in the author's order; those with problems are left out. */
export function buildFilters(site: Site, filters: readonly FilterFile[]): ModelFilter[] {
  return filters.flatMap((filter, index) => buildFilter(inside(site, index), filter, filters) ?? []);
}

function buildFilter(
  { context, entity, place }: Site,
  filter: FilterFile,
  filters: readonly FilterFile[],
): ModelFilter | null {
  const found = findFilterPath(context, entity, filter.field, under(place, 'field'));
  if (found === null) return null;
  const site: FilterSite = { context, place, filter, filters, found };
  const kind = toKind(site);
  checkRangeWords(site, kind);
  if (kind === null) return null;
  const maxDays = maxDaysOf(filter);
  const { is } = filter;
  if (is !== undefined) checkFixedValue({ context, field: found.field, place: under(place, 'is') }, is);
  const field = is === undefined ? found.field : YES_OR_NO;
  if (filter.default !== undefined)
    checkFixedValue(
      { context, field, place: under(place, 'default'), by: { kind, maxDays } },
      filter.default,
    );
  return {
    ...found.path,
    label: toLabel(context, filter, found, under(place, 'field')),
    kind,
    place: filter.place ?? 'header',
    ...given({
      also: buildAlso(site, entity),
      presets: filter.presets,
      maxDays: kind === 'date_range' ? (filter.maxDays === null ? null : maxDays) : undefined,
      is: is === undefined ? undefined : toFixedValue(found.field, is),
      default: filter.default === undefined ? undefined : toFixedValue(field, filter.default),
      dependsOn: buildFilterParents(site),
      permissions: buildCodes(context, filter.permissions, under(place, 'permissions')),
    }),
  };
}

/** The other place of a value: only a text is looked for in two, and in fields of one type it is read alike. */
function buildAlso(
  { context, place, filter, found }: FilterSite,
  entity: Site['entity'],
): ModelFilter['also'] {
  if (filter.also === undefined) return undefined;
  const here = under(place, 'also');
  const other = findPath(context, entity, filter.also, here);
  if (other === null) return undefined;
  const [own, type] = [toType(found.field), toType(other.field)];
  if (own === type && found.path.steps.length === 0 && factsOf(found.field).filters.includes('text'))
    return other.path;
  const text = `"${filter.also}" is ${type}, "${filter.field}" ${own}.`;
  context.report.at(
    here,
    'GEN212',
    text,
    'Name a text of the same type, beside a field of the record itself.',
  );
  return undefined;
}

/** What a filter is that asks whether a value is there. */
const YES_OR_NO: FieldFile = { 'x-type': 'boolean' };

function toKind({ context, place, filter, found }: FilterSite): ModelFilter['kind'] | null {
  if (filter.is !== undefined) return toWhether({ context, place, filter });
  const fitting = factsOf(found.field).filters;
  const kind = filter.kind ?? fitting[0];
  if (kind !== undefined && fitting.includes(kind)) return kind;
  const hint = fitting.length === 0 ? 'Take the filter out.' : `Possible: ${fitting.join(', ')}.`;
  const says = filter.kind === undefined ? 'cannot be a filter' : `"${filter.kind}" does not fit`;
  const text = `${says}: "${filter.field}" is ${toType(found.field)}.`;
  context.report.at(filter.kind === undefined ? place : under(place, 'kind'), 'GEN212', text, hint);
  return null;
}

/** It knows yes and no alone, and no other way to be asked. */
function toWhether({
  context,
  place,
  filter,
}: Pick<FilterSite, 'context' | 'place' | 'filter'>): 'boolean' | null {
  const wrong = (['kind', 'also', 'dependsOn'] as const).filter((word) => filter[word] !== undefined);
  for (const word of wrong)
    context.report.at(
      { ...under(place, word), on: 'key' },
      'GEN212',
      'belongs to a filter of values; with "is" one asks yes or no.',
    );
  return wrong.length === 0 ? 'boolean' : null;
}

function checkRangeWords({ context, place, filter }: FilterSite, kind: ModelFilter['kind'] | null): void {
  if (kind === 'date_range' || kind === null) return;
  for (const word of ['presets', 'maxDays'] as const) {
    if (filter[word] === undefined) continue;
    context.report.at(
      { ...under(place, word), on: 'key' },
      'GEN212',
      `belongs to date_range, not to ${kind}.`,
    );
  }
}
