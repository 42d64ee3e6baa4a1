import type { MarketplaceOrder } from '#contract/marketplace.ts';
import type { Draft } from '#contract/module.ts';
import type { ListingMap } from '#generated/market/listing-map.entity.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { readPrices, readSoldCombos } from '#modules/goods/goods.api.server.ts';
import { share } from '#modules/promotion/promotion.api.ts';

/** Pieces of a goods, by itself or as a part of a combo, and what the buyer pays for them. */
interface Sum {
  goods_id: number;
  combo_id: number | null;
  quantity: number;
  amount: number;
}

/**
 * The lines of an order for what a shop sold: one a goods, and one for each part of a combo, among which its price is shared by what
 * they cost alone. What several articles ask of one is added up, and what does not divide evenly is a discount.
 */
export async function toMarketLines(
  own: OrdersContext,
  { lines }: MarketplaceOrder,
  listings: readonly ListingMap[],
): Promise<Draft<Order>['lines']> {
  const partsOf = await readCombos(own, listings);
  const sums = new Map<string, Sum>();
  const add = (sum: Sum): void => {
    const key = `${sum.goods_id} ${sum.combo_id ?? ''}`;
    const { quantity = 0, amount = 0 } = sums.get(key) ?? {};
    sums.set(key, { ...sum, quantity: quantity + sum.quantity, amount: amount + sum.amount });
  };
  for (const [at, { quantity, price }] of lines.entries()) {
    const { goods_id = null, combo_id = null, multiplier = 1 } = listings[at] ?? {};
    const [pieces, amount] = [quantity * multiplier, quantity * price];
    if (goods_id !== null) add({ goods_id, combo_id: null, quantity: pieces, amount });
    else for (const part of splitCombo(partsOf(combo_id ?? 0), pieces, amount)) add({ ...part, combo_id });
  }
  return [...sums.values()].map(({ goods_id, combo_id, quantity, amount }) => {
    const unit_price = Math.ceil(amount / quantity);
    return { goods_id, combo_id, quantity, unit_price, discount: unit_price * quantity - amount };
  });
}

interface Part {
  goods_id: number;
  quantity: number;
  /** What a piece costs alone. */
  price: number;
}

/** So many combos for a sum, part by part. */
function splitCombo(parts: readonly Part[], times: number, amount: number): Omit<Sum, 'combo_id'>[] {
  const worth = parts.map(({ quantity, price }) => quantity * price);
  const isWorth = worth.some((one) => one > 0);
  const amounts = share(amount, isWorth ? worth : parts.map(({ quantity }) => quantity));
  return parts.map(({ goods_id, quantity }, at) => ({
    goods_id,
    quantity: quantity * times,
    amount: amounts[at] ?? 0,
  }));
}

/** The parts of the combos among what a shop sells, with their prices of today. */
async function readCombos(
  own: OrdersContext,
  listings: readonly ListingMap[],
): Promise<(combo: number) => readonly Part[]> {
  const ids = listings.flatMap(({ combo_id }) => combo_id ?? []);
  if (ids.length === 0) return () => [];
  const combos = await readSoldCombos(own, [...new Set(ids)]);
  const goods = combos.flatMap(({ items }) => items.map(({ goods_id }) => goods_id));
  const prices = await readPrices(own, [...new Set(goods)]);
  const parts = new Map(
    combos.map(({ id, items }) => [
      id,
      items.map(({ goods_id, quantity }) => ({
        goods_id,
        quantity,
        price: prices.get(goods_id)?.retail_price ?? 0,
      })),
    ]),
  );
  return (combo) => parts.get(combo) ?? [];
}
