import { at, buildCodes, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import { buildWhere } from './buildFixedFilters.ts';
import { flags, given } from './buildMembers.ts';
import { findPath } from './buildPath.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { checkTwice } from './checkList.ts';
import type { MeasureFile } from './reportFiles.ts';
import type { ModelMeasure, ModelPath } from './types.ts';

/** The numbers of a report, in the author's order. */
export function buildMeasures(
  context: Context,
  source: Source<'report'>,
  entity: Source<'entity'>,
  screen: string,
): ModelMeasure[] {
  const { measures } = source.value.dataset;
  const place = at(source, 'dataset', 'measures');
  checkTwice(context, measures, 'key', place);
  const sums = new Map<string, ModelPath | undefined>();
  const plain = measures.map((measure, index) => {
    const here = under(place, index);
    checkKind(context, measure, here);
    const sum = buildSum(context, measure, entity, source.value.dataset.rows, here);
    sums.set(measure.key, sum);
    return {
      key: measure.key,
      label: context.texts.need(`screen.${screen}.measure.${measure.key}`, under(here, 'key')),
      ...given({
        sum,
        where: buildWhere(context, entity, measure.where, under(here, 'where')),
        better: measure.better,
        permissions: buildCodes(context, measure.permissions, under(here, 'permissions')),
      }),
    };
  });
  const withRatios = plain.map((measure, index) =>
    addRatio(context, measure, measures, { sums, place: under(place, index, 'ratio') }),
  );
  return withRatios;
}

function checkKind(context: Context, { sum, where, ratio }: MeasureFile, place: Place): void {
  if (ratio === undefined || (sum === undefined && where === undefined)) return;
  const text = 'divides other measures: "sum" and "where" belong to those.';
  context.report.at(under(place, 'ratio'), 'GEN230', text);
}

function buildSum(
  context: Context,
  { sum }: MeasureFile,
  entity: Source<'entity'>,
  rows: string | undefined,
  place: Place,
): ModelPath | undefined {
  if (sum === undefined) return undefined;
  const here = under(place, 'sum');
  const found = findPath(context, entity, sum, here);
  if (found === null) return undefined;
  const isOwn = found.path.steps.map(({ field }) => field).join('.') === (rows ?? '');
  if (isOwn && factsOf(found.field).can?.includes('sum') === true) return found.path;
  const text = isOwn ? `is ${toType(found.field)}, which does not add up.` : 'belongs to another record.';
  context.report.at(here, 'GEN213', `"${sum}" ${text}`);
  return undefined;
}

interface RatioSite {
  sums: ReadonlyMap<string, ModelPath | undefined>;
  place: Place;
}

/** One over another: a share where both are the same kind of thing, else so much of the first for one of the second. */
function addRatio(
  context: Context,
  measure: ModelMeasure,
  files: readonly MeasureFile[],
  { sums, place }: RatioSite,
): ModelMeasure {
  const file = files.find(({ key }) => key === measure.key);
  if (file?.ratio === undefined) return measure.sum ? { ...measure, value: measure.sum } : measure;
  const names = files.filter(({ ratio }) => ratio === undefined).map(({ key }) => key);
  for (const [index, name] of file.ratio.entries())
    if (!names.includes(name))
      context.report.at(
        under(place, index),
        'GEN231',
        `"${name}" is no measure of this report.`,
        hintOf(name, names),
      );
  const [first, second] = [sums.get(file.ratio[0]), sums.get(file.ratio[1])];
  const isShare = first?.type === second?.type;
  return {
    ...measure,
    ratio: file.ratio,
    ...given({ value: isShare ? undefined : first }),
    ...flags({ isShare }),
  };
}
