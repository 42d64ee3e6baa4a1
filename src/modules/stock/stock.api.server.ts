import { sql } from 'kysely';
import type { ChangeContext, RecordCalls } from '#contract/module.ts';
import type { StockMove } from '#generated/stock/stock-move.entity.gen.ts';
import type { Basket } from '#generated/stock/basket.entity.gen.ts';
import { asStock } from '#generated/stock/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import {
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
import type { Movement } from './balances.server.ts';
import { openKept, storeKept, useKept } from './kept.server.ts';
import { serveNamed } from './named.server.ts';
import { giveBack, keptKey, type Channel } from './keptQuantities.server.ts';
import {
  changeShelves,
  passOn,
  putIn,
  takeOut,
  withExpiries,
  type MoveCause,
  type Shift,
  type WantedExpiry,
} from './ledger.server.ts';
import { changeLevels, freeIn, keyOf, lockLevels, openLevels, type Place } from './levels.server.ts';

export type { Shortage, StockLine } from './holds.server.ts';
export { CHANNELS, type Channel } from './keptQuantities.server.ts';
export type { Movement } from './balances.server.ts';
export { readFreeEverywhere, type FreePlace } from './freePlaces.server.ts';
export { readHeld, readHeldBefore } from './held.server.ts';

/*
 * What other modules do with stock. Each call works for any number of documents in the same statements, inside the caller's
 * transaction; the caller has locked its documents before, by id.
 */

/** Value of `stock_quality` of broken goods: they are on hand, and not for sale. */
export const DAMAGED = 1;

type Caller = Pick<ChangeContext, 'within'>;

/** Documents of one kind, by id. */
interface Documents {
  type: DocumentType;
  ids: readonly number[];
}

const held = (lines: readonly StockLine[], sign: 1 | -1) =>
  lines.map(({ quantity, ...line }) => ({ ...line, reserved: sign * quantity }));

/** What goods that come or go change of the levels. */
const lying = (movements: readonly Movement[], sign: 1 | -1) =>
  movements.map(({ goods_id, warehouse_id, quantity, quality = null }) => ({
    goods_id,
    warehouse_id,
    on_hand: sign * quantity,
    unsellable: quality === null ? 0 : sign * quantity,
  }));

/**
 * Keeps back for each document exactly its lines, instead of what it held before, or nothing when one of them is short: then that
 * is told. Whoever comes first in `lines` is served first. What is kept for the channel of a line goes before what is free, and is
 * given to no other; what somebody keeps back for a document that he names is that one's.
 */
export async function reserve(
  caller: Caller,
  {
    type,
    reason,
    expiresAt = null,
    trackingCodes,
  }: Omit<HoldCause, 'expiresAt'> & { expiresAt?: Date | null },
  asked: readonly StockLine[],
): Promise<Shortage[]> {
  const context = asStock(caller);
  const lines = await serveNamed(context, asked);
  const ids = [...new Set(lines.map(({ document_id }) => document_id))];
  const open = await openHolds(context, { type, ids, places: lines });
  const kept = await openKept(context, [...lines, ...open.holds]);
  const { given, missing } = shareOut(lines, freeOf(open, kept), kept);
  await endHolds(context, open.holds, 'changed');
  await addHolds(context, { type, reason, expiresAt, trackingCodes }, given);
  const channels = await storeKept(context, [...kept.values()]);
  await changeLevels(context, open.levels, [...held(open.holds, -1), ...held(given, 1), ...channels]);
  return missing;
}

/** Gives back what documents hold; what they drew from what is kept for a channel is the channel's again. */
export async function release(caller: Caller, documents: Documents, cancelType: CancelType): Promise<void> {
  const context = asStock(caller);
  const { levels, holds } = await openHolds(context, documents);
  const kept = await openKept(context, holds);
  for (const hold of holds) giveBack(kept, hold);
  await endHolds(context, holds, cancelType);
  const channels = await storeKept(context, [...kept.values()]);
  await changeLevels(context, levels, [...held(holds, -1), ...channels]);
}

/** What documents hold leaves the warehouse: of the expiry that is wanted first, else what expires first. */
export async function consume(
  caller: Caller,
  documents: Documents,
  cause: Omit<MoveCause, 'document_type'>,
  wanted: readonly WantedExpiry[] = [],
): Promise<void> {
  const context = asStock(caller);
  const { levels, holds } = await openHolds(context, documents);
  await takeOut(context, { ...cause, document_type: documents.type }, withExpiries(holds, wanted));
  await endHolds(context, holds, 'consumed');
  const gone = holds.map(({ quantity, ...hold }) => ({ ...hold, on_hand: -quantity, reserved: -quantity }));
  await changeLevels(context, levels, gone);
}

/** Baskets, by the stock's own right: what lies in one is noted by whoever picks into it. */
export const basketsOf = (caller: Caller): RecordCalls<Basket> => asStock(caller).records('basket');

/** Goods come into warehouses. */
export async function receive(
  caller: Caller,
  cause: MoveCause,
  arrivals: readonly Movement[],
): Promise<void> {
  const context = asStock(caller);
  const levels = await openLevels(context, arrivals);
  await putIn(context, cause, arrivals);
  await changeLevels(context, levels, lying(arrivals, 1));
}

/** Goods go on between two places that are no stock. */
export const pass = (
  caller: Caller,
  cause: Parameters<typeof passOn>[1],
  movements: Parameters<typeof passOn>[2],
): Promise<void> => passOn(asStock(caller), cause, movements);

/** Goods are put on a shelf, or on another one: of the shelf that a shift names (null: what lies on none yet). */
export async function shelve(
  caller: Caller,
  cause: Omit<MoveCause, 'other'>,
  shifts: readonly Shift[],
): Promise<void> {
  const context = asStock(caller);
  await lockLevels(context, shifts);
  await changeShelves(context, cause, shifts);
}

/** What documents took out comes back to where it was taken from, as it was. */
export async function takeBack(caller: Caller, documents: Documents): Promise<void> {
  const cause = { reason: 'return', other: 'customer', document_type: documents.type } as const;
  // A channel may have again what was kept for it and has come back.
  await asStock(caller)
    .db.updateTable('reservation')
    .set({ priority_quantity: null })
    .where('document_type', '=', documents.type)
    .where('document_id', '=', anyOf(documents.ids))
    .where('cancel_type', '=', 'consumed')
    .where('priority_quantity', '>', 0)
    .execute();
  await receive(caller, cause, await readOut(caller, documents));
}

/** What is out for the documents, of the warehouses that it left, with what came back or was lost already taken off. */
export async function readOut(caller: Caller, { type, ids }: Documents): Promise<Movement[]> {
  const { db } = asStock(caller);
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
    .select(sql<number>`max(m.from_warehouse_id)`.as('warehouse_id'))
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
    .execute();
  return rows.filter(({ quantity }) => quantity > 0);
}

/** What is free of goods that lay in a warehouse: on hand, for sale and not kept back, or kept for the channel that asks. */
export async function readFree(
  caller: Caller,
  warehouseId: number,
  goods: readonly number[],
  channel: Channel | null = null,
): Promise<ReadonlyMap<number, number>> {
  const { db } = asStock(caller);
  const levels = await db
    .selectFrom('stock_level')
    .select(['goods_id', 'on_hand', 'reserved', 'unsellable'])
    .where('warehouse_id', '=', warehouseId)
    .where('goods_id', '=', anyOf(goods))
    .execute();
  const places = levels.map(({ goods_id }) => ({ goods_id, warehouse_id: warehouseId }));
  const kept = channel && places.length > 0 ? await openKept(asStock(caller), places) : null;
  const keptOf = (goods_id: number): number =>
    (channel && kept?.get(keptKey({ goods_id, warehouse_id: warehouseId }, channel))?.held) || 0;
  return new Map(levels.map((level) => [level.goods_id, freeIn(level) + keptOf(level.goods_id)]));
}

/** How much of what lies in places may be sold, kept back or not. Nobody changes it until the caller's change ends. */
export async function readSellable(
  caller: Caller,
  places: readonly Place[],
): Promise<(place: Place) => number> {
  const levels = await lockLevels(asStock(caller), places);
  return (place) => {
    const level = levels.get(keyOf(place));
    return level ? level.on_hand - level.unsellable : 0;
  };
}

/** Pieces of one goods on a shelf that expire on the same day, as good as new or not. */
export interface ShelfPlace extends Place {
  cell_id: number;
  expired_date: string | null;
  quality: StockMove['quality'];
}

/** How much lies on shelves. Nobody changes it until the caller's change ends. */
export async function readShelves(
  caller: Caller,
  places: readonly ShelfPlace[],
): Promise<(place: ShelfPlace) => number> {
  const context = asStock(caller);
  await lockLevels(context, places);
  const rows = await context.db
    .selectFrom('stock_balance')
    .select(['goods_id', 'cell_id', 'expired_date', 'quality'])
    .select(sql<number>`sum(quantity)::int8`.as('quantity'))
    .where('cell_id', '=', anyOf(places.map(({ cell_id }) => cell_id)))
    .groupBy(['goods_id', 'cell_id', 'expired_date', 'quality'])
    .execute();
  const shelfKey = ({ goods_id, cell_id, expired_date, quality }: Omit<(typeof rows)[number], 'quantity'>) =>
    [goods_id, cell_id, expired_date ?? '', quality ?? ''].join(' ');
  const sums = new Map(rows.map((row) => [shelfKey(row), row.quantity]));
  return (place) => sums.get(shelfKey(place)) ?? 0;
}

/**
 * Goods leave warehouses without having been kept back; what somebody holds is not taken (`rule.stock_level.reserved`), but for what
 * is kept for the channel that they leave by.
 */
export async function issue(
  caller: Caller,
  cause: MoveCause,
  movements: readonly Movement[],
  channel: Channel | null = null,
): Promise<void> {
  const context = asStock(caller);
  const levels = await lockLevels(context, movements);
  if (movements.some((movement) => !levels.has(keyOf(movement)))) context.refuse('rule.stock_level.reserved');
  const channels = channel ? await useKept(context, cause.document_type, { channel, movements }) : [];
  await changeLevels(context, levels, [...lying(movements, -1), ...channels]);
  await takeOut(context, cause, movements);
}
