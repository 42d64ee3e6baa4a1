import { todayIn } from '#fields/date_time/zone.ts';
import { resolveFixed, type FixedContext } from '#fields/fixedFilters.ts';
import type { FixedFilters } from '#contract/fixedFilters.ts';
import type { Session } from '#contract/session.ts';
import type { Account } from '../../support/accounts.ts';
import type { Schema } from '../../support/schemas/readSchemas.ts';

/** What the server says of a list as it is opened. */
export interface ListNumbers {
  rows: readonly Record<string, unknown>[];
  views: readonly string[];
  sum: Readonly<Record<string, unknown>>;
  counts: Readonly<Record<string, number>>;
  total: number;
}

/** Asks for the first page as the screen does; null when the account is refused. */
export async function readNumbers(
  { api, session }: Account,
  list: Schema<'list'>,
): Promise<ListNumbers | null> {
  const viewMode = list.viewModes?.[0]?.key ?? 'default';
  const defaults = (list.filters ?? []).flatMap(({ field, default: value }) =>
    value === undefined ? [] : [[field, value]],
  );
  const reply = await api.post(list.urls.list, {
    filters: resolveFixed(Object.fromEntries(defaults) as FixedFilters, contextOf(session)),
    viewMode,
    page: 1,
    perPage: list.pageSize ?? 20,
    sort: list.sort ?? { field: 'created_at', order: 'DESC' },
  });
  if (reply.status !== 200) return null;
  const { rows = [], views = [], sum, counts, total = 0 } = reply.json as Partial<ListNumbers>;
  return { rows, views, sum: sum ?? {}, counts: counts ?? {}, total };
}

/** What "today" and "me" of a filter stand for. */
function contextOf({ identity_id, customer, warehouses, pos }: Session): FixedContext {
  const toIds = (all: readonly { id: number }[]): number[] => all.map(({ id }) => id);
  return {
    today: todayIn(customer.time_zone, new Date()),
    accountId: identity_id,
    mine: { warehouse: toIds(warehouses), pos: toIds(pos) },
  };
}
