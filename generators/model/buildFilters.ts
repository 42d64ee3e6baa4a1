import { buildCodes, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import { buildFilterParents } from './buildFilterParents.ts';
import { given } from './buildMembers.ts';
import { findPath } from './buildPath.ts';
import type { FoundPath } from './buildPath.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { toFixedValue } from './buildFixedFilters.ts';
import { checkFixedValue } from './checkFixedValue.ts';
import { toLabel } from './buildLabel.ts';
import type { FilterFile } from './schemas.ts';
import type { ModelFilter } from './types.ts';

/** Cap of a date range in days when the schema says nothing (readings: 360). */
export const MAX_DAYS = 360;

/** Filters of a list, in the author's order; those with problems are left out. */
export function buildFilters(
  context: Context,
  entity: Source<'entity'>,
  filters: readonly FilterFile[],
  place: Place,
): ModelFilter[] {
  return filters.flatMap(
    (filter, index) => buildFilter(context, entity, filter, filters, under(place, index)) ?? [],
  );
}

function buildFilter(
  context: Context,
  entity: Source<'entity'>,
  filter: FilterFile,
  filters: readonly FilterFile[],
  place: Place,
): ModelFilter | null {
  const found = findPath(context, entity, filter.field, under(place, 'field'));
  if (found === null) return null;
  const kind = toKind(context, filter, found, place);
  checkRangeWords(context, filter, kind, place);
  if (kind === null) return null;
  const maxDays = filter.maxDays ?? MAX_DAYS;
  if (filter.default !== undefined)
    checkFixedValue(context, found.field, filter.default, under(place, 'default'), { kind, maxDays });
  return {
    ...found.path,
    label: toLabel(context, filter, found, under(place, 'field')),
    kind,
    place: filter.place ?? 'header',
    ...given({
      presets: filter.presets,
      maxDays: kind === 'date_range' ? maxDays : undefined,
      default: filter.default === undefined ? undefined : toFixedValue(found.field, filter.default),
      dependsOn: buildFilterParents(context, filter, found, filters, place),
      permissions: buildCodes(context, filter.permissions, under(place, 'permissions')),
    }),
  };
}

function toKind(
  context: Context,
  filter: FilterFile,
  { field }: FoundPath,
  place: Place,
): ModelFilter['kind'] | null {
  const fitting = factsOf(field).filters;
  const kind = filter.kind ?? fitting[0];
  if (kind !== undefined && fitting.includes(kind)) return kind;
  const hint = fitting.length === 0 ? 'Take the filter out.' : `Possible: ${fitting.join(', ')}.`;
  const says = filter.kind === undefined ? 'cannot be a filter' : `"${filter.kind}" does not fit`;
  const text = `${says}: "${filter.field}" is ${toType(field)}.`;
  context.report.at(filter.kind === undefined ? place : under(place, 'kind'), 'GEN212', text, hint);
  return null;
}

function checkRangeWords(
  context: Context,
  filter: FilterFile,
  kind: ModelFilter['kind'] | null,
  place: Place,
): void {
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
