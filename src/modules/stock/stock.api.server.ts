import { sql } from 'kysely';
import type { ChangeContext } from '#contract/module.ts';
import { asStock, type StockContext } from '#generated/stock/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import {
  ACTIVE,
  addHolds,
  endHolds,
  freeOf,
  openHolds,
  shareOut,
  type CancelType,
  type DocumentType,
  type HoldCause,
  type Shortage,
  type StockLine,
} from './holds.server.ts';
import { putIn, takeOut, type Arrival, type MoveCause, type Movement } from './ledger.server.ts';
import { changeLevels, keyOf, lockLevels, openLevels } from './levels.server.ts';

export type { Shortage, StockLine } from './holds.server.ts';

/*
 * What other modules do with stock. Each call works for any number of documents in the same statements, inside the caller's
 * transaction; the caller has locked its documents before, by id.
 */

type Caller = Pick<ChangeContext, 'within'>;

/** Documents of one kind, by id. */
interface Documents {
  type: DocumentType;
  ids: readonly number[];
}

/** Whoever expires waits no longer than this many others. */
const EXPIRED_TOGETHER = 1_000;

const held = (lines: readonly StockLine[], sign: 1 | -1) =>
  lines.map(({ quantity, ...line }) => ({ ...line, reserved: sign * quantity }));

/**
 * Keeps back for each document exactly its lines, instead of what it held before, or nothing when one of them is short: then that
 * is told. Whoever comes first in `lines` is served first.
 */
export async function reserve(
  caller: Caller,
  { type, reason, expiresAt = null }: Omit<HoldCause, 'expiresAt'> & { expiresAt?: Date | null },
  lines: readonly StockLine[],
): Promise<Shortage[]> {
  const context = asStock(caller);
  const ids = [...new Set(lines.map(({ document_id }) => document_id))];
  const open = await openHolds(context, { type, ids, places: lines });
  const { given, missing } = shareOut(lines, freeOf(open));
  await endHolds(context, open.holds, 'changed');
  await addHolds(context, { type, reason, expiresAt }, given);
  await changeLevels(context, open.levels, [...held(open.holds, -1), ...held(given, 1)]);
  return missing;
}

/** Gives back what documents hold. */
export async function release(caller: Caller, documents: Documents, cancelType: CancelType): Promise<void> {
  const context = asStock(caller);
  const { levels, holds } = await openHolds(context, documents);
  await endHolds(context, holds, cancelType);
  await changeLevels(context, levels, held(holds, -1));
}

/** What documents hold leaves the warehouse. */
export async function consume(
  caller: Caller,
  documents: Documents,
  cause: Omit<MoveCause, 'document_type'>,
): Promise<void> {
  const context = asStock(caller);
  const { levels, holds } = await openHolds(context, documents);
  await takeOut(context, { ...cause, document_type: documents.type }, holds);
  await endHolds(context, holds, 'consumed');
  const gone = holds.map(({ quantity, ...hold }) => ({ ...hold, on_hand: -quantity, reserved: -quantity }));
  await changeLevels(context, levels, gone);
}

/** Goods come into warehouses. */
export async function receive(caller: Caller, cause: MoveCause, arrivals: readonly Arrival[]): Promise<void> {
  const context = asStock(caller);
  const levels = await openLevels(context, arrivals);
  await putIn(context, cause, arrivals);
  await changeLevels(
    context,
    levels,
    arrivals.map(({ quantity, ...place }) => ({ ...place, on_hand: quantity })),
  );
}

/** What documents took out comes back to where it was taken from, as it was. */
export async function takeBack(caller: Caller, { type, ids }: Documents): Promise<void> {
  const context = asStock(caller);
  await receive(
    caller,
    { reason: 'return', other: 'customer', document_type: type },
    await readGone(context, type, ids),
  );
}

/** What is out of each warehouse for the documents, with what went back already taken off. */
async function readGone(
  { db }: StockContext,
  type: DocumentType,
  ids: readonly number[],
): Promise<Arrival[]> {
  const rows = await db
    .selectFrom('stock_move as m')
    .select([
      'm.goods_id',
      'm.lot',
      'm.expired_date',
      'm.uid',
      'm.owner_id',
      'm.document_id',
      'm.document_code',
    ])
    .select(sql<number>`coalesce(m.from_warehouse_id, m.to_warehouse_id)`.as('warehouse_id'))
    .select(
      sql<number>`sum(case when m.from_place = 'stock' then m.quantity else -m.quantity end)::int8`.as(
        'quantity',
      ),
    )
    .where('m.document_type', '=', type)
    .where('m.document_id', '=', anyOf(ids))
    .groupBy([
      'm.goods_id',
      'm.lot',
      'm.expired_date',
      'm.uid',
      'm.owner_id',
      'm.document_id',
      'm.document_code',
    ])
    .groupBy(sql`coalesce(m.from_warehouse_id, m.to_warehouse_id)`)
    .execute();
  return rows.filter(({ quantity }) => quantity > 0);
}

/** What is free of each goods in a warehouse at this moment: on hand and not kept back. What never lay there is not in it. */
export async function readFree(
  caller: Caller,
  warehouseId: number,
  goods: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { db } = asStock(caller);
  const levels = await db
    .selectFrom('stock_level')
    .select(['goods_id', 'on_hand', 'reserved'])
    .where('warehouse_id', '=', warehouseId)
    .where('goods_id', '=', anyOf(goods))
    .execute();
  return new Map(levels.map(({ goods_id, on_hand, reserved }) => [goods_id, on_hand - reserved]));
}

/** Goods leave warehouses without having been kept back; what somebody holds is not taken (`rule.stock_level.reserved`). */
export async function issue(caller: Caller, cause: MoveCause, movements: readonly Movement[]): Promise<void> {
  const context = asStock(caller);
  const levels = await lockLevels(context, movements);
  if (movements.some((movement) => !levels.has(keyOf(movement)))) context.refuse('rule.stock_level.reserved');
  await changeLevels(
    context,
    levels,
    movements.map(({ quantity, ...place }) => ({ ...place, on_hand: -quantity })),
  );
  await takeOut(context, cause, movements);
}

/** Gives back what was to be kept until now; how many there were, at most a thousand at a time. */
export async function releaseExpired(caller: Caller): Promise<number> {
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
    .limit(EXPIRED_TOGETHER);
  return (ids ? due.where('id', '=', anyOf(ids)) : due).execute();
}
