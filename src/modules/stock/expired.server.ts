import type { ChangeContext } from '#contract/module.ts';
import { asStock, type StockContext } from '#generated/stock/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { ACTIVE, endHolds } from './holds.server.ts';
import { changeLevels, lockLevels } from './levels.server.ts';

/** Whoever expires waits no longer than this many others. */
const EXPIRED_AT_ONCE = 1_000;

/** Gives back what was to be kept until now; how many there were, at most a thousand at a time. */
export async function releaseExpired(caller: Pick<ChangeContext, 'within'>): Promise<number> {
  const context = asStock(caller);
  const due = await readExpired(context, null);
  const levels = await lockLevels(context, due);
  // Those that were given back or used while the levels were waited for are no longer there.
  const expired = await readExpired(
    context,
    due.map(({ id }) => id),
  );
  await endHolds(context, expired, 'expired');
  await changeLevels(
    context,
    levels,
    expired.map(({ quantity, ...hold }) => ({ ...hold, reserved: -quantity })),
  );
  return expired.length;
}

/** Holds whose time has passed, the longest first; of the given ones where there are any. */
function readExpired({ db, now }: StockContext, ids: readonly number[] | null) {
  const due = db
    .selectFrom('reservation')
    .select(['id', 'goods_id', 'warehouse_id', 'quantity'])
    .where('status', '=', ACTIVE)
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .limit(EXPIRED_AT_ONCE);
  return (ids ? due.where('id', '=', anyOf(ids)) : due).execute();
}
