import type { ChangeContext } from '#contract/module.ts';
import { asStock, type StockContext } from '#generated/stock/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { ACTIVE, endHolds } from './holds.server.ts';
import { changeLevels, lockLevels, type Place } from './levels.server.ts';

/** Whoever expires waits no longer than this many others. */
const EXPIRED_AT_ONCE = 1_000;

/** Gives back what was to be kept until now, and tells of it; how many there were, at most a thousand at a time. */
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
    expired.map(({ goods_id, warehouse_id, quantity }) => ({ goods_id, warehouse_id, reserved: -quantity })),
  );
  await notifyExpired(context, expired);
  return expired.length;
}

/** Goods that are for sale again, in one line. */
async function notifyExpired({ notify }: StockContext, expired: readonly Expired[]): Promise<void> {
  const [first] = expired;
  if (!first) return;
  await notify('reservation_expired', {
    params: { name: first.name, quantity: first.quantity },
    about: { entity: 'reservation', ids: expired.map(({ id }) => id) },
  });
}

interface Expired extends Place {
  id: number;
  name: string;
  quantity: number;
}

/** Holds whose time has passed, the longest first; of the given ones where there are any. */
function readExpired({ db, now }: StockContext, ids: readonly number[] | null): Promise<Expired[]> {
  const due = db
    .selectFrom('reservation')
    .innerJoin('goods', 'goods.id', 'reservation.goods_id')
    .select([
      'reservation.id',
      'reservation.goods_id',
      'reservation.warehouse_id',
      'reservation.quantity',
      'goods.name',
    ])
    .where('reservation.status', '=', ACTIVE)
    .where('reservation.expires_at', '<=', now.toISOString())
    .orderBy('reservation.expires_at')
    .limit(EXPIRED_AT_ONCE);
  return (ids ? due.where('reservation.id', '=', anyOf(ids)) : due).execute();
}
