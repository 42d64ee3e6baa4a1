import type { Reservation } from '#generated/stock/reservation.entity.gen.ts';
import type { StockContext } from '#generated/stock/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { asTable } from '#server/db/asTable.ts';
import type { Movement } from './balances.server.ts';
import { ACTIVE, addHolds, endHolds } from './holds.server.ts';
import { draw, keptKey, type Channel, type Kept } from './keptQuantities.server.ts';
import type { Place } from './levels.server.ts';

/*
 * What is kept for sales channels. It is one hold of its quantity for each article, warehouse and channel; an order of the channel
 * draws on it: the hold becomes smaller by what the order's own one takes. All of it under the lock of the level.
 */

/** Reads what is kept in places whose levels are locked. */
export async function openKept({ db }: StockContext, places: readonly Place[]): Promise<Map<string, Kept>> {
  const wanted = asTable(
    places.map(({ goods_id, warehouse_id }) => ({ goods_id, warehouse_id })),
    { goods_id: 'int8', warehouse_id: 'int8' },
  );
  const running = await db
    .selectFrom('goods_priority as p')
    .select(['p.id', 'p.code', 'p.goods_id', 'p.warehouse_id', 'p.channel', 'p.quantity'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom(wanted)
          .select('given.goods_id')
          .whereRef('given.goods_id', '=', 'p.goods_id')
          .whereRef('given.warehouse_id', '=', 'p.warehouse_id'),
      ),
    )
    .where('p.state', '=', 'running')
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id')
    .execute();
  if (running.length === 0) return new Map();
  const uses = await readUses(
    { db },
    running.map(({ id }) => id),
  );
  return new Map(
    running.map((one) => {
      const use = uses.get(one.id) ?? { used: 0, held: 0, hold_id: null };
      return [keptKey(one, one.channel), { ...one, ...use, before: use.held }];
    }),
  );
}

type Use = Pick<Kept, 'used' | 'held' | 'hold_id'>;

/** What priorities hold, and what documents have drawn from them and still have or used up. */
export async function readUses(
  { db }: Pick<StockContext, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Use>> {
  const rows = await db
    .selectFrom('reservation')
    .select(['id', 'priority_id', 'priority_quantity', 'quantity', 'reason'])
    .where('priority_id', '=', anyOf(ids))
    .where(({ or, eb }) => or([eb('status', '=', ACTIVE), eb('cancel_type', '=', 'consumed')]))
    .where(({ or, eb }) => or([eb('reason', '!=', 'priority'), eb('status', '=', ACTIVE)]))
    .execute();
  const uses = new Map<number, Use>();
  for (const { id, priority_id, priority_quantity, quantity, reason } of rows) {
    const use = uses.get(priority_id ?? 0) ?? { used: 0, held: 0, hold_id: null };
    if (reason === 'priority') Object.assign(use, { held: quantity, hold_id: id });
    else use.used += priority_quantity ?? 0;
    uses.set(priority_id ?? 0, use);
  }
  return uses;
}

/** Writes what is held for channels now, and says what that changes of the levels. */
export async function storeKept(
  context: StockContext,
  kept: readonly Kept[],
): Promise<(Place & { reserved: number })[]> {
  const changed = kept.filter(({ held, before }) => held !== before);
  if (changed.length === 0) return [];
  const emptied = changed.flatMap(({ held, hold_id }) =>
    held === 0 && hold_id !== null ? [{ id: hold_id }] : [],
  );
  if (emptied.length > 0) await endHolds(context, emptied, 'changed');
  const resized = changed.flatMap(({ held, hold_id }) =>
    held > 0 && hold_id !== null ? [{ id: hold_id, quantity: held }] : [],
  );
  if (resized.length > 0)
    await context.db
      .updateTable('reservation')
      .from(asTable(resized, { id: 'int8', quantity: 'int8' }))
      .set((eb) => ({ quantity: eb.ref('given.quantity') }))
      .whereRef('reservation.id', '=', 'given.id')
      .execute();
  const begun = changed.filter(({ held, hold_id }) => held > 0 && hold_id === null);
  if (begun.length > 0)
    await addHolds(
      context,
      { type: 'goods_priority', reason: 'priority', expiresAt: null },
      begun.map(({ id, code, goods_id, warehouse_id, held }) => ({
        goods_id,
        warehouse_id,
        quantity: held,
        document_id: id,
        document_code: code,
        priority_id: id,
        priority_quantity: null,
      })),
    );
  return changed.map(({ goods_id, warehouse_id, held, before }) => ({
    goods_id,
    warehouse_id,
    reserved: held - before,
  }));
}

/** What leaves by a channel is taken from what is kept for it first, and noted there. */
export async function useKept(
  context: StockContext,
  document_type: Reservation['document_type'],
  { channel, movements }: { channel: Channel; movements: readonly Movement[] },
): ReturnType<typeof storeKept> {
  const kept = await openKept(context, movements);
  const used = movements.flatMap(({ goods_id, warehouse_id, quantity, document_id, document_code }) => {
    const priority = kept.get(keptKey({ goods_id, warehouse_id }, channel));
    const drawn = draw(priority, quantity);
    return drawn > 0 && priority && document_id
      ? [
          {
            goods_id,
            warehouse_id,
            document_id,
            document_code: document_code ?? null,
            quantity: drawn,
            priority_id: priority.id,
            priority_quantity: drawn,
          },
        ]
      : [];
  });
  if (used.length > 0 && document_type)
    await addHolds(
      context,
      { type: document_type, reason: 'order', expiresAt: null, isConsumed: true },
      used,
    );
  return storeKept(context, [...kept.values()]);
}
