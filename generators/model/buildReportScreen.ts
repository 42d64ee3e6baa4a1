import { at, buildCodes, findEntity, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { buildFilters } from './buildFilters.ts';
import { buildWhere } from './buildFixedFilters.ts';
import { toScreen } from './buildLists.ts';
import { buildDimensions } from './buildDimensions.ts';
import { buildMeasures } from './buildMeasures.ts';
import { flags, given } from './buildMembers.ts';
import { buildOrigin } from './buildNames.ts';
import { buildReportTiles } from './buildReportTiles.ts';
import { hintOf } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { checkTwice } from './checkList.ts';
import { checkViewScreen } from './checkWalls.ts';
import { inside } from './site.ts';
import type { ReportSite } from './site.ts';
import type { ModelFilter, ModelReport } from './types.ts';

/** Days that a report spans where nobody says. */
const USUAL_DAYS = 30;

/** A report with its measures, dimensions and tiles; null after a report of what its entity lacks. */
export function buildReportScreen(context: Context, source: Source<'report'>): ModelReport | null {
  const { value } = source;
  const entity = findEntity(context, value.dataset.entity, at(source, 'dataset', 'entity'));
  if (entity === null || !hasRows(context, source, entity)) return null;
  const screen = toScreen(value.route);
  const site: ReportSite = { context, entity, report: source, place: at(source) };
  const filters = buildFilters(inside(site, 'filters'), value.filters ?? []);
  checkTwice(context, value.filters ?? [], 'field', at(source, 'filters'));
  checkLive(inside(site, 'live'), value.live);
  checkViewScreen(inside(site, 'permissions'), value.permissions);
  const dimensions = buildDimensions(inside(site, 'dataset', 'dimensions'));
  const measures = buildMeasures(inside(site, 'dataset', 'measures'), screen);
  const where = buildWhere(context, entity, value.dataset.where, at(source, 'dataset', 'where'));
  const parts = { filters, dimensions, measures };
  return {
    ...buildOrigin(source),
    screen,
    route: value.route,
    entity: value.dataset.entity,
    url: value.url,
    title: context.texts.need(`screen.${screen}.title`, at(source, 'route')),
    permissions: buildCodes(context, value.permissions, at(source, 'permissions')),
    ...parts,
    tiles: buildReportTiles(inside(site, 'tiles'), { ...parts, screen, ...given({ where }) }),
    ...given({
      license: value.license,
      where,
      rows: value.dataset.rows,
      period: buildPeriod(context, source, filters),
    }),
    ...flags({ compare: value.compare, live: value.live }),
  };
}

/** Reports a screen that waits for word that nobody gives. */
function checkLive({ context, entity, place }: ReportSite, isLive: boolean | undefined): void {
  if (isLive !== true || entity.value['x-live'] === true) return;
  const text = `is true, but nobody tells when a record of ${entity.value.title} changes.`;
  context.report.at(place, 'GEN213', text, `Add "x-live": true to ${entity.file}.`);
}

/** False after a report: what is counted is not known then. */
function hasRows(context: Context, source: Source<'report'>, entity: Source<'entity'>): boolean {
  const { rows } = source.value.dataset;
  if (rows === undefined) return true;
  const place = at(source, 'dataset', 'rows');
  const field = findField(context, entity, rows, place);
  if (field !== null && toType(field) !== 'rows')
    context.report.at(place, 'GEN214', `"${rows}" is ${toType(field)}, not child rows.`);
  return field !== null && toType(field) === 'rows';
}

function buildPeriod(
  context: Context,
  source: Source<'report'>,
  filters: readonly ModelFilter[],
): ModelReport['period'] | undefined {
  const { period, compare } = source.value;
  if (period === undefined) {
    if (compare === true)
      context.report.at(at(source, 'compare'), 'GEN230', 'needs a "period" to look back from.');
    return undefined;
  }
  const place = under(at(source, 'period'), 'filter');
  const ranges = filters.filter(({ kind }) => kind === 'date_range').map(({ key }) => key);
  if (!ranges.includes(period.filter)) {
    const text = `"${period.filter}" is no date_range filter of this report.`;
    context.report.at(place, 'GEN230', text, hintOf(period.filter, ranges));
  }
  const { filter, days = USUAL_DAYS, home } = period;
  return { filter, days, ...(home !== undefined && { home }) };
}
