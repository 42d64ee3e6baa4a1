import { sql } from 'kysely';
import type { GoodsReturn } from '#generated/warehouse/goods-return.entity.gen.ts';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { COUNTING, ON_SHELF, stampsOf } from '#modules/goods/goods.api.server.ts';
import { lockOrders } from '#modules/orders/orders.api.server.ts';
import { readReturnParts } from './restocking.server.ts';
import type { Shelf } from './scanCells.server.ts';
import { choosePart, isPartOf, type Part } from './stowing.server.ts';
import { RETURN_IMPORT, RETURN_SHELVING } from './tasks.server.ts';

/* What a code means to whoever puts a return back on shelves. */

/** The return that a code means: its own, that of its order or parcel, that of a basket which its goods lie in. */
export async function findReturn(
  context: WarehouseContext,
  warehouseId: number,
  code: string,
): Promise<GoodsReturn | null> {
  const named = code.toUpperCase();
  const row = await context.db
    .selectFrom('goods_return as r')
    .leftJoin('order as o', 'o.id', 'r.order_id')
    .select('r.id')
    .where('r.warehouse_id', '=', warehouseId)
    .where('r.kind', '<>', 'supplier')
    .where('r.deleted_at', 'is', null)
    .where(
      sql<boolean>`(r.code = ${named} or r.delivery_order_id = ${code} or o.customer_order_id = ${code}
        or exists (select 1 from order_package k where k.order_id = r.order_id and k.delivery_order_id = ${code} and k.deleted_at is null)
        or r.status = 'restocking'
        and exists (select 1 from warehouse_task t where t.receipt_tracking_id = r.code and t.type = ${RETURN_IMPORT} and t.basket_code = ${named}
          and t.undoes_id is null and not exists (select 1 from warehouse_task u where u.undoes_id = t.id)))`,
    )
    .orderBy(sql`r.status in ('inspected', 'restocking') desc, r.id desc`)
    .limit(1)
    .executeTakeFirst();
  const [found] = row ? await context.records('goods_return').lock({ id: row.id }) : [];
  return found ?? null;
}

/** Pieces of a return, with the stamp that was scanned. */
export interface Found {
  part: Part;
  stamp: Stamp | null;
}

/** The pieces of the return that a code of goods or a stamp means, of the expiry that was told, as a shelf takes them. */
export async function findPart(
  context: WarehouseContext,
  { record, input }: { record: GoodsReturn; input: { expired_date?: string | null } },
  { code, shelf }: { code: string; shelf: Shelf | null },
): Promise<Found> {
  const { refuse } = context;
  const stamp = await findStamp(context, record, code);
  const own = (await readReturnParts(context, record)).filter((part) => isPartOf(part, code, stamp));
  const [first] = own;
  if (!first) return refuse(await sayForeign(context, code), 'code', { value: code });
  const open = own.filter(({ wanted, done }) => done < wanted);
  if (open.length === 0)
    return refuse('messages.scan_exceeds_return', 'code', { value: first.done + 1, limit: first.wanted });
  const expiry = input.expired_date ?? null;
  const dated = open.filter(({ line }) => line.expired_date !== null);
  const fitting =
    expiry && dated.length > 0 ? dated.filter(({ line }) => line.expired_date === expiry) : open;
  if (fitting.length === 0)
    return refuse('messages.wrong_expiry', 'expired_date', {
      value: expiry,
      limit: dated.map(({ line }) => line.expired_date).join(', '),
    });
  return { part: await choosePart(context, shelf, fitting), stamp };
}

/** Goods that the return has nothing of, or no goods at all. */
async function sayForeign({ records }: WarehouseContext, code: string) {
  const goods = [
    ...(await records('goods').find({ barcode: code })),
    ...(await records('goods').find({ sku: code.toUpperCase() })),
  ];
  return goods.length > 0 ? 'messages.goods_not_in_return_list' : 'messages.goods_not_found';
}

/** The piece that bears a stamp: back with this order, and on no shelf yet. */
async function findStamp(context: WarehouseContext, { order_id, code: ofReturn }: GoodsReturn, code: string) {
  const [stamp = null] = await stampsOf(context).lock({ code });
  if (!stamp) return null;
  const done = await context.db
    .selectFrom('warehouse_task')
    .select('id')
    .where('receipt_tracking_id', '=', ofReturn)
    .where('type', '=', RETURN_SHELVING)
    .where('uid', '=', code)
    .executeTakeFirst();
  const value = { value: code };
  if (stamp.status === ON_SHELF && done) context.refuse('messages.special_barcode_scanned', 'code', value);
  const [order] = order_id === null ? [] : await lockOrders(context, [order_id]);
  const isOwn = order === undefined || stamp.order_code === order.customer_order_id;
  if (stamp.status !== COUNTING || !isOwn) context.refuse('messages.uid_unavailable', 'code', value);
  return stamp;
}

/** No more pieces than came back; a stamp is one. */
export function checkQuantity(
  { refuse }: WarehouseContext,
  { part: { wanted, done }, stamp }: Found,
  asked: number | null | undefined,
): number {
  const quantity = stamp ? 1 : (asked ?? 1);
  return done + quantity > wanted
    ? refuse('messages.scan_exceeds_return', 'quantity', { value: done + quantity, limit: wanted })
    : quantity;
}
