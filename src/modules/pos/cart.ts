import {
  priceBill,
  type ManualDiscount,
  type PricedBill,
  type PricingRules,
} from '#modules/promotion/promotion.api.ts';

/** Goods as the till knows them. */
export interface TillGoods {
  id: number;
  sku: string;
  name: string;
  barcode: string | null;
  retail_price: number | null;
  image: string | null;
  category_id: number | null;
  /** Pieces that the shop may sell now. */
  available: number;
  /** Where they lie. */
  warehouse_id: number;
}

export interface CartLine {
  goods: TillGoods;
  quantity: number;
  /** What the cashier takes off it. */
  manual: ManualDiscount | null;
}

/** What lies on the counter; the newest line first. */
export type Cart = readonly CartLine[];

/** A cart and whose it is. */
export interface Counter {
  cart: Cart;
  /** What the cashier takes off the whole of it. */
  manual: ManualDiscount | null;
  buyer_phone: string | null;
  buyer_name: string | null;
}

/** A cart that waits for its buyer. */
export interface ParkedCounter extends Counter {
  /** ms of the moment when it was put aside. */
  parkedAt: number;
}

export const EMPTY_COUNTER: Counter = { cart: [], manual: null, buyer_phone: null, buyer_name: null };

/** Pieces of one line at most: more is a code that was read into the quantity. */
export const MAX_QUANTITY = 999;

/** One more of the goods, or as many as say so; what lies there already moves to the top. */
export function addGoods(cart: Cart, goods: TillGoods, quantity = 1): Cart {
  const known = cart.find((line) => line.goods.id === goods.id);
  const sum = Math.min((known?.quantity ?? 0) + quantity, MAX_QUANTITY);
  return [{ goods, quantity: sum, manual: known?.manual ?? null }, ...cart.filter((line) => line !== known)];
}

/** Another quantity; nothing takes the line away. */
export function setQuantity(cart: Cart, id: number, quantity: number): Cart {
  const wanted = Math.min(Math.trunc(quantity), MAX_QUANTITY);
  if (!(wanted > 0)) return cart.filter(({ goods }) => goods.id !== id);
  return cart.map((line) => (line.goods.id === id ? { ...line, quantity: wanted } : line));
}

/** The same cart with something taken off one line. */
export const setManual = (cart: Cart, id: number, manual: ManualDiscount | null): Cart =>
  cart.map((line) => (line.goods.id === id ? { ...line, manual } : line));

/** The same cart with what is known of its goods by now; those without a price any more stay as they were. */
export function noteGoods(cart: Cart, known: readonly TillGoods[]): Cart {
  const priced = new Map(known.flatMap((one) => (one.retail_price === null ? [] : [[one.id, one]])));
  return cart.map((line) => ({ ...line, goods: priced.get(line.goods.id) ?? line.goods }));
}

/** So much of a goods is free in a warehouse. */
export interface FreeLevel {
  goods_id: number;
  warehouse_id: number;
  free: number;
}

/** The same cart with what is left of its goods; the very same where none of it has changed. */
export function noteFree(cart: Cart, levels: readonly FreeLevel[]): Cart {
  const freeOf = ({ id, warehouse_id }: TillGoods): number | undefined =>
    levels.find((one) => one.goods_id === id && one.warehouse_id === warehouse_id)?.free;
  if (!cart.some(({ goods }) => (freeOf(goods) ?? goods.available) !== goods.available)) return cart;
  return cart.map((line) => ({
    ...line,
    goods: { ...line.goods, available: freeOf(line.goods) ?? line.goods.available },
  }));
}

/** What the cart comes to by the rules of now; its lines in the order of the cart. */
export const priceCart = (cart: Cart, rules: PricingRules): PricedBill =>
  priceBill(
    cart.map(({ goods, quantity, manual }) => ({
      goods_id: goods.id,
      category_id: goods.category_id,
      unit_price: goods.retail_price ?? 0,
      quantity,
      manual,
    })),
    rules,
  );

export const countOf = (cart: Cart): number => cart.reduce((sum, { quantity }) => sum + quantity, 0);

/** `3*`, typed or scanned before goods: so many of them. Null for anything else. */
export function readMultiple(text: string): number | null {
  const [, digits] = /^\s*(\d{1,3})\s*[*x×]\s*$/.exec(text) ?? [];
  const quantity = Number(digits ?? 0);
  return quantity > 0 ? quantity : null;
}

/** Notes with which a sum is usually paid: itself, and the next round sums above it. */
export function quickCash(total: number, notes: readonly number[]): number[] {
  if (total <= 0) return [];
  const rounded = notes.map((note) => Math.ceil(total / note) * note);
  return [...new Set([total, ...rounded])].sort((a, b) => a - b).slice(0, 5);
}
