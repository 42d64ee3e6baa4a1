import type { Sent } from '#contract/module.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { TillGoodsActionInput, TillGoodsActionResult } from '#generated/pos/till-goods.action.gen.ts';
import { readCombosOnSale, readPrices } from '#modules/goods/goods.api.server.ts';
import { readFree } from '#modules/stock/stock.api.server.ts';
import { findStamped } from '#modules/warehouse/warehouse.api.server.ts';
import { partsOf, pricesOf, toCombos } from './find-goods.server.ts';
import { findShop } from './find-shop.server.ts';

/** A till holds so many in its memory. */
const MOST = 5_000;

/** What a shop sells, with today's prices: those of which it has had something first, and combos. */
export async function readTillGoods(
  context: PosContext,
  { pos_id }: Sent<TillGoodsActionInput>,
): Promise<TillGoodsActionResult> {
  const { warehouse_id } = await findShop(context, pos_id);
  const goods = await context.db
    .selectFrom('goods as g')
    .leftJoin('stock_level as s', (join) =>
      join.onRef('s.goods_id', '=', 'g.id').on('s.warehouse_id', '=', warehouse_id),
    )
    .select(['g.id', 'g.sku', 'g.name', 'g.barcode', 'g.image', 'g.category_id'])
    .where('g.active', '=', true)
    .where('g.deleted_at', 'is', null)
    .orderBy('s.id', (order) => order.asc().nullsLast())
    .orderBy('g.id')
    .limit(MOST)
    .execute();
  const combos = await readCombosOnSale(context);
  const ids = [...new Set([...goods.map(({ id }) => id), ...partsOf(combos)])];
  const prices = await readPrices(context, ids);
  const free = await readFree(context, warehouse_id, ids, 'pos');
  const stamped = await findStamped(context, warehouse_id, ids);
  return {
    goods: [
      ...goods.map((one) => ({
        ...one,
        ...pricesOf(prices.get(one.id)),
        warehouse_id,
        available: free.get(one.id) ?? 0,
        parts: null,
        is_stamped: stamped.has(one.id),
        uid: null,
      })),
      ...(await toCombos(context, combos, { free, prices, warehouse_id })),
    ],
  };
}
