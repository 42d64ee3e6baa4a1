import type { Sent } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { FindGoodsActionInput, FindGoodsActionResult } from '#generated/pos/find-goods.action.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import {
  findSoldCombos,
  ON_SHELF,
  readOtherCode,
  readPrices,
  stampsOf,
  type DayPrices,
} from '#modules/goods/goods.api.server.ts';
import { findStamped } from '#modules/warehouse/warehouse.api.server.ts';
import { readFree } from '#modules/stock/stock.api.server.ts';
import { combosOf, type TillGoods } from './cart.ts';
import { findShop } from './find-shop.server.ts';

/** A whole barcode or SKU means one, a stamp the piece that bears it; anything else is looked for as pickers do. */
export async function findGoods(
  context: PosContext,
  { pos_id, text }: Sent<FindGoodsActionInput>,
): Promise<FindGoodsActionResult> {
  const { warehouse_id } = await findShop(context, pos_id);
  const calls = context.records('goods');
  const code = text.trim();
  const [stamp] = await stampsOf(context).find({ code, status: ON_SHELF, warehouse_id });
  const other = await readOtherCode(context, code);
  const exact = [
    ...(stamp ? await calls.find({ id: stamp.goods_id }) : []),
    ...(await calls.find({ barcode: code })),
    ...(await calls.find({ sku: code.toUpperCase() })),
    ...(other ? await calls.find({ id: other.goods_id }) : []),
  ];
  const found = exact.length > 0 ? exact : await calls.search(code);
  const isOne = exact.length > 0;
  const combos = isOne ? [] : await findSoldCombos(context, code);
  const ids = [...found.map(({ id }) => id), ...partsOf(combos)];
  const free = await readFree(context, warehouse_id, ids, 'pos');
  const prices = await readPrices(context, ids);
  const stamped = await findStamped(context, warehouse_id, ids);
  return {
    goods: [
      ...found.map((goods) => ({
        ...toFound(goods),
        ...pricesOf(prices.get(goods.id)),
        warehouse_id,
        available: free.get(goods.id) ?? 0,
        parts: null,
        is_stamped: stamped.has(goods.id),
        uid: stamp?.goods_id === goods.id ? stamp.code : null,
      })),
      ...(await toCombos(context, combos, { free, prices, warehouse_id })),
    ],
  };
}

/** At which prices a till sells. */
export const pricesOf = (prices: DayPrices | undefined) => ({
  retail_price: prices?.retail_price ?? null,
  wholesale_price: prices?.wholesale_price ?? null,
});

/** Combos as a till knows them: one with a part that has no price, or is sold no more, is not among them. */
export async function toCombos(
  { records }: PosContext,
  combos: readonly Combo[],
  known: Omit<KnownParts, 'goods'>,
): Promise<TillGoods[]> {
  const parts = await records('goods').find({ id: partsOf(combos) });
  const goods = new Map(parts.map((one) => [one.id, one]));
  return combos.flatMap((combo) => toCombo(combo, { ...known, goods }));
}

/** Articles of which combos consist. */
export const partsOf = (combos: readonly Combo[]): number[] =>
  combos.flatMap(({ items }) => items.map(({ goods_id }) => goods_id));

/** What is known of the parts of combos. */
interface KnownParts {
  free: ReadonlyMap<number, number>;
  prices: ReadonlyMap<number, Pick<Goods, 'retail_price'>>;
  goods: ReadonlyMap<number, Goods>;
  warehouse_id: number;
}

/** Nothing, where a part has no price or is sold no more. */
function toCombo(combo: Combo, { free, prices, goods, warehouse_id }: KnownParts): TillGoods[] {
  const parts = combo.items.flatMap(({ goods_id, quantity }) => {
    const unit_price = prices.get(goods_id)?.retail_price ?? null;
    const one = goods.get(goods_id);
    if (!one || unit_price === null) return [];
    return [
      { goods_id, category_id: one.category_id, unit_price, quantity, available: free.get(goods_id) ?? 0 },
    ];
  });
  if (parts.length < combo.items.length) return [];
  const { id, code: sku, name, barcode, retail_price, image } = combo;
  const shown = { id: -id, sku, name, barcode, retail_price, image, category_id: null };
  return [{ ...shown, warehouse_id, parts, available: combosOf(parts) }];
}

const toFound = ({
  id,
  sku,
  name,
  barcode,
  retail_price,
  image,
  category_id,
}: Goods): Omit<TillGoods, 'available' | 'warehouse_id' | 'parts' | 'is_stamped' | 'uid'> => ({
  id,
  sku,
  name,
  barcode,
  retail_price,
  image,
  category_id,
});
