import type { Session } from '#contract/session.ts';
import { todayIn } from '#fields/date_time/zone.ts';
import type { FixedContext } from '#fields/fixedFilters.ts';
import { DEFAULT_ZONE } from '#contract/session.ts';
import type { Caller } from '../support/server.ts';

/** What "today", "me" and "mine" of a schema stand for when this caller asks now. */
export async function readFixed(caller: Caller): Promise<FixedContext> {
  const { identity_id, warehouses, pos } = (await caller.post('/me')).json as unknown as Session;
  const mine = { warehouse: warehouses.map(({ id }) => id), pos: pos.map(({ id }) => id) };
  return { today: todayIn(DEFAULT_ZONE, new Date()), accountId: identity_id, mine };
}
