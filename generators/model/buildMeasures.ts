import { buildCodes, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import { buildWhere } from './buildFixedFilters.ts';
import { flags, given } from './buildMembers.ts';
import { findPath } from './buildPath.ts';
import type { FoundPath } from './buildPath.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { checkCode, findCurrency } from './checkCurrency.ts';
import { checkTwice } from './checkList.ts';
import type { MeasureFile } from './reportFiles.ts';
import { inside } from './site.ts';
import type { ReportSite } from './site.ts';
import type { ModelMeasure } from './types.ts';

/** The numbers of a report, in the author's order. */
export function buildMeasures(site: ReportSite, screen: string): ModelMeasure[] {
  const { context, entity, report, place } = site;
  const { measures } = report.value.dataset;
  checkTwice(context, measures, 'key', place);
  const plain = measures.map((measure, index) => {
    const here = under(place, index);
    checkKind(context, measure, here);
    const found = buildSum(inside(site, index, 'sum'), measure);
    const where = addCurrency(context, measure, found, here);
    return {
      key: measure.key,
      label: context.texts.need(`screen.${screen}.measure.${measure.key}`, under(here, 'key')),
      ...given({
        sum: found?.path,
        currency: found && measure.sumIn,
        where: buildWhere(context, entity, where, under(here, 'where')),
        better: measure.better,
        license: measure.license,
        permissions: buildCodes(context, measure.permissions, under(here, 'permissions')),
      }),
    };
  });
  return plain.map((measure, index) =>
    addRatio(context, measure, measures, { plain, place: under(place, index, 'ratio') }),
  );
}

function checkKind(context: Context, { sum, where, ratio }: MeasureFile, place: Place): void {
  if (ratio === undefined || (sum === undefined && where === undefined)) return;
  const text = 'divides other measures: "sum" and "where" belong to those.';
  context.report.at(under(place, 'ratio'), 'GEN230', text);
}

function buildSum(
  { context, entity, report, place }: ReportSite,
  { sum }: MeasureFile,
): FoundPath | undefined {
  if (sum === undefined) return undefined;
  const { rows } = report.value.dataset;
  const found = findPath(context, entity, sum, place);
  if (found === null) return undefined;
  const isOwn = found.path.steps.map(({ field }) => field).join('.') === (rows ?? '');
  if (isOwn && factsOf(found.field).can?.includes('sum') === true) return found;
  const text = isOwn ? `is ${toType(found.field)}, which does not add up.` : 'belongs to another record.';
  context.report.at(place, 'GEN213', `"${sum}" ${text}`);
  return undefined;
}

/** Amounts of one currency alone add up: the filter of a measure, with the currency that it says. */
function addCurrency(
  context: Context,
  { sum, sumIn, where }: MeasureFile,
  found: FoundPath | undefined,
  place: Place,
): MeasureFile['where'] {
  if (sumIn === undefined) {
    if (found && findCurrency(context, found)) {
      const text = `"${sum}" may be of several currencies, which do not add up.`;
      context.report.at(under(place, 'sum'), 'GEN213', text, 'Say which one counts with "sumIn".');
    }
    return where;
  }
  const here = under(place, 'sumIn');
  if (sum === undefined)
    context.report.at(here, 'GEN230', 'says the currency of a sum, but rows are counted.');
  const currency = found && checkCode(context, found, sumIn, here);
  if (currency === undefined) return where;
  if (where?.[currency.key] !== undefined)
    context.report.at(
      here,
      'GEN230',
      `says what "where" says of "${currency.key}".`,
      'Take one of them out.',
    );
  if (!currency.isRequired) {
    const text = `cannot be told: "${currency.key}" may be empty, which is the customer's own currency.`;
    context.report.at(here, 'GEN213', text, `Add "${currency.name}" to "required" of its entity.`);
  }
  return { ...where, [currency.key]: [sumIn] };
}

interface RatioSite {
  plain: readonly ModelMeasure[];
  place: Place;
}

/** One over another: a share where both are the same kind of thing, else so much of the first for one of the second. */
function addRatio(
  context: Context,
  measure: ModelMeasure,
  files: readonly MeasureFile[],
  { plain, place }: RatioSite,
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
  const [first, second] = file.ratio.map((name) => plain.find(({ key }) => key === name));
  checkSameCurrency(context, [first, second], place);
  const isShare = first?.sum?.type === second?.sum?.type;
  return {
    ...measure,
    ratio: file.ratio,
    ...given(isShare ? {} : { value: first?.sum, currency: first?.currency }),
    ...flags({ isShare }),
  };
}

/** Money of one currency over money of another is no share. */
function checkSameCurrency(
  context: Context,
  measures: readonly (ModelMeasure | undefined)[],
  place: Place,
): void {
  const moneys = measures.filter((one) => one?.sum?.type === 'money').map((one) => one?.currency);
  if (new Set(moneys).size < 2) return;
  const [first, second] = moneys.map((code) => code ?? "the customer's currency");
  context.report.at(place, 'GEN213', `divides money in ${first} by money in ${second}.`);
}
