import type { Sent } from '#contract/module.ts';
import { anyOf } from '#server/db/anyOf.ts';
import type { MarketContext } from '#generated/market/module.gen.server.ts';
import type { PushGoodsActionInput, PushGoodsActionResult } from '#generated/market/push-goods.action.gen.ts';
import { findRunning, findShops } from './stockSync.server.ts';

/** Chosen articles are told to the shops of the running configuration that sell them, by themselves or in combos. */
export async function pushGoods(
  own: MarketContext,
  { ids, prices }: Sent<PushGoodsActionInput>,
): Promise<PushGoodsActionResult> {
  const config = await findRunning(own, 'sync_stock');
  if (!config) return own.refuse('messages.select_config', 'ids');
  const shops = (await findShops(own, config)).map(({ id }) => id);
  const combos = await own.db
    .selectFrom('combo_item')
    .select(['combo_id', 'goods_id'])
    .where('goods_id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute();
  const linked = { shop_connection_id: shops, status: ['linked', 'error'] as const };
  const listings = [
    ...(await own.records('listing_map').find({ ...linked, status: [...linked.status], goods_id: [...ids] })),
    ...(combos.length > 0
      ? await own.records('listing_map').find({
          ...linked,
          status: [...linked.status],
          combo_id: [...new Set(combos.map(({ combo_id }) => combo_id))],
        })
      : []),
  ];
  if (listings.length === 0) return own.refuse('rule.push_goods.nothing_linked', 'ids');
  for (const shop of new Set(listings.map(({ shop_connection_id }) => shop_connection_id))) {
    const data = {
      shop,
      listings: listings.filter((one) => one.shop_connection_id === shop).map(({ id }) => id),
    };
    await own.enqueue('push_stock', data);
    if (prices && config.sync_price) await own.enqueue('push_prices', data);
  }
  const sold = new Set(listings.flatMap(({ combo_id }) => combo_id ?? []));
  const done = ids.filter(
    (id) =>
      listings.some(({ goods_id }) => goods_id === id) ||
      combos.some(({ goods_id, combo_id }) => goods_id === id && sold.has(combo_id)),
  );
  return { done };
}
