import type { ListingMap } from '#generated/market/listing-map.entity.gen.ts';
import type { MarketContext } from '#generated/market/module.gen.server.ts';
import { isComboSold, readSoldCombos } from '#modules/goods/goods.api.server.ts';

/* An article of a shop is pieces of a goods, or combos, which are sold as their parts. */

type SoldAs = Pick<ListingMap, 'goods_id' | 'combo_id'>;

interface Part {
  goods_id: number;
  quantity: number;
}

/** What is one of something a shop sells, and what it costs; null of what is not sold now. */
interface Sold {
  parts: readonly Part[];
  price: number;
}

/** What articles are made of, by our prices of today. */
export async function readSold(
  own: MarketContext,
  listings: readonly SoldAs[],
): Promise<(listing: SoldAs) => Sold | null> {
  const ids = listings.flatMap(({ goods_id }) => goods_id ?? []);
  const comboIds = listings.flatMap(({ combo_id }) => combo_id ?? []);
  const goods = await own.records('goods').find({ id: [...new Set(ids)] });
  const combos = comboIds.length > 0 ? await readSoldCombos(own, [...new Set(comboIds)]) : [];
  const prices = new Map(goods.map(({ id, retail_price }) => [id, retail_price ?? 0]));
  const sold = new Map(
    combos.filter((combo) => isComboSold(combo, own.today)).map((combo) => [combo.id, combo]),
  );
  return ({ goods_id, combo_id }) => {
    if (goods_id !== null) return { parts: [{ goods_id, quantity: 1 }], price: prices.get(goods_id) ?? 0 };
    const combo = sold.get(combo_id ?? 0);
    return combo ? { parts: combo.items, price: combo.retail_price } : null;
  };
}

/** So many can be made of what is free. */
export const wholeOf = ({ parts }: Sold, free: ReadonlyMap<number, number>): number =>
  Math.min(...parts.map(({ goods_id, quantity }) => Math.floor((free.get(goods_id) ?? 0) / quantity)));
