import { quoteName } from '#server/db/migrations/names.ts';
import { printOrderBy } from './compileOrder.ts';
import { compileShown } from './compileShown.ts';
import { compileTotals } from './compileTotals.ts';
import { withinOf } from './compileTests.ts';
import { createMemory } from './createMemory.ts';
import type { RowId } from './cursor.ts';
import { printChoice } from './customView.ts';
import type { ListScope } from './ListScope.ts';
import type { ParsedListRequest } from './parseListRequest.ts';
import { ID, KEY, printAllRows, printPage, type RowsSite } from './printRows.ts';
import { Binder, type Statement } from './Statement.ts';

/** What a list call asks the database: the rows of a page, and the totals of all its pages. */
export interface CompiledList {
  page: Statement;
  totals: Statement;
}

/** What the page's statement gives: one row. */
export interface PageRow {
  /** JSON text of the rows. */
  rows: string;
  /** Sort value and id of the first and the last row; null without rows, the value also for rows without one. */
  first_key: string | null;
  first_id: RowId | null;
  last_key: string | null;
  last_id: RowId | null;
  /** The caller's column choice, see `parseChoice`. */
  choice: string | null;
}

/**
 * Compiles a parsed request. Pure: the same request, caller and moment give the same text and values.
 * @param cap stops totals at this many rows (embedded database: one connection); absent: exact.
 */
export function compileList(request: ParsedListRequest, scope: ListScope, cap?: number): CompiledList {
  return { page: compilePage(request, scope), totals: compileTotals(request, scope, cap) };
}

/** First pages without filters come most often: their text is made once. */
function compilePage(request: ParsedListRequest, scope: ListScope): Statement {
  const { mode, tests, offset, perPage, sort, cursor } = request;
  if (tests.length > 0 || offset > 0 || cursor) return compileAnyPage(request, scope);
  const key = `${scope.context.today} ${scope.list.screen} ${mode.key} ${perPage} ${sort.field} ${sort.order}`;
  return remember(scope.access, key, () => compileAnyPage(request, scope));
}

const remember = createMemory<Statement>();

/** What the rows of a list are printed with, and the values that are bound in it. */
function openRows(
  { mode, tests }: ParsedListRequest,
  scope: ListScope,
): RowsSite & Pick<Statement, 'values'> {
  const shown = compileShown(scope, mode);
  const { values, bind } = new Binder(shown.binder);
  return {
    scope,
    shown,
    query: { access: scope.access, bind, now: scope.now, within: withinOf(tests, scope.entity) },
    values,
  };
}

function compileAnyPage(request: ParsedListRequest, scope: ListScope): Statement {
  const { values, ...site } = openRows(request, scope);
  const { text, order } = printPage(request, site);
  const ends = [
    `(array_agg(r.${KEY}::text))[1] AS first_key`,
    `(array_agg(r.${ID}))[1] AS first_id`,
    `(array_agg(r.${KEY}::text))[count(*)] AS last_key`,
    `(array_agg(r.${ID}))[count(*)] AS last_id`,
  ];
  const columns = [
    `coalesce(json_agg(r.row), '[]'::json)::text AS rows`,
    ...ends,
    `${printChoice(scope, site.query.bind)} AS choice`,
  ];
  return { text: `SELECT ${columns.join(', ')} FROM (${text} ${printOrderBy(order, KEY, ID)}) r`, values };
}

/** What the statement of a small download gives: one row. */
export interface DownloadRow extends Pick<PageRow, 'choice'> {
  /** A line a row: a JSON array of its values; null without rows. */
  rows: string | null;
  total: number;
}

/** Arguments that a function of PostgreSQL takes. */
const MAX_ARGUMENTS = 100;

/** The values of some keys of a row as one JSON text, `[…]`: a third of the row as an object, and as much faster. */
function printValues(keys: readonly string[]): string {
  const values = keys.map((key) => `(r.row).${quoteName(key)}`);
  const parts = Array.from({ length: Math.ceil(values.length / MAX_ARGUMENTS) || 1 }, (_, index) =>
    values.slice(index * MAX_ARGUMENTS, (index + 1) * MAX_ARGUMENTS).join(', '),
  );
  if (parts.length === 1) return `json_build_array(${parts[0]})::text`;
  return `(${parts.map((part) => `jsonb_build_array(${part})`).join(' || ')})::text`;
}

/** The first rows of a download in one row, with the caller's column choice; `keys` are those that a row carries. */
export function compileDownload(
  request: ParsedListRequest,
  scope: ListScope,
  keys: readonly string[],
  limit: number,
): Statement {
  const { values, ...site } = openRows(request, scope);
  const { text, order } = printAllRows(request, site, limit);
  const columns = `string_agg(${printValues(keys)}, E'\\n') AS rows, count(*) AS total, ${printChoice(scope, site.query.bind)} AS choice`;
  return { text: `SELECT ${columns} FROM (${text} ${printOrderBy(order, KEY, ID)}) r`, values };
}

/** Every row that a download delivers: the values of `keys` as one JSON text each (`row`), in the list's order. */
export function compileRows(
  request: ParsedListRequest,
  scope: ListScope,
  keys: readonly string[],
): Statement {
  const { values, ...site } = openRows(request, scope);
  const { text, order } = printAllRows(request, site);
  return {
    text: `SELECT ${printValues(keys)} AS row FROM (${text} ${printOrderBy(order, KEY, ID)}) r`,
    values,
  };
}
