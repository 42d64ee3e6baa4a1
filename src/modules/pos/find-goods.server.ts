import type { Sent } from '#contract/module.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { FindGoodsActionInput, FindGoodsActionResult } from '#generated/pos/find-goods.action.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';

/** What the till shows of goods. */
export interface FoundGoods {
  id: number;
  sku: string;
  name: string;
  barcode: string | null;
  retail_price: number | null;
  image: string | null;
}

/** A whole barcode or SKU means one; anything else is looked for as pickers do. */
export async function findGoods(
  { records }: PosContext,
  { text }: Sent<FindGoodsActionInput>,
): Promise<FindGoodsActionResult> {
  const calls = records('goods');
  const code = text.trim();
  const exact = [
    ...(await calls.find({ barcode: code })),
    ...(await calls.find({ sku: code.toUpperCase() })),
  ];
  const found = exact.length > 0 ? exact : await calls.search(code);
  return { goods: found.map(toFound) };
}

const toFound = ({ id, sku, name, barcode, retail_price, image }: Goods): FoundGoods => ({
  id,
  sku,
  name,
  barcode,
  retail_price,
  image,
});
