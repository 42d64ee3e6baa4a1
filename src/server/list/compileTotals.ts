import type { ListColumnModel, ListModel, ViewModeModel } from '#contract/model.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { quoteText } from '#server/db/migrations/names.ts';
import { withinOf, type Test } from './compileTests.ts';
import { createMemory } from './createMemory.ts';
import { toFixedTests, toListTests } from './fixedTests.ts';
import { createGrain, grainPlace, printFrom, printTests, printWhere, startOf, type Grain } from './Grain.ts';
import { columnsOfMode, type ListScope } from './ListScope.ts';
import type { ParsedListRequest } from './parseListRequest.ts';
import { currencyColumn, printSum, printSummands, printSums } from './printSums.ts';
import { Joins, type Query } from './Query.ts';
import { Binder, type Statement } from './Statement.ts';

/** What the statement of the totals gives: one row. */
export interface TotalsRow {
  total: number;
  /** Whether total and sums, and the counts, stopped at the cap: then they are not the whole. */
  is_capped: boolean;
  are_counts_capped: boolean;
  /** JSON text: column key to sum. */
  sum: string;
  /** JSON text: count key to number. */
  counts: string;
  /** ISO 8601 UTC. */
  counted_at: string;
  /** `pg_current_snapshot()`: which transactions are in these figures. */
  snapshot: string;
}

/**
 * Total, sums and counts of a request in one statement. The counts are of all modes: the mode's own `where` is not
 * asked of them, so that the badge of one mode can be shown in another.
 */
export function compileTotals(request: ParsedListRequest, scope: ListScope, cap?: number): Statement {
  if (request.tests.length > 0) return compile(request, scope, cap);
  const key = `${scope.context.today} ${scope.list.screen} ${request.mode.key} ${cap}`;
  return remember(scope.access, key, () => compile(request, scope, cap));
}

const remember = createMemory<Statement>();

function compile(request: ParsedListRequest, scope: ListScope, cap: number | undefined): Statement {
  const { values, bind } = new Binder();
  const { mode, tests } = request;
  const within = withinOf(tests, scope.entity);
  const query = { access: scope.access, bind, now: scope.now, within };
  const { counts } = scope.rights;
  const measured = { sums: sumColumns(scope, mode), counts };
  // One scan serves both where both look at the same rows, or where the mode's are a part that can be told apart.
  const isOne =
    mode.rows === undefined && (mode.where === undefined || (counts.length > 0 && cap === undefined));
  const whole = [...tests, ...toListTests(scope, {})];
  const part = toFixedTests(mode.where ?? {}, scope);
  const site = { scope, query, cap };
  const scans = isOne
    ? [printScan(createGrain(scope, {}), whole, { ...measured, part }, site)]
    : [
        printScan(createGrain(scope, mode), [...whole, ...part], { ...measured, counts: [] }, site),
        ...(counts.length > 0 ? [printScan(createGrain(scope, {}), whole, { sums: [], counts }, site)] : []),
      ];
  return { text: printTotals(measured, scans, scope, cap), values };
}

/** What a scan is printed with. */
interface ScanSite {
  scope: ListScope;
  query: Query;
  /** Rows that it stops at. */
  cap: number | undefined;
}

/** What one scan of the rows measures; `part` are filters that total and sums obey and counts do not. */
interface Measured {
  sums: readonly ListColumnModel[];
  counts: ListModel['counts'];
  part?: readonly Test[];
}

/** Columns of the mode's own grain that add up: a record's money is not multiplied by its lines. */
export function sumColumns(scope: ListScope, mode: ViewModeModel): ListColumnModel[] {
  const grain = createGrain(scope, mode);
  return columnsOfMode(scope, mode).filter((column) => {
    const field = scope.access.findSeen(scope.entity, column);
    const isOwn = startOf(column, grain).place === grainPlace(grain);
    return (
      column.sum &&
      isOwn &&
      field !== undefined &&
      seesCurrency(column, scope) &&
      serverTypeOf(field).hasSum &&
      !scope.access.isMasked(field)
    );
  });
}

/** Amounts of nobody knows which currency are no sum. */
function seesCurrency(column: ListColumnModel, scope: ListScope): boolean {
  const currency = currencyColumn(column, scope);
  return currency === undefined || scope.access.findSeen(scope.entity, currency) !== undefined;
}

function printTotals(
  { sums, counts }: Measured,
  scans: readonly string[],
  scope: ListScope,
  cap: number | undefined,
): string {
  const printIsCapped = (scan: string) => (cap === undefined ? 'FALSE' : `${scan}."#scanned" > ${cap}`);
  const last = scans.length > 1 ? 'b' : 'a';
  const columns = [
    'a."#total" AS total',
    `${printIsCapped('a')} AS is_capped`,
    `${printIsCapped(last)} AS are_counts_capped`,
    `${printJson(sums.map((column, index) => [column.key, printSum(column, `a."#s${index}"`, scope)]))} AS sum`,
    `${printJson(counts.map(({ key }, index) => [key, `${last}."#c${index}"`]))} AS counts`,
    `now() AS counted_at`,
    'pg_current_snapshot()::text AS snapshot',
  ];
  return `SELECT ${columns.join(', ')} FROM (${scans.join(') a CROSS JOIN (')}) ${last}`;
}

function printJson(pairs: readonly (readonly [key: string, value: string])[]): string {
  return `json_build_object(${pairs.map(([key, value]) => `${quoteText(key)}, ${value}`).join(', ')})::text`;
}

function printScan(
  grain: Grain,
  tests: readonly Test[],
  measured: Measured,
  { scope, query, cap }: ScanSite,
): string {
  const joins = new Joins(query, 'm');
  const { sums, counts, part = [] } = measured;
  const values = printSummands(sums, grain, joins, { scope, query });
  const isCounted = counts.map(
    ({ where }, index) => `${printAll(grain, toFixedTests(where, scope), query)} AS "#c${index}"`,
  );
  const isPart = part.length > 0 ? [`${printAll(grain, part, query)} AS "#part"`] : [];
  const items = [...values, ...isCounted, ...isPart].join(', ') || '1 AS "#one"';
  const limit = cap === undefined ? '' : ` LIMIT ${cap + 1}`;
  const rows = `SELECT ${items} ${printFrom(grain, query)}${joins.text} WHERE ${printWhere(grain, tests, query)}${limit}`;
  const figures = printAggregates(measured, { scope, query }).join(', ');
  // Sums by currency look at the rows once more; where there are none the rows are nowhere kept.
  return sums.some((column) => currencyColumn(column, scope))
    ? `WITH q AS MATERIALIZED (${rows}) SELECT ${figures} FROM q`
    : `SELECT ${figures} FROM (${rows}) q`;
}

function printAll(grain: Grain, tests: readonly Test[], query: Query): string {
  return `(${printTests(grain, tests, query).join(' AND ') || 'TRUE'})`;
}

function printAggregates(
  { sums, counts, part = [] }: Measured,
  site: { scope: ListScope; query: Query },
): string[] {
  const among = part.length > 0 ? 'q."#part"' : undefined;
  return [
    `count(*)${among === undefined ? '' : ` FILTER (WHERE ${among})`} AS "#total"`,
    'count(*) AS "#scanned"',
    ...printSums(sums, among, site),
    ...counts.map((_, index) => `count(*) FILTER (WHERE q."#c${index}") AS "#c${index}"`),
  ];
}
