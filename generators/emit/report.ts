import type { ModelDimension, ModelMeasure, ModelReport, ModelReportTile } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { lines, plain } from '../print/literal.ts';
import type { LiteralObject } from '../print/literal.ts';
import type { Place } from './expression.ts';
import { emitFilter, emitFilterModel } from './list.ts';
import type { Names } from './names.ts';
import { emitLeaf, emitPath } from './path.ts';

/** `order-report.report.gen.tsx`: the report as the browser's `ReportDefinition`, and its screen. */
export function emitReport(report: ModelReport, names: Names): string {
  const imports = createImports(`${report.generated}.tsx`);
  const type = imports.useType('ReportDefinition', '#web/report/ReportDefinition.ts');
  const screen = imports.use('ReportScreen', '#web/report/ReportScreen.tsx');
  const value = lines(toDefinition(report, { imports, names }));
  return printFile(report.source, imports, [
    `export const report: ${type} = ${value};`,
    `export default function ${report.component}() {\n  return <${screen} report={report} />;\n}`,
  ]);
}

function toDefinition(report: ModelReport, place: Place): LiteralObject {
  const { screen, route, title, permissions, url, where, period, compare, live, entity } = report;
  return {
    screen,
    route,
    title,
    permissions,
    url,
    where: where && plain(where),
    filters: report.filters.map((filter) => emitFilter(filter, report, place)),
    period: period && plain(period),
    compare,
    live: live && entity,
    dimensions: Object.fromEntries(report.dimensions.map((each) => [each.key, emitDimension(each, place)])),
    measures: Object.fromEntries(report.measures.map((each) => [each.key, emitMeasure(each, report, place)])),
    tiles: report.tiles.map((tile) => emitTile(tile)),
  };
}

function emitDimension({ path, label, by, filter }: ModelDimension, place: Place): LiteralObject {
  return { field: emitLeaf(path, place), label, by, filter };
}

/** A ratio is proved by the rows of its numerator. */
function emitMeasure(measure: ModelMeasure, { measures }: ModelReport, place: Place): LiteralObject {
  const { label, value, currency, ratio, isShare, better } = measure;
  const { where } = ratio ? (measures.find(({ key }) => key === ratio[0]) ?? measure) : measure;
  const field = value && emitLeaf(value, place);
  const isRatio = ratio !== undefined && !isShare ? true : undefined;
  return { label, field, currency, where: where && plain(where), isShare, isRatio, better };
}

function emitTile(tile: ModelReportTile): LiteralObject {
  return { ...plain(tile, 'limit', 'least', 'permissions'), drill: tile.drill && plain(tile.drill) };
}

/** `order-report.report.gen.server.ts`: the report as the server's `ReportModel`. */
export function emitReportServer(report: ModelReport, names: Names): string {
  const imports = createImports(`${report.generated}.server.ts`);
  const place: Place = { imports, names };
  const type = imports.useType('ReportModel', '#contract/report.ts');
  const { screen, route, module, entity, rows, permissions, license, url, where, period, compare } = report;
  const value = lines({
    screen,
    route,
    module,
    entity,
    rows,
    permissions,
    license,
    url,
    where: where && plain(where),
    filters: report.filters.map((filter) => emitFilterModel(filter, place)),
    period: period && plain(period),
    compare,
    dimensions: report.dimensions.map(({ key, path, by }) => ({ key, path: emitPath(path, place), by })),
    measures: report.measures.map(({ key, sum, where, ratio, license, permissions }) => ({
      key,
      sum: sum && emitPath(sum, place),
      where: where && plain(where),
      ratio,
      license,
      permissions,
    })),
    tiles: report.tiles.map(({ key, measures, by, limit, least, permissions }) => ({
      key,
      measures,
      by,
      limit,
      least,
      permissions,
    })),
  });
  return printFile(report.source, imports, [`export const ${report.constant}: ${type} = ${value};`]);
}
