import type { Sent } from '#contract/module.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { FindGoodsActionInput, FindGoodsActionResult } from '#generated/pos/find-goods.action.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import { readPrices } from '#modules/goods/goods.api.server.ts';
import { readFree } from '#modules/stock/stock.api.server.ts';
import type { TillGoods } from './cart.ts';
import { findShop } from './find-shop.server.ts';

/** A whole barcode or SKU means one; anything else is looked for as pickers do. */
export async function findGoods(
  context: PosContext,
  { pos_id, text }: Sent<FindGoodsActionInput>,
): Promise<FindGoodsActionResult> {
  const { warehouse_id } = await findShop(context, pos_id);
  const calls = context.records('goods');
  const code = text.trim();
  const exact = [
    ...(await calls.find({ barcode: code })),
    ...(await calls.find({ sku: code.toUpperCase() })),
  ];
  const found = exact.length > 0 ? exact : await calls.search(code);
  const ids = found.map(({ id }) => id);
  const free = await readFree(context, warehouse_id, ids, 'pos');
  const prices = await readPrices(context, ids);
  return {
    goods: found.map((goods) => ({
      ...toFound(goods),
      retail_price: prices.get(goods.id)?.retail_price ?? null,
      warehouse_id,
      available: free.get(goods.id) ?? 0,
    })),
  };
}

const toFound = ({
  id,
  sku,
  name,
  barcode,
  retail_price,
  image,
  category_id,
}: Goods): Omit<TillGoods, 'available' | 'warehouse_id'> => ({
  id,
  sku,
  name,
  barcode,
  retail_price,
  image,
  category_id,
});
