import { quoteName } from '#server/db/migrations/names.ts';
import { compileOrder, printKeyset, printOrderBy, type OrderSql } from './compileOrder.ts';
import { toListTests } from './fixedTests.ts';
import { createGrain, printFrom, printWhere, type Grain } from './Grain.ts';
import type { Test } from './compileTests.ts';
import type { Shown } from './compileShown.ts';
import type { ListScope } from './ListScope.ts';
import type { ParsedListRequest } from './parseListRequest.ts';
import { fromRows, Joins, type Query } from './Query.ts';

/** How a statement is cut. */
interface Cut {
  limit: string;
  /** Whether the rows are found first and fetched afterwards: what is sorted then is narrow (half the time of a filtered page). */
  isLate: boolean;
}

/** What the rows of a list are printed with. */
export interface RowsSite {
  scope: ListScope;
  shown: Shown;
  query: Query;
}

/** Names inside a statement that no field can have. */
export const KEY = '"#key"';
export const ID = '"#id"';

/** The rows of a page or a download. */
export interface RowsSql {
  /** `SELECT row, "#key", "#id" FROM …` without its order; `row` is a record, which costs less than its JSON per row. */
  text: string;
  order: OrderSql;
}

/**
 * The rows of the page that was asked for. The offset stands as a subquery: of a number the database would expect to
 * gain by planning each page anew, which takes longer than to read it (10 ms for a list with six references).
 */
export function printPage(request: ParsedListRequest, site: RowsSite): RowsSql {
  const { perPage, cursor } = request;
  const offset = cursor ? 0 : request.offset;
  const skip = offset > 0 ? ` OFFSET (SELECT ${site.query.bind(offset, 'int8')})` : '';
  return printRows(request, site, {
    limit: ` LIMIT ${perPage}${skip}`,
    isLate: offset > 0 || request.tests.length > 0,
  });
}

/** Every row of the list from its first on, whatever page was asked for; `limit` stops early. */
export function printAllRows(request: ParsedListRequest, site: RowsSite, limit?: number): RowsSql {
  const { cursor: _, ...all } = request;
  const cut = limit === undefined ? '' : ` LIMIT ${limit}`;
  return printRows(all, site, { limit: cut, isLate: false });
}

/**
 * The rows in two steps: first those of the page (filters, order), then what is shown of them, so that
 * other records are only joined to the rows of the page.
 */
function printRows(request: ParsedListRequest, site: RowsSite, cut: Cut): RowsSql {
  const { scope, query } = site;
  const grain = createGrain(scope, request.mode);
  // Of a view there is no index that a row could be fetched over.
  const isLate = (cut.isLate && !scope.entity.view) || grain.child !== undefined;
  const joins = new Joins(query, 's');
  const order = compileOrder(request.orderBy, grain, joins, query);
  const tests = [...request.tests, ...toListTests(scope, request.mode)];
  const where = [
    printWhere(grain, tests, query),
    ...(request.cursor ? [printKeyset(order, request.cursor, query)] : []),
  ];
  const columns = `${printKey(order, tests)} AS ${KEY}, ${order.id} AS ${ID}`;
  const orderBy = printOrderBy(order, KEY, ID, request.cursor?.side === 'before');
  const found = `SELECT ${isLate ? '' : 't.*, '}${columns} ${printFrom(grain, query)}${joins.text} WHERE ${where.join(' AND ')} ${orderBy}${cut.limit}`;
  const from = isLate ? `(${found}) p${printLateJoins(grain, query)}` : `(${found}) t`;
  return { text: printShown(from, site), order };
}

/**
 * The sort value. Prepared statements are planned without knowing how few rows a narrow filter finds, and would then
 * walk the whole order for them: an expression instead of the column keeps the order's index out of it.
 */
function printKey({ key }: OrderSql, tests: readonly Test[]): string {
  const isNarrow = tests.some(({ rule, path }) => rule.isNarrow && path.steps.length === 0);
  return isNarrow ? `coalesce(${key}, ${key})` : key;
}

function printShown(from: string, { shown }: RowsSite): string {
  return `SELECT o AS row, ${KEY}, ${ID} FROM ${from}${shown.joins} CROSS JOIN LATERAL (SELECT ${shown.columns}) o`;
}

/** Fetches the rows that were found over the index. */
function printLateJoins({ base, child }: Grain, query: Query): string {
  const key = (alias: string, id: string, isGlobal: boolean) => {
    const customer = `${alias}."customer_id" = ${query.bind(query.access.session.customer.id, 'int8')} AND `;
    return `${isGlobal ? '' : customer}${alias}."id" = ${id}`;
  };
  const isGlobal = base.entity.owner === 'global';
  if (!child) return ` JOIN ${quoteName(base.entity.table)} t ON ${key('t', ID, isGlobal)}`;
  const rows = ` JOIN ${fromRows(child.entity, query)} c ON c."id" = ${ID}`;
  return `${rows} JOIN ${quoteName(base.entity.table)} t ON ${key('t', `c.${quoteName(child.foreignKey)}`, isGlobal)}`;
}
