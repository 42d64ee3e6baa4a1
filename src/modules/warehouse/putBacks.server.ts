import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { PutBack } from '#generated/warehouse/put-back.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { IN_BASKET, ON_SHELF, stampsOf } from '#modules/goods/goods.api.server.ts';
import { basketsOf, release, reserve, shelve } from '#modules/stock/stock.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { readBasketOrders } from './scanOrders.server.ts';
import { fillParts, readShelved, type Part, type ShelfDocument } from './stowing.server.ts';
import { PICKED, PICKING } from './workStates.ts';

/* Pieces that were picked for an order that was canceled then (domain B1): on no shelf, and not for sale until they lie on one again. */

/** Why the ledger moves what goes back, and what of it is not for sale yet. */
export const BACK = { reason: 'put_back', document_type: 'put_back' } as const;
const HOLD = { type: 'put_back', reason: 'unshelved' } as const;

export const toNames = ({ id, code }: PutBack) => ({ document_id: id, document_code: code });

export const toPutBackDocument = ({ id, code, warehouse_id }: PutBack): ShelfDocument => ({
  type: 'put_back',
  id,
  code,
  warehouse_id,
});

/** What is to be put back, and lies on a shelf again. */
export async function readPutBackParts(context: WarehouseContext, record: PutBack): Promise<Part[]> {
  const rows = await context.db
    .selectFrom('stock_move as m')
    .innerJoin('goods as g', 'g.id', 'm.goods_id')
    .select(['m.goods_id', 'm.lot', 'm.expired_date', 'g.sku', 'g.name', 'g.barcode'])
    .select(sql<number>`sum(m.quantity)::int8`.as('quantity'))
    .where('m.document_type', '=', BACK.document_type)
    .where('m.document_id', '=', record.id)
    .where('m.reason', '=', BACK.reason)
    .groupBy(['m.goods_id', 'm.lot', 'm.expired_date', 'g.sku', 'g.name', 'g.barcode'])
    .orderBy(sql`m.goods_id, m.expired_date nulls last, m.lot nulls last`)
    .execute();
  const parts = rows.map(({ quantity, ...line }) => {
    const { id = 0 } = record.lines.find(({ goods_id }) => goods_id === line.goods_id) ?? {};
    return { line: { ...line, id }, isDamaged: false, wanted: quantity };
  });
  return fillParts(await readShelved(context, toPutBackDocument(record)), parts);
}

/** What lies on no shelf yet is not for sale. */
export async function holdUnshelved(context: WarehouseContext, records: readonly PutBack[]): Promise<void> {
  const lines = [];
  for (const record of records)
    for (const { line, wanted, done } of await readPutBackParts(context, record))
      if (wanted > done)
        lines.push({
          goods_id: line.goods_id,
          warehouse_id: record.warehouse_id,
          quantity: wanted - done,
          ...toNames(record),
        });
  if (lines.length > 0) await reserve(context, HOLD, lines);
}

/** Put-backs that are not done, of orders or of baskets. */
export const readOpenPutBacks = (
  { db }: WarehouseContext,
  { orders = [], baskets = [] }: { orders?: readonly number[]; baskets?: readonly number[] },
) =>
  db
    .selectFrom('put_back')
    .select(['id', 'order_id', 'basket_id'])
    .where('status', '<>', 'done')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('order_id', '=', anyOf(orders)), eb('basket_id', '=', anyOf(baskets))]))
    .execute();

/** What lies on no shelf yet goes back to where it was taken from; all of it is for sale again, and the basket free. */
export async function finishPutBacks(
  context: WarehouseContext,
  changes: readonly RecordChange<PutBack>[],
): Promise<void> {
  const records = changes.flatMap(({ record }) => record ?? []);
  for (const record of records) await putUpRest(context, record);
  await release(context, { type: 'put_back', ids: records.map(({ id }) => id) }, 'changed');
  await returnStamps(context, records);
  await freeBasketsOf(context, records);
}

async function putUpRest(context: WarehouseContext, record: PutBack): Promise<void> {
  const open = (await readPutBackParts(context, record)).filter(({ wanted, done }) => wanted > done);
  if (open.length === 0) return;
  const origins = await readOrigins(context, record);
  const shifts = open.flatMap(({ line: { goods_id, lot, expired_date }, wanted, done }) => {
    let left = wanted - done;
    const own = origins.filter(
      (one) => one.goods_id === goods_id && one.lot === lot && one.expired_date === expired_date,
    );
    return own.flatMap(({ cell_id, quantity }) => {
      const some = Math.min(left, quantity);
      left -= some;
      const piece = { goods_id, lot, expired_date, warehouse_id: record.warehouse_id, quantity: some };
      return some > 0 ? [{ ...piece, cell_id: null, to_cell_id: cell_id, ...toNames(record) }] : [];
    });
  });
  await shelve(context, { ...BACK, reason: 'shelve' }, shifts);
}

/** From which shelves the pieces were taken, the last first: what is left over was most likely taken last. */
function readOrigins({ db }: WarehouseContext, { id }: PutBack) {
  return db
    .selectFrom('stock_move')
    .select(['goods_id', 'lot', 'expired_date', 'quantity', 'from_cell_id as cell_id'])
    .where('document_type', '=', BACK.document_type)
    .where('document_id', '=', id)
    .where('reason', '=', BACK.reason)
    .orderBy('id', 'desc')
    .execute();
}

async function returnStamps(context: WarehouseContext, records: readonly PutBack[]): Promise<void> {
  const rows = await context.db
    .selectFrom('stamp as s')
    .innerJoin('order as o', 'o.customer_order_id', 's.order_code')
    .select('s.id')
    .where('o.id', '=', anyOf(records.map(({ order_id }) => order_id)))
    .where('s.status', '=', IN_BASKET)
    .where('s.deleted_at', 'is', null)
    .orderBy('s.id')
    .execute();
  if (rows.length > 0)
    await stampsOf(context).update(
      rows.map(({ id }) => ({ id, status: ON_SHELF, basket_code: null, order_code: null })),
    );
}

async function freeBasketsOf(context: WarehouseContext, records: readonly PutBack[]): Promise<void> {
  const ids = records.flatMap(({ basket_id }) => basket_id ?? []);
  if (ids.length === 0) return;
  const used = new Set([
    ...(await readBasketOrders(context, ids, [PICKING, PICKED])).map(({ basket_id }) => basket_id),
    ...(await readOpenPutBacks(context, { baskets: ids }))
      .filter(({ id }) => records.every((one) => one.id !== id))
      .map(({ basket_id }) => basket_id),
  ]);
  const baskets = await basketsOf(context).lock({ id: ids });
  const free = baskets.filter(({ id, status }) => status !== 'empty' && !used.has(id));
  if (free.length > 0)
    await basketsOf(context).transition(
      'free',
      free.map(({ id }) => id),
    );
}

/** Pieces of a put-back that bear a stamp and lie on no shelf yet, by goods. */
export async function readPutBackStamps(
  { db }: WarehouseContext,
  { order_id }: PutBack,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('stamp as s')
    .innerJoin('order as o', 'o.customer_order_id', 's.order_code')
    .select('s.goods_id')
    .select(sql<number>`count(*)::int8`.as('count'))
    .where('o.id', '=', order_id)
    .where('s.kind', '=', 'uid')
    .where('s.status', '=', IN_BASKET)
    .where('s.deleted_at', 'is', null)
    .groupBy('s.goods_id')
    .execute();
  return new Map(rows.map(({ goods_id, count }) => [goods_id, count]));
}
