import { FOLD_FROM, FOLD_TO } from '#contract/text.ts';
import { printSortFunction } from '../collation/printSortFunction.ts';
import type { DefinedShape } from './DatabaseShape.ts';
import { quoteName, quoteText, searchFunctionName, toMark } from './names.ts';

const define = (name: string, sql: string): DefinedShape => ({ name, sql, mark: toMark(sql) });

/** `khuon_fold(text)`: the SQL twin of `fold` in `contract/text.ts`. */
export const foldFunction = define(
  'khuon_fold',
  `create or replace function public.khuon_fold(value text) returns text language sql immutable strict parallel safe
return translate(normalize(value, nfc), ${quoteText(FOLD_FROM)}, ${quoteText(FOLD_TO)})`,
);

/** `khuon_sort(text)`: the key by which text is ordered as Vietnamese is. */
export const sortFunction = define('khuon_sort', printSortFunction('khuon_sort'));

/** The question of a search function: `$1` the customer, `$2` the pattern. */
export const searchQuery = (table: string, column: string) =>
  `select id from public.${quoteName(table)} where customer_id = $1 and ${quoteName(column)} like $2`;

/**
 * Ids of a customer's rows whose folded column is like a pattern. Under row-level security LIKE cannot
 * use an index (it is not leakproof), so the function runs as the owner and carries the customer
 * itself. `execute` plans for the pattern at hand.
 */
export function searchFunction(table: string, column: string): DefinedShape {
  const name = searchFunctionName(table, column);
  return define(
    name,
    `create or replace function public.${quoteName(name)}(pattern text) returns setof int8
language plpgsql stable security definer rows 100 set search_path = pg_catalog, public, pg_temp as $search$
begin
  return query execute ${quoteText(searchQuery(table, column))} using current_setting('app.customer')::int8, pattern;
end $search$`,
  );
}
