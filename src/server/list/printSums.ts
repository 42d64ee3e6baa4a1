import type { ListColumnModel } from '#contract/model.ts';
import { currencyKey } from '#fields/money/money.ts';
import { quoteText } from '#server/db/migrations/names.ts';
import { walkFrom, type Grain } from './Grain.ts';
import type { ListScope } from './ListScope.ts';
import { toSource, type Joins, type Query } from './Query.ts';

/** Numbers beyond this travel as text (interface 4). */
const MAX_SAFE = '9007199254740991';

/** Where a sum is: its place among those of a statement, over the rows `q`. */
interface Site {
  scope: ListScope;
  query: Query;
}

/** What a row adds to the sums, as columns of it: `"#s0"`, and of money that says its currency that, `"#k0"`. */
export function printSummands(
  columns: readonly ListColumnModel[],
  grain: Grain,
  joins: Joins,
  site: Site,
): string[] {
  return columns.flatMap((column, index) => {
    const value = printValue(column, grain, joins, site);
    const currency = currencyColumn(column, site.scope);
    if (!currency) return [`${value} AS "#s${index}"`];
    const own = site.query.bind(site.scope.context.currency, 'text');
    return [
      `${value} AS "#s${index}"`,
      `coalesce(${printValue(currency, grain, joins, site)}, ${own}) AS "#k${index}"`,
    ];
  });
}

function printValue(
  column: Pick<ListColumnModel, 'key' | 'steps' | 'leaf'>,
  grain: Grain,
  joins: Joins,
  { scope: { access, entity }, query }: Site,
): string {
  const field = access.findSeen(entity, column);
  if (!field) throw new Error(`the column "${column.key}" is not for this caller`);
  return toSource(walkFrom(column, grain, joins), field, query).value;
}

/** The path of the currency of a column's money; undefined for what has none of its own. */
export function currencyColumn(
  column: Pick<ListColumnModel, 'key' | 'steps' | 'leaf'>,
  { access, entity }: Pick<ListScope, 'access' | 'entity'>,
): Pick<ListColumnModel, 'key' | 'steps' | 'leaf'> | undefined {
  const field = access.findSeen(entity, column);
  if (field?.currency === undefined) return undefined;
  return { key: currencyKey(column.key, field), steps: column.steps, leaf: field.currency };
}

/** Sums over `q`: a number, or JSON by currency; `among` says which rows count. */
export function printSums(
  columns: readonly ListColumnModel[],
  among: string | undefined,
  site: Site,
): string[] {
  return columns.map((column, index) => {
    const value = `q."#s${index}"`;
    if (!currencyColumn(column, site.scope)) {
      const filter = among === undefined ? '' : ` FILTER (WHERE ${among})`;
      return `coalesce(sum(${value})${filter}, 0) AS "#s${index}"`;
    }
    const own = site.query.bind(site.scope.context.currency, 'text');
    return `${printByCurrency(index, [...(among === undefined ? [] : [among]), ...only(column, index)], own)} AS "#s${index}"`;
  });
}

/** A sum of `printSums` as JSON. */
export function printSum(column: ListColumnModel, value: string, scope: ListScope): string {
  return currencyColumn(column, scope) ? value : printNumber(value);
}

function only({ sumIn }: ListColumnModel, index: number): string[] {
  return sumIn === undefined ? [] : [`q."#k${index}" = ${quoteText(sumIn)}`];
}

/** `{"VND": 120000, "USD": 3550}`: amounts of different currencies never meet. */
function printByCurrency(index: number, tests: readonly string[], own: string): string {
  const where = [`q."#s${index}" IS NOT NULL`, ...tests].join(' AND ');
  const sums = `SELECT q."#k${index}" AS k, sum(q."#s${index}") AS v FROM q WHERE ${where} GROUP BY 1`;
  return `(SELECT coalesce(json_object_agg(s.k, ${printNumber('s.v')} ORDER BY s.k <> ${own}, s.k), '{}'::json) FROM (${sums}) s)`;
}

function printNumber(value: string): string {
  return `CASE WHEN abs(${value}) > ${MAX_SAFE} THEN to_json(${value}::text) ELSE to_json(${value}) END`;
}
