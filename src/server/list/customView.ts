import type { ListColumnModel, ListModel, ViewModeModel } from '#contract/model.ts';
import { quoteText } from '#server/db/migrations/names.ts';
import type { Bind } from '#fields/ServerFieldType.server.ts';
import { columnsOfMode, type ListScope } from './ListScope.ts';

/** What a user chose for one column. */
export interface Choice {
  isShown: boolean;
  position: number;
}

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
  const shown = columnsOfMode(scope, mode).filter((column) => isShown(column, mode, choice));
  if (choice.size === 0) return shown.map(({ key }) => key);
  // A moved column comes before the one that stood at its place.
  const place = ({ key }: ListColumnModel) => choice.get(key)?.position ?? positionOf(scope.list, key) + 0.5;
  return shown.toSorted((one, other) => place(one) - place(other)).map(({ key }) => key);
}

function isShown(
  { key, show }: ListColumnModel,
  mode: ViewModeModel,
  choice: ReadonlyMap<string, Choice>,
): boolean {
  if (show === 'always') return true;
  return choice.get(key)?.isShown ?? (show === 'default' || mode.columns !== undefined);
}

/** A column's place when nobody moved it. */
export function positionOf(list: ListModel, key: string): number {
  return list.columns.findIndex((column) => column.key === key);
}
