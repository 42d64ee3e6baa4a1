import type { FixedFilters } from '#contract/fixedFilters.ts';
import type { FieldModel } from '#contract/model.ts';
import {
  isCycle,
  type DimensionModel,
  type MeasureModel,
  type ReportCycle,
  type ReportStep,
  type TileModel,
} from '#contract/report.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { typeOf } from '#fields/types.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import { readFixed, toFixedTests } from '#server/list/fixedTests.ts';
import {
  createGrain,
  printFrom,
  printTests,
  printWhere,
  startOf,
  walkFrom,
  type Grain,
} from '#server/list/Grain.ts';
import { printLabel } from '#server/list/label.ts';
import { Joins, toSource, type Query } from '#server/list/Query.ts';
import { Binder, type Statement } from '#server/list/Statement.ts';
import type { ParsedReportRequest, Period } from './parseReportRequest.ts';
import type { ReportScope } from './ReportScope.ts';

/** Base measures of a tile's groups, in the order of `baseMeasures`; decimal text. */
type Numbers = readonly string[];

/** What the statement says of one tile. `is_previous` tells the period before. */
export interface TileRow {
  totals: readonly { is_previous: boolean; values: Numbers }[];
  groups:
    | readonly {
        key: string | number | boolean | null;
        label: string | null;
        is_previous: boolean;
        values: Numbers;
      }[]
    | null;
}

/** What the statement gives: one row, JSON of all tiles by key. */
export interface ReportRow {
  tiles: Readonly<Record<string, TileRow>>;
}

/** Measures that are read from rows; ratios are worked out of them. */
export function baseMeasures(
  { measures }: ReportScope,
  tiles: readonly TileModel[],
): readonly MeasureModel[] {
  const keys = tiles.flatMap((tile) =>
    tile.measures.flatMap((key) => [...(measures.get(key)?.ratio ?? [key])]),
  );
  return [...new Set(keys)].flatMap((key) => measures.get(key) ?? []);
}

/**
 * One statement for all tiles: rows are read once and added up by all dimensions together; every tile adds that up
 * further. Pure: the same request, caller and moment give the same text and values.
 */
export function compileReport(request: ParsedReportRequest, scope: ReportScope): Statement {
  const { values, bind } = new Binder();
  const query = { access: scope.access, bind, now: scope.now };
  const measures = baseMeasures(scope, request.tiles);
  const used = new Set(request.tiles.flatMap(({ by }) => by ?? []));
  const dimensions = [...scope.dimensions.values()].filter(({ key }) => used.has(key));
  const base = printBase(request, scope, { measures, dimensions }, query);
  const tiles = request.tiles.map(
    (tile) => `${printText(tile.key, bind)}, ${printTile(tile, measures, scope)}`,
  );
  return { text: `WITH q AS (${base}) SELECT json_build_object(${tiles.join(', ')}) AS tiles`, values };
}

function printText(text: string, bind: Query['bind']): string {
  return bind(text, 'text');
}

interface Parts {
  measures: readonly MeasureModel[];
  dimensions: readonly DimensionModel[];
}

function printBase(request: ParsedReportRequest, scope: ReportScope, parts: Parts, query: Query): string {
  const grain = createGrain(scope, { rows: scope.report.rows });
  const joins = new Joins(query, 'd');
  const groups = parts.dimensions.flatMap((dimension) =>
    printDimension(dimension, { scope, query, grain, joins }),
  );
  const numbers = parts.measures.map(
    (measure) => `${printMeasure(measure, grain, scope, query)} AS ${nameOf('m', measure)}`,
  );
  const { period, previous } = request;
  const isPrevious = period && previous ? `NOT (${printPeriod(period, scope, grain, query)})` : 'FALSE';
  const fixed = toFixedTests(scope.report.where ?? {}, scope);
  const whole = period && { from: previous?.from ?? period.from, to: period.to };
  const where = [
    printWhere(grain, [...fixed, ...request.tests], query),
    ...(whole ? [printPeriod(whole, scope, grain, query)] : []),
  ].join(' AND ');
  const columns = [`${isPrevious} AS "#previous"`, ...groups, ...numbers].join(', ');
  const grouped = Array.from({ length: groups.length + 1 }, (_, index) => index + 1).join(', ');
  return `SELECT ${columns} ${printFrom(grain, query)}${joins.text} WHERE ${where} GROUP BY ${grouped}`;
}

/** Names in a statement: keys of the schema are snake_case. */
function nameOf(prefix: 'm' | 'd' | 'l', { key }: { key: string }): string {
  return `"#${prefix}_${key}"`;
}

/** Of child rows it is asked of the row itself: others of its record may lie outside. */
function printPeriod(period: Period, scope: ReportScope, grain: Grain, query: Query): string {
  const key = scope.report.period?.filter ?? '';
  const value = { from: period.from, to: period.to };
  const read = readFixed(key, value, scope);
  if ('problem' in read)
    throw new Error(`${scope.report.screen}: the period ${JSON.stringify(value)} cannot be read`);
  return printTests(grain, [read.test], query).join(' AND ');
}

/** What the rows of a report are read by. */
interface Reading {
  scope: ReportScope;
  query: Query;
  grain: Grain;
  joins: Joins;
}

/** Value and, for references, label of a dimension. */
function printDimension(dimension: DimensionModel, reading: Reading): string[] {
  const { scope, query, grain, joins } = reading;
  const field = scope.find(dimension.path);
  if (!field) throw new Error(`the dimension "${dimension.key}" is not for this caller`);
  const source = toSource(walkFrom(dimension.path, grain, joins), field, query);
  const value = dimension.by
    ? printStep(source.value, field, dimension.by, reading)
    : serverTypeOf(field).json(source);
  const key = `${value} AS ${nameOf('d', dimension)}`;
  return [key, `${printGroupLabel(dimension, field, reading)} AS ${nameOf('l', dimension)}`];
}

function printGroupLabel(
  { path }: DimensionModel,
  field: FieldModel,
  { query, grain, joins }: Reading,
): string {
  if (!field.reference) return 'NULL::text';
  const target = entityOf(query.access.model, field.reference.entity);
  const step = { field: field.name, kind: 'reference' as const, entity: target.name };
  return printLabel(walkFrom({ steps: [...path.steps, step] }, grain, joins), query);
}

/** What PostgreSQL calls them. */
const CYCLES: Readonly<Record<ReportCycle, string>> = { hour: 'hour', weekday: 'isodow' };

/** The first day of the step in the customer's zone, as `YYYY-MM-DD`; of what comes again its number. */
function printStep(
  value: string,
  field: FieldModel,
  step: ReportStep | ReportCycle,
  { scope, query }: Reading,
): string {
  const { timeZone } = scope.context;
  const local =
    typeOf(field).time === 'day' ? value : `(${value} AT TIME ZONE ${query.bind(timeZone, 'text')})`;
  if (isCycle(step)) return `extract(${CYCLES[step]} FROM ${local})::int4`;
  return `to_char(date_trunc('${step}', ${local}), 'YYYY-MM-DD')`;
}

function printMeasure({ sum, where }: MeasureModel, grain: Grain, scope: ReportScope, query: Query): string {
  const among = where === undefined ? '' : ` FILTER (WHERE ${printRows(where, grain, scope, query)})`;
  if (!sum) return `count(*)${among}`;
  const field = scope.find(sum);
  if (!field) throw new Error(`the field "${sum.key}" is not for this caller`);
  const { place } = startOf(sum, grain);
  return `coalesce(sum(${toSource(place, field, query).value})${among}, 0)`;
}

function printRows(where: FixedFilters, grain: Grain, scope: ReportScope, query: Query): string {
  return printTests(grain, toFixedTests(where, scope), query).join(' AND ') || 'TRUE';
}

function printTile(tile: TileModel, measures: readonly MeasureModel[], scope: ReportScope): string {
  const sums = measures.map((measure) => `coalesce(sum(${nameOf('m', measure)}), 0)::text`);
  const numbers = `json_build_array(${sums.join(', ')})`;
  const row = `json_build_object('is_previous', "#previous", 'values', ${numbers})`;
  const totals = `(SELECT coalesce(json_agg(x.v), '[]'::json) FROM (SELECT ${row} AS v FROM q GROUP BY "#previous") x)`;
  return `json_build_object('totals', ${totals}, 'groups', ${printGroups(tile, numbers, scope)})`;
}

function printGroups(tile: TileModel, numbers: string, scope: ReportScope): string {
  const dimension = tile.by === undefined ? undefined : scope.dimensions.get(tile.by);
  if (!dimension) return 'NULL::json';
  const [key, label] = [nameOf('d', dimension), nameOf('l', dimension)];
  const row = `json_build_object('key', ${key}, 'label', ${label}, 'is_previous', "#previous", 'values', ${numbers})`;
  const grouped = `GROUP BY ${key}, ${label}, "#previous"`;
  // Steps come in their order, with those of the period before; of other groups the largest or the smallest, of this period alone.
  const part = dimension.by
    ? `FROM q ${grouped} ORDER BY ${key}`
    : `FROM q WHERE NOT "#previous" ${grouped} ORDER BY ${printOrder(tile, scope)} ${tile.least ? 'ASC' : 'DESC'} NULLS LAST, ${key} LIMIT ${tile.limit}`;
  return `(SELECT coalesce(json_agg(x.v), '[]'::json) FROM (SELECT ${row} AS v ${part}) x)`;
}

/** Size of a group: its first measure. */
function printOrder(tile: TileModel, { measures }: ReportScope): string {
  const [key = ''] = tile.measures;
  const sum = (name: string) => `sum(${nameOf('m', { key: name })})`;
  const ratio = measures.get(key)?.ratio;
  return ratio ? `${sum(ratio[0])}::numeric / nullif(${sum(ratio[1])}, 0)` : sum(key);
}
