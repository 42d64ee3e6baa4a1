import { isDeepStrictEqual } from 'node:util';
import { under } from './buildContext.ts';
import { factsOf } from './buildFieldFacts.ts';
import { maxDaysOf } from './buildFilters.ts';
import { given } from './buildMembers.ts';
import { findPath } from './buildPath.ts';
import { hintOf } from './buildReport.ts';
import { spanOf } from './checkFixedRange.ts';
import { checkTwice } from './checkList.ts';
import type { StatisticFile, ViewModeFile as ModeFile } from './schemas.ts';
import { inside } from './site.ts';
import type { ListSite } from './site.ts';
import type { ModelList } from './types.ts';

/** Numbers of a list on the dashboard, in the author's order. */
export function buildStatistics(list: ListSite, screen: string): ModelList['statistics'] {
  const site = inside(list, 'statistics');
  const { statistics } = site.list.value;
  checkTwice(site.context, statistics ?? [], 'key', site.place);
  return statistics?.map((statistic, index) => {
    const here = inside(site, index);
    const { key, count, sum, day, against, oldest } = statistic;
    const mode = findMode(here, statistic);
    checkNames(here, statistic);
    checkShown(here, statistic, mode);
    return {
      key,
      label: site.context.texts.need(`screen.${screen}.statistic.${key}`, under(here.place, 'key')),
      ...given({ count, sum, day, against, oldest, mode: mode?.key }),
      ...(oldest !== undefined && {
        oldestLabel: site.context.texts.need(
          `screen.${screen}.statistic.${key}_oldest`,
          under(here.place, 'oldest'),
        ),
      }),
    };
  });
}

function checkNames(
  { context, list, entity, place }: ListSite,
  { count, sum, day, oldest }: StatisticFile,
): void {
  const { counts = [], columns, filters = [] } = list.value;
  const need = (name: string, key: string | undefined, keys: readonly string[], what: string) => {
    if (key === undefined || keys.includes(key)) return;
    context.report.at(under(place, name), 'GEN207', `"${key}" is no ${what}.`, hintOf(key, keys));
  };
  need(
    'count',
    count,
    counts.map(({ key }) => key),
    'key of "counts"',
  );
  const summed = columns.filter((column) => column.sum === true).map(({ field }) => field);
  need('sum', sum, summed, 'column with a sum');
  const asked = filters.map(({ field }) => field);
  for (const [name, path] of Object.entries({ day, oldest })) {
    need(name, path, asked, 'filter of this list');
    if (path === undefined || !asked.includes(path)) continue;
    const found = findPath(context, entity, path, under(place, name));
    if (found === null || factsOf(found.field).filters.includes('date_range')) continue;
    context.report.at(under(place, name), 'GEN213', `"${path}" has no days.`);
  }
}

/** The mode that shows the rows of a count, or the most of its parts: the list's filters add the others. */
function findMode({ list }: ListSite, { count }: StatisticFile): ModeFile | undefined {
  const where = list.value.counts?.find(({ key }) => key === count)?.where ?? {};
  const fitting = (list.value.viewModes ?? []).filter(
    (mode) =>
      mode.rows === undefined &&
      Object.entries(mode.where ?? {}).every(([key, value]) => isDeepStrictEqual(where[key], value)),
  );
  const parts = (mode: ModeFile) => Object.keys(mode.where ?? {}).length;
  return fitting.toSorted((a, b) => parts(b) - parts(a))[0];
}

/** What a list with modes shows is at least what one of them fixes. */
function checkShown(
  { context, list, place }: ListSite,
  statistic: StatisticFile,
  mode: ModeFile | undefined,
): void {
  const { counts = [], filters = [], viewModes = [] } = list.value;
  const hint = `Add a view mode for these rows to ${list.file}.`;
  const at = statistic.count === undefined ? place : under(place, 'count');
  if (viewModes.length > 0 && mode === undefined)
    context.report.at(at, 'GEN232', 'counts rows that no view mode shows.', hint);
  const where = counts.find(({ key }) => key === statistic.count)?.where ?? {};
  const keys = new Set([...filters.map(({ field }) => field), ...Object.keys(mode?.where ?? {})]);
  for (const key of Object.keys(where).filter((name) => !keys.has(name)))
    context.report.at(
      at,
      'GEN232',
      `counts rows that the list cannot show: it has no filter "${key}".`,
      hint,
    );
  for (const filter of filters.filter(({ field }) => mode?.where?.[field] === undefined))
    if (isTooLong(where[filter.field], maxDaysOf(filter)))
      context.report.at(
        at,
        'GEN232',
        `counts more days than the filter "${filter.field}" of the list takes.`,
        hint,
      );
}

const isTooLong = (value: unknown, maxDays: number): boolean =>
  isDays(value) && (spanOf(value) ?? Number.POSITIVE_INFINITY) > maxDays;

/** Ends of a range that are days, not numbers. */
function isDays(value: unknown): value is Parameters<typeof spanOf>[0] {
  const isRange = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRange && Object.values(value).some((end) => typeof end !== 'number');
}
