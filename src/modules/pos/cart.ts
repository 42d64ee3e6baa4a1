import {
  priceBill,
  type BuyerKind,
  type ManualDiscount,
  type PricedBill,
  type PricedLine,
  type PricingLine,
  type PricingRules,
} from '#modules/promotion/promotion.api.ts';

/** An article of a combo. */
export interface TillPart {
  goods_id: number;
  category_id: number | null;
  unit_price: number;
  /** In one combo. */
  quantity: number;
  /** Pieces that the shop may sell now. */
  available: number;
}

/** Goods as the till knows them: an article, or a combo that is sold as its parts. */
export interface TillGoods {
  /** Of a combo negative, so that it is no article's. */
  id: number;
  sku: string;
  name: string;
  barcode: string | null;
  retail_price: number | null;
  /** What a piece costs who sells it on; null: as much as anybody. */
  wholesale_price?: number | null | undefined;
  image: string | null;
  category_id: number | null;
  /** Pieces that the shop may sell now. */
  available: number;
  /** Where they lie. */
  warehouse_id: number;
  /** Of a combo; what was put aside before there were any has none. */
  parts?: readonly TillPart[] | null;
  /** Each piece of it has a stamp, by which it is sold. */
  is_stamped?: boolean | undefined;
  /** The piece that was read. */
  uid?: string | null;
}

/** What a cashier is shown of a buyer: what he bought in the cashier's shops, and when last. */
export interface KnownBuyer {
  bills: number;
  last_bought_at: string | null;
}

export interface CartLine {
  goods: TillGoods;
  quantity: number;
  /** What the cashier takes off it. */
  manual: ManualDiscount | null;
  /** Stamps of its pieces, as far as they were read. */
  uids?: readonly string[];
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

/** Who pays what. */
export interface Payment {
  cash: number | null;
  bank_transfer: number | null;
  /** What the transfer is found by on the bank's statement. */
  transfer_code: string;
  buyer_phone: string | null;
  buyer_name: string | null;
}

/** A line of a parked bill, as the server keeps it: an article or a combo. */
export interface ParkedLine {
  goods_id: number | null;
  combo_id: number | null;
  quantity: number;
  uids: string | null;
  manual_percent: number | null;
  manual_amount: number | null;
}

/** The lines of a cart in the order in which they were put in. */
export const toParked = (cart: Cart): ParkedLine[] =>
  cart.toReversed().map(({ goods: { id }, quantity, uids = [], manual }) => ({
    goods_id: id > 0 ? id : null,
    combo_id: id < 0 ? -id : null,
    quantity,
    uids: uids.join(',') || null,
    manual_percent: manual?.percent ?? null,
    manual_amount: manual?.amount ?? null,
  }));

/** A discount by hand; null where nothing is taken off. */
export const toManual = ({
  manual_percent: percent,
  manual_amount: amount,
}: Pick<ParkedLine, 'manual_percent' | 'manual_amount'>): ManualDiscount | null =>
  percent === null && amount === null ? null : { percent, amount };

/** The cart of a parked bill, of what its goods are by now; what is not among them is left out. */
export function fromParked(lines: readonly ParkedLine[], known: readonly TillGoods[]): Cart {
  const goods = new Map(known.flatMap((one) => (one.retail_price === null ? [] : [[one.id, one]])));
  const cart = lines.flatMap((line) => {
    const one = goods.get(line.goods_id ?? -(line.combo_id ?? 0));
    const uids = line.uids?.split(',') ?? [];
    return one ? [{ goods: one, quantity: line.quantity, manual: toManual(line), uids }] : [];
  });
  return cart.toReversed();
}

export const EMPTY_COUNTER: Counter = { cart: [], manual: null, buyer_phone: null, buyer_name: null };

/** Pieces of one line at most: more is a code that was read into the quantity. */
export const MAX_QUANTITY = 999;

/** One more of the goods, or as many as say so; what lies there already moves to the top. */
export function addGoods(cart: Cart, goods: TillGoods, quantity = 1): Cart {
  const known = cart.find((line) => line.goods.id === goods.id);
  const [had, read] = [known?.quantity ?? 0, known?.uids ?? []];
  // A stamp is that of a piece which lies there already, as long as one lies there without.
  const added = goods.uid ? Math.max(0, read.length + 1 - had) : quantity;
  const uids = goods.uid ? [...read, goods.uid] : read;
  const line = { goods, quantity: Math.min(had + added, MAX_QUANTITY), manual: known?.manual ?? null, uids };
  return [line, ...cart.filter((one) => one !== known)];
}

/** Pieces of a line that are sold by their stamps, and whose stamps nobody has read yet. */
export const unreadOf = ({ goods, quantity, uids = [] }: CartLine): number =>
  goods.is_stamped ? Math.max(0, quantity - uids.length) : 0;

/** Another quantity; nothing takes the line away. */
export function setQuantity(cart: Cart, id: number, quantity: number): Cart {
  const wanted = Math.min(Math.trunc(quantity), MAX_QUANTITY);
  if (!(wanted > 0)) return cart.filter(({ goods }) => goods.id !== id);
  return cart.map((line) =>
    line.goods.id === id ? { ...line, quantity: wanted, uids: line.uids?.slice(0, wanted) ?? [] } : line,
  );
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
  const noted = cart.map((line) => ({ ...line, goods: noteLevels(line.goods, levels) }));
  return noted.some(({ goods }, index) => goods !== cart[index]?.goods) ? noted : cart;
}

function noteLevels(goods: TillGoods, levels: readonly FreeLevel[]): TillGoods {
  const freeOf = (id: number): number | undefined =>
    levels.find((one) => one.goods_id === id && one.warehouse_id === goods.warehouse_id)?.free;
  if (!goods.parts) {
    const available = freeOf(goods.id) ?? goods.available;
    return available === goods.available ? goods : { ...goods, available };
  }
  if (goods.parts.every((part) => (freeOf(part.goods_id) ?? part.available) === part.available)) return goods;
  const parts = goods.parts.map((part) => ({ ...part, available: freeOf(part.goods_id) ?? part.available }));
  return { ...goods, parts, available: combosOf(parts) };
}

/** So many combos can be made of what is there of their parts. */
export const combosOf = (parts: readonly TillPart[]): number =>
  Math.max(0, Math.min(...parts.map(({ available, quantity }) => Math.floor(available / quantity))));

/** What the cart comes to by the rules of now; its lines in the order of the cart, parts in place of combos. */
export const priceCart = (cart: Cart, rules: PricingRules, type: BuyerKind = 'retail'): PricedBill =>
  priceBill(
    cart.flatMap((line) => toPricing(line, type)),
    rules,
  );

/** What a piece costs at the prices of a kind of buyers; a combo costs everybody the same. */
export const priceOf = (
  { retail_price, wholesale_price }: Pick<TillGoods, 'retail_price' | 'wholesale_price'>,
  type: BuyerKind,
): number | null => (type === 'wholesale' ? (wholesale_price ?? retail_price) : retail_price);

/** A line as it is priced and sold: an article, or the parts of a combo. */
export function toPricing({ goods, quantity, manual }: CartLine, type: BuyerKind = 'retail'): PricingLine[] {
  const { id, name, category_id, parts } = goods;
  const price = priceOf(goods, type) ?? 0;
  if (!parts) return [{ goods_id: id, category_id, unit_price: price, quantity, manual }];
  const combo = { id: -id, name, price: price * quantity };
  return parts.map(({ goods_id, category_id: category, unit_price, quantity: each }) => ({
    goods_id,
    category_id: category,
    unit_price,
    quantity: each * quantity,
    combo,
  }));
}

/** What was priced of each line of the cart. */
export function pricedOf(cart: Cart, { lines }: PricedBill): PricedLine[][] {
  let taken = 0;
  return cart.map(({ goods }) => lines.slice(taken, (taken += goods.parts?.length ?? 1)));
}

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
