import type { ListColumnModel, ListModel, ViewModeModel } from '#contract/model.ts';
import { quoteText } from '#server/db/migrations/names.ts';
import type { Bind } from '#fields/ServerFieldType.server.ts';
import { columnsOfMode, type ListScope } from './ListScope.ts';

/** What a user chose for one column. */
export interface Choice {
  isShown: boolean;
  /** Place among the columns of the list; `UNMOVED` where the mode says it. */
  position: number;
}

/** Position of a column that is shown or hidden, but stands where the schema puts it. */
export const UNMOVED = -1;

/** SQL of the caller's column choice of a list, as one text: `note 0 3,status 1 0`; NULL without any. */
export function printChoice({ list, access }: Pick<ListScope, 'list' | 'access'>, bind: Bind): string {
  const { customer, accountId } = access.session;
  const mine = `v."customer_id" = ${bind(customer.id, 'int8')} AND v."account_id" = ${bind(accountId, 'int8')}`;
  const column = `v."name" || ' ' || v."status" || ' ' || v."position"`;
  return `(SELECT string_agg(${column}, ',') FROM "khuon_custom_view" v WHERE ${mine} AND v."screen" = ${quoteText(list.screen)})`;
}

/** Reads what `printChoice` gives. */
export function parseChoice(text: string | null): ReadonlyMap<string, Choice> {
  const columns = text === null ? [] : text.split(',').map((column) => column.split(' '));
  return new Map(
    columns.map(([name = '', status, position]) => [
      name,
      { isShown: status === '1', position: Number(position) },
    ]),
  );
}

/**
 * Keys of the columns shown, in order: what the mode shows by default, changed by the user's choice, cut to what he may
 * see now. A chosen key that is unknown (or no longer his) is passed over.
 */
export function toViews(
  scope: ListScope,
  mode: ViewModeModel,
  choice: ReadonlyMap<string, Choice>,
): string[] {
  const columns = columnsOfMode(scope, mode);
  const slots = columns.map(({ key }) => positionOf(scope.list, key)).toSorted((one, other) => one - other);
  const placed = columns.map((column, index) => {
    const moved = choice.get(column.key)?.position ?? UNMOVED;
    // A moved column comes before the one that stood at its place.
    return { column, place: moved === UNMOVED ? (slots[index] ?? 0) + 0.5 : moved };
  });
  return placed
    .filter(({ column }) => isShown(column, mode, choice))
    .toSorted((one, other) => one.place - other.place)
    .map(({ column }) => column.key);
}

/** An optional column waits to be chosen, but in a mode that names it. */
function isShown(
  { key, show }: ListColumnModel,
  mode: ViewModeModel,
  choice: ReadonlyMap<string, Choice>,
): boolean {
  if (show === 'always') return true;
  return choice.get(key)?.isShown ?? (show === 'default' || mode.columns !== undefined);
}

/** A column's place among all of its list. */
function positionOf(list: ListModel, key: string): number {
  return list.columns.findIndex((column) => column.key === key);
}
