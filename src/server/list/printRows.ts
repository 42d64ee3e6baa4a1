import type { ViewModeModel } from '#contract/model.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { compileOrder, printKeyset, printOrderBy, type OrderSql } from './compileOrder.ts';
import { toListTests } from './fixedTests.ts';
import { createGrain, grainPlace, printFrom, printWhere, startOf, type Grain } from './Grain.ts';
import { columnsOfMode, type ListScope } from './ListScope.ts';
import type { ParsedListRequest } from './parseListRequest.ts';
import { printAs, printEntries, toObject, type Entry } from './printRow.ts';
import { fromRows, Joins, type Query } from './Query.ts';

/** Offsets from here on are read over the index alone, and the rows fetched afterwards. */
const LATE_OFFSET = 500;

/** Names inside a statement that no field can have. */
export const KEY = '"#key"';
export const ID = '"#id"';

/** The rows of a page or a download. */
export interface RowsSql {
  /** `SELECT row, "#key", "#id" FROM …` without its order. */
  text: string;
  order: OrderSql;
}

/** The rows of the page that was asked for. */
export function printPage(request: ParsedListRequest, scope: ListScope, query: Query): RowsSql {
  const { perPage, cursor } = request;
  const offset = cursor ? 0 : (request.page - 1) * perPage;
  const skip = offset > 0 ? ` OFFSET ${query.bind(offset, 'int8')}` : '';
  return printRows(request, scope, query, ` LIMIT ${perPage}${skip}`, offset >= LATE_OFFSET);
}

/** Every row of the list from its first on, whatever page was asked for; `limit` stops early. */
export function printAllRows(request: ParsedListRequest, scope: ListScope, query: Query, limit?: number): RowsSql {
  const { cursor: _, ...all } = request;
  return printRows(all, scope, query, limit === undefined ? '' : ` LIMIT ${limit}`, false);
}

/**
 * The rows in two steps: first those that are meant (filters, order, page), then what is shown of them, so that
 * other records are only joined to the rows of the page.
 */
function printRows(request: ParsedListRequest, scope: ListScope, query: Query, limit: string, isDeep: boolean): RowsSql {
  const grain = createGrain(scope, request.mode);
  const isLate = isDeep || grain.child !== undefined;
  const joins = new Joins(query, 's');
  const order = compileOrder(request.orderBy, grain, joins, query);
  const tests = [...request.tests, ...toListTests(scope, request.mode)];
  const where = [printWhere(grain, tests, query), ...(request.cursor ? [printKeyset(order, request.cursor, query)] : [])];
  const columns = `${order.key} AS ${KEY}, ${order.id} AS ${ID}`;
  const orderBy = printOrderBy(order, KEY, ID, request.cursor?.side === 'before');
  const meant = `SELECT ${isLate ? '' : 't.*, '}${columns} ${printFrom(grain, query)}${joins.text} WHERE ${where.join(' AND ')} ${orderBy}${limit}`;
  return { text: printShown(meant, isLate, grain, scope, request.mode, query), order };
}

function printShown(meant: string, isLate: boolean, grain: Grain, scope: ListScope, mode: ViewModeModel, query: Query): string {
  const joins = new Joins(query, 'j');
  const row = toObject(printColumns(grain, scope, mode, joins, query));
  const from = isLate ? `(${meant}) p${printLateJoins(grain, query)}` : `(${meant}) t`;
  return `SELECT ${row} AS row, ${KEY}, ${ID} FROM ${from}${joins.text}`;
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

/** The JSON of a row: `id`, `version`, a child row's parent, every column of the mode that the caller may see. */
function printColumns(grain: Grain, scope: ListScope, mode: ViewModeModel, joins: Joins, query: Query): string[] {
  const place = grainPlace(grain);
  const own = ['id', 'version', ...(grain.child ? [grain.child.foreignKey] : [])];
  const entries = toEntries(scope, mode, new Set(own));
  return [
    ...own.map((name) => printAs(`${place.alias}.${quoteName(name)}`, name)),
    ...entries.flatMap((entry) => {
      const start = startOf(entry, grain);
      return printEntries([{ ...entry, steps: start.steps }], start.place, joins, query);
    }),
  ];
}

/** Columns of a mode; the state of a workflow travels along even where no column shows it, for the buttons. */
function toEntries(scope: ListScope, mode: ViewModeModel, taken: ReadonlySet<string>): Entry[] {
  const { access, entity } = scope;
  const entries = columnsOfMode(scope, mode).flatMap(({ key, steps, leaf }) => {
    const field = access.findSeen(entity, { steps, leaf });
    return field ? [{ key, steps, field }] : [];
  });
  const state = access.readableFields(entity).get(entity.workflow?.field ?? '');
  const all = state ? [...entries, { key: state.name, steps: [], field: state }] : entries;
  return [...new Map(all.map((entry) => [entry.key, entry])).values()].filter(({ key }) => !taken.has(key));
}
