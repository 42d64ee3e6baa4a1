import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import { toLabel } from './buildLabel.ts';
import { given } from './buildMembers.ts';
import { findPath } from './buildPath.ts';
import type { FoundPath } from './buildPath.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { checkTwice } from './checkList.ts';
import type { DimensionFile } from './reportFiles.ts';
import type { ModelDimension } from './types.ts';

/** Filters that show one value and nothing else: by them a list proves a group. */
const EXACT = new Set(['select', 'multi_select', 'reference', 'boolean', 'date_range']);

/** What the tiles of a report may group by. */
export function buildDimensions(
  context: Context,
  source: Source<'report'>,
  entity: Source<'entity'>,
): ModelDimension[] {
  const dimensions = source.value.dataset.dimensions ?? [];
  const place = at(source, 'dataset', 'dimensions');
  checkTwice(context, dimensions, 'key', place);
  return dimensions.flatMap((dimension, index) => {
    const here = under(place, index);
    const found = findPath(context, entity, dimension.field, under(here, 'field'));
    return found === null || !isGroup(context, dimension, found, source.value.dataset.rows, here)
      ? []
      : [buildDimension(context, dimension, found, here)];
  });
}

function buildDimension(
  context: Context,
  dimension: DimensionFile,
  found: FoundPath,
  place: Place,
): ModelDimension {
  const { key, by } = dimension;
  const isExact = factsOf(found.field).filters.some((kind) => EXACT.has(kind));
  return {
    key,
    path: found.path,
    label:
      by === undefined
        ? toLabel(context, {}, found, under(place, 'field'))
        : context.texts.need(`kit.report.by_${by}`, under(place, 'by'), '_shared'),
    ...given({ by, filter: isExact ? found.path.key : undefined }),
  };
}

function isGroup(
  context: Context,
  { field, by }: DimensionFile,
  found: FoundPath,
  rows: string | undefined,
  place: Place,
): boolean {
  const type = toType(found.field);
  const isTime = type === 'date' || type === 'date_time';
  const refuse = (text: string, hint?: string): false => {
    context.report.at(under(place, 'field'), 'GEN230', `"${field}" ${text}`, hint);
    return false;
  };
  if (found.path.steps.some((step) => step.kind === 'rows' && step.field !== rows))
    return refuse('leads into child rows, of which one record has many.');
  if (isTime === (by !== undefined)) {
    const kinds = factsOf(found.field).logic;
    return ['list', 'rows', 'opaque', 'decimal'].includes(kinds)
      ? refuse(`is ${type}, by which rows cannot be grouped.`)
      : true;
  }
  return isTime
    ? refuse(`is ${type}: as many groups as rows.`, 'Add "by": "day", "week" or "month".')
    : refuse(`is ${type}, which has no days.`, 'Take "by" out.');
}
