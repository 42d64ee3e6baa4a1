import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { Basket } from '#generated/stock/basket.entity.gen.ts';
import type { GoodsReturn } from '#generated/warehouse/goods-return.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { COUNTING } from '#modules/goods/goods.api.server.ts';
import { basketsOf, DAMAGED, release, reserve, type Movement } from '#modules/stock/stock.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { shelveReturnStamps } from './returnLines.server.ts';
import { readBack } from './returns.server.ts';
import type { PlacedTask } from './scanTask.ts';
import {
  fillParts,
  readLines,
  readShelved,
  toHead,
  type Part,
  type ShelfDocument,
} from './stowing.server.ts';
import { RETURN_IMPORT } from './tasks.server.ts';

/* What of a return lies in which basket and on which shelf (domain B7). */

export const toReturnDocument = ({ id, code, warehouse_id }: GoodsReturn): ShelfDocument => ({
  type: 'goods_return',
  id,
  code,
  warehouse_id,
});

/** What of a return is to be put on shelves, and has been. */
export async function readReturnParts(context: WarehouseContext, record: GoodsReturn): Promise<Part[]> {
  const pieces =
    record.status === 'inspected'
      ? (await readBack(context, [record])).flatMap(({ arrivals }) => arrivals)
      : await readArrived(context, record);
  const barcodes = await readBarcodes(context, record);
  const parts = pieces
    .filter(({ quantity }) => quantity > 0)
    .map(({ goods_id, lot = null, expired_date = null, quality, quantity }) => {
      const { id = 0, sku = null, name = null } = record.lines.find((one) => one.goods_id === goods_id) ?? {};
      const barcode = barcodes.get(goods_id) ?? null;
      const line = { id, goods_id, sku, name, barcode, lot, expired_date };
      return { line, isDamaged: quality === DAMAGED, wanted: quantity };
    });
  return fillParts(await readShelved(context, toReturnDocument(record)), parts);
}

/** Pieces that came back into the warehouse with a return: of its order those since it left the last time. */
async function readArrived(
  { db }: WarehouseContext,
  { id, order_id, warehouse_id }: GoodsReturn,
): Promise<Omit<Movement, 'document_id'>[]> {
  const rows = await db
    .selectFrom('stock_move')
    .select(['goods_id', 'lot', 'expired_date', 'quality'])
    .select(sql<number>`sum(quantity)::int8`.as('quantity'))
    .where('reason', '=', 'return')
    .where('to_place', '=', 'stock')
    .where(
      sql<boolean>`(document_type = 'goods_return' and document_id = ${id}::int8 or document_type = 'order' and document_id = ${order_id}::int8
        and stock_move.id > (select coalesce(max(o.id), 0) from stock_move o where o.document_type = 'order' and o.document_id = ${order_id}::int8 and o.to_place = 'customer'))`,
    )
    .groupBy(['goods_id', 'lot', 'expired_date', 'quality'])
    .orderBy(sql`goods_id, expired_date nulls last, lot nulls last, quality nulls first`)
    .execute();
  return rows.map((row) => ({ ...row, warehouse_id }));
}

async function readBarcodes({ db }: WarehouseContext, { lines }: GoodsReturn) {
  const rows = await db
    .selectFrom('goods')
    .select(['id', 'barcode'])
    .where('id', '=', anyOf(lines.map(({ goods_id }) => goods_id)))
    .execute();
  return new Map(rows.map(({ id, barcode }) => [id, barcode]));
}

/** Codes of the baskets that each SKU of a return was put into. */
export async function readReturnBaskets(
  { db }: WarehouseContext,
  code: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('warehouse_task as t')
    .select(['t.sku', 't.basket_code'])
    .where('t.receipt_tracking_id', '=', code)
    .where('t.type', '=', RETURN_IMPORT)
    .where('t.basket_code', 'is not', null)
    .where('t.undoes_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('warehouse_task as u').select('u.id').whereRef('u.undoes_id', '=', 't.id'))),
    )
    .orderBy('t.id')
    .execute();
  const baskets = new Map<string, string[]>();
  for (const { sku, basket_code } of rows)
    baskets.set(sku ?? '', [...(baskets.get(sku ?? '') ?? []), basket_code ?? '']);
  return baskets;
}

/** A basket takes pieces of a return: an empty one, or one that has others of this return; a basket of one article that alone. */
export async function takeReturnBasket(
  context: WarehouseContext,
  basket: Basket,
  { code, part }: { code: string; part: Part | null },
): Promise<void> {
  const own = [...(await readReturnBaskets(context, code)).values()].flat();
  const refuse = (message: Parameters<typeof context.refuse>[0]): never =>
    context.refuse(message, 'code', { value: basket.code });
  if (basket.status !== 'empty' && !own.includes(basket.code)) refuse('messages.basket_used_goods');
  if (!part) return;
  const { goods_id, expired_date } = part.line;
  const isSingle = basket.kind === 'single';
  const isUsed = isSingle && basket.status !== 'empty';
  if (isUsed && basket.goods_id !== goods_id) refuse('messages.basket_used_goods');
  if (isUsed && basket.expired_date !== expired_date) refuse('messages.basket_used_expiry');
  const baskets = basketsOf(context);
  // Full for whoever picks: nothing of an order goes into it.
  if (basket.status === 'empty')
    for (const key of ['take', 'fill'] as const) await baskets.transition(key, [basket.id]);
  const holds = { held_by: context.actor.accountId, ...(isSingle && { goods_id, expired_date }) };
  await baskets.update([{ id: basket.id, ...holds }]);
}

/** Baskets of a return that nothing more of it lies in are free for others. */
export async function freeBaskets(
  context: WarehouseContext,
  { warehouse_id }: Pick<GoodsReturn, 'warehouse_id'>,
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return;
  const baskets = await basketsOf(context).lock({ code: codes, warehouse_id });
  const used = baskets.filter(({ status }) => status !== 'empty').map(({ id }) => id);
  if (used.length > 0) await basketsOf(context).transition('free', used);
}

/** Baskets of returns that are back in stock are free for others. */
export async function freeReturnBaskets(
  context: WarehouseContext,
  changes: readonly RecordChange<GoodsReturn>[],
): Promise<void> {
  for (const { action, record } of changes) {
    if (action !== 'restock' || !record) continue;
    const codes = [...(await readReturnBaskets(context, record.code)).values()].flat();
    await freeBaskets(context, record, [...new Set(codes)]);
    await shelveReturnStamps(context, record);
  }
}

/** Of a return that is being restocked, what lies on no shelf yet is not for sale. */
export async function holdReturn(context: WarehouseContext, record: GoodsReturn): Promise<void> {
  const { id, code, warehouse_id } = record;
  const open = (await readReturnParts(context, record)).filter(
    (part) => !part.isDamaged && part.wanted > part.done,
  );
  const lines = open.map(({ line, wanted, done }) => ({
    goods_id: line.goods_id,
    warehouse_id,
    quantity: wanted - done,
    document_id: id,
    document_code: code,
  }));
  if (lines.length > 0) await reserve(context, { type: 'goods_return', reason: 'unshelved' }, lines);
  else await release(context, { type: 'goods_return', ids: [id] }, 'changed');
}

/** From the first piece on shelves take a return's goods, and the last one ends what is held of them. */
export async function holdReturns(
  context: WarehouseContext,
  changes: readonly RecordChange<GoodsReturn>[],
): Promise<void> {
  for (const { record } of changes) if (record?.status === 'restocking') await holdReturn(context, record);
  const done = changes.filter(({ record }) => record?.status === 'restocked').map(({ id }) => id);
  if (done.length > 0) await release(context, { type: 'goods_return', ids: done }, 'changed');
}

/** A return as whoever puts it back on shelves needs it, along the shelves. */
export async function readRestocking(
  context: WarehouseContext,
  record: GoodsReturn,
  hands: Pick<PlacedTask, 'place' | 'piece' | 'pieces'>,
): Promise<PlacedTask> {
  const parts = await readReturnParts(context, record);
  const stamps = await readReturnStamps(context, record);
  const baskets = await readReturnBaskets(context, record.code);
  const lines = await readLines(context, record.warehouse_id, { parts, stamps });
  return {
    ...toHead(record),
    tracking: record.delivery_order_id,
    carrier: record.delivery_company,
    ...hands,
    lines: lines.map((line) => ({ ...line, baskets: baskets.get(line.sku) ?? [] })),
  };
}

/** Pieces of a return that have a stamp of their own and no shelf yet, by goods. */
export async function readReturnStamps(
  { db }: WarehouseContext,
  { order_id }: GoodsReturn,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('stamp as s')
    .innerJoin('order as o', 'o.customer_order_id', 's.order_code')
    .select('s.goods_id')
    .select(sql<number>`count(*)::int8`.as('count'))
    .where('o.id', '=', order_id)
    .where('s.kind', '=', 'uid')
    .where('s.status', '=', COUNTING)
    .where('s.deleted_at', 'is', null)
    .groupBy('s.goods_id')
    .execute();
  return new Map(rows.map(({ goods_id, count }) => [goods_id, count]));
}
