import { under } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import { toLabel } from './buildLabel.ts';
import { given } from './buildMembers.ts';
import { findPath } from './buildPath.ts';
import type { FoundPath } from './buildPath.ts';
import { checkTwice } from './checkList.ts';
import type { DimensionFile } from './reportFiles.ts';
import { inside } from './site.ts';
import type { ReportSite } from './site.ts';
import type { ModelDimension } from './types.ts';

/** Filters that show one value and nothing else: by them a list proves a group. */
const EXACT = new Set(['select', 'multi_select', 'reference', 'boolean', 'date_range']);

/** Hours of the day and days of the week, which come again; other steps of time are a course. */
export const isCycle = (by: DimensionFile['by']): boolean => by === 'hour' || by === 'weekday';

/** What the tiles of a report may group by. */
export function buildDimensions(site: ReportSite): ModelDimension[] {
  const { context, entity, report, place } = site;
  const { dimensions = [] } = report.value.dataset;
  checkTwice(context, dimensions, 'key', place);
  return dimensions.flatMap((dimension, index) => {
    const here = inside(site, index);
    const found = findPath(context, entity, dimension.field, under(here.place, 'field'));
    return found === null || !isGroup(here, dimension, found) ? [] : [buildDimension(here, dimension, found)];
  });
}

function buildDimension(
  { context, place }: ReportSite,
  dimension: DimensionFile,
  found: FoundPath,
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
    // No list shows all Mondays alone.
    ...given({ by, filter: isExact && !isCycle(by) ? found.path.key : undefined }),
  };
}

function isGroup(
  { context, report, place }: ReportSite,
  { field, by }: DimensionFile,
  found: FoundPath,
): boolean {
  const { rows } = report.value.dataset;
  const type = toType(found.field);
  const isTime = type === 'date' || type === 'date_time';
  const refuse = (text: string, hint?: string): false => {
    context.report.at(under(place, 'field'), 'GEN230', `"${field}" ${text}`, hint);
    return false;
  };
  if (found.path.steps.some((step) => step.kind === 'rows' && step.field !== rows))
    return refuse('leads into child rows, of which one record has many.');
  if (type === 'date' && by === 'hour') return refuse('is date, which has no hours.');
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
