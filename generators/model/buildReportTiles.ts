import type { FixedFilters } from '#contract/fixedFilters.ts';
import { buildCodes, under } from './buildContext.ts';
import { flags, given } from './buildMembers.ts';
import { hintOf } from './buildReport.ts';
import { findRoute } from './buildRoutes.ts';
import { findMode } from './findMode.ts';
import { isCycle } from './buildDimensions.ts';
import { checkDrill } from './checkDrill.ts';
import { checkTwice } from './checkList.ts';
import type { ReportTileFile } from './reportFiles.ts';
import { inside } from './site.ts';
import type { ReportSite } from './site.ts';
import type { ModelDimension, ModelFilter, ModelMeasure, ModelReportTile } from './types.ts';

/** What the tiles of a report are made of. */
export interface TileParts {
  readonly screen: string;
  readonly where?: FixedFilters;
  readonly filters: readonly ModelFilter[];
  readonly dimensions: readonly ModelDimension[];
  readonly measures: readonly ModelMeasure[];
}

/** A place in one tile. */
export interface TileSite extends ReportSite {
  readonly tile: ReportTileFile;
  readonly parts: TileParts;
}

/** Groups of a tile where the schema says nothing: what a picture can hold. */
const USUAL_LIMIT = 10;
/** Steps of time are never cut: a period has at most so many days. */
const STEP_LIMIT = 400;

/** Tiles of a report in the author's order. */
export function buildReportTiles(site: ReportSite, parts: TileParts): ModelReportTile[] {
  const { tiles } = site.report.value;
  checkTwice(site.context, tiles, 'key', site.place);
  return tiles.map((tile, index) => buildTile({ ...inside(site, index), tile, parts }));
}

function buildTile(site: TileSite): ModelReportTile {
  const { context, report, tile, parts, place } = site;
  checkParts(site);
  const measures = tile.measures ?? (tile.measure === undefined ? [] : [tile.measure]);
  const dimension = parts.dimensions.find(({ key }) => key === tile.by);
  if (tile.drill !== undefined) checkDrill(inside(site, 'drill'));
  return {
    key: tile.key,
    kind: tile.kind,
    title: toTitle(site, measures),
    measures,
    limit: dimension?.by === undefined ? (tile.limit ?? USUAL_LIMIT) : STEP_LIMIT,
    ...given({
      by: tile.by,
      permissions: buildCodes(context, tile.permissions, under(place, 'permissions')),
      drill:
        tile.drill === undefined
          ? undefined
          : {
              route: tile.drill,
              permissions: findRoute(context, tile.drill, under(place, 'drill')),
              ...given({ mode: findMode(context, tile.drill, report.value.dataset.rows) }),
            },
    }),
    ...flags({ home: tile.home, least: tile.least }),
  };
}

/** A tile of one measure is called like it unless the schema brings a text of its own. */
function toTitle({ context, tile, parts, place }: TileSite, measures: readonly string[]): string {
  const { screen } = parts;
  const own = `screen.${screen}.tile.${tile.key}`;
  if (context.texts.offer(own) || measures.length !== 1) return context.texts.need(own, under(place, 'key'));
  return `screen.${screen}.measure.${measures[0]}`;
}

function checkParts(site: TileSite): void {
  const { context, report, tile, parts, place } = site;
  checkWords(site);
  const names = parts.measures.map(({ key }) => key);
  const named = tile.measures?.map((name, index) => [name, under(place, 'measures', index)] as const) ?? [];
  const one = tile.measure === undefined ? [] : [[tile.measure, under(place, 'measure')] as const];
  for (const [name, here] of [...one, ...named])
    if (!names.includes(name))
      context.report.at(here, 'GEN231', `"${name}" is no measure of this report.`, hintOf(name, names));
  // A dimension that could not be built is reported where it stands.
  const keys = (report.value.dataset.dimensions ?? []).map(({ key }) => key);
  if (tile.by === undefined || keys.includes(tile.by)) return;
  const text = `"${tile.by}" is no dimension of this report.`;
  context.report.at(under(place, 'by'), 'GEN231', text, hintOf(tile.by, keys));
}

/** Each kind of tile shows one thing. */
function checkWords({ context, tile, parts, place }: TileSite): void {
  const { kind, by } = tile;
  const refuse = (text: string): void => context.report.at(under(place, 'kind'), 'GEN230', text);
  if (kind === 'table' ? tile.measures === undefined : tile.measure === undefined)
    refuse(kind === 'table' ? 'is table: it needs "measures".' : `is ${kind}: it needs "measure".`);
  if (kind === 'number' && by !== undefined) refuse('is number: one number has no groups. Take "by" out.');
  if (kind !== 'number' && by === undefined) refuse(`is ${kind}: it needs "by".`);
  const dimension = parts.dimensions.find(({ key }) => key === by);
  const isCourse = dimension?.by !== undefined && !isCycle(dimension.by);
  if ((kind === 'trend' || kind === 'line') && dimension !== undefined && !isCourse)
    refuse(`is ${kind}: "${by}" has no days, weeks or months.`);
  const isRatio = parts.measures.some(({ key, ratio }) => key === tile.measure && ratio !== undefined);
  if (kind === 'pie' && isRatio) refuse('is pie, but parts of a ratio do not make a whole.');
}
