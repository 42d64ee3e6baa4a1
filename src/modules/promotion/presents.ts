/* Which gifts an order gets. Pure: who asks brings the campaigns and what the order asks for. */

/** So many pieces of an article. */
export interface Pieces {
  goods_id: number;
  quantity: number;
}

/** An article that is given, as it stands in an order. */
export interface PresentGift extends Pieces {
  sku: string | null;
  name: string | null;
}

/** A campaign of gifts, as orders ask it. */
export interface PresentRule {
  id: number;
  name: string;
  /** false: over, or not begun; only orders that have its gifts already keep them. */
  isRunning: boolean;
  /** Order value from which it gives, in đồng; null: it looks at goods. */
  from: number | null;
  buys: readonly Pieces[];
  gifts: readonly PresentGift[];
  isPerMultiple: boolean;
  /** Empty: all. */
  sources: readonly number[];
  warehouses: readonly number[];
}

/** What campaigns look at in an order. */
export interface PresentOrder {
  source: number | null;
  warehouse_id: number | null;
  /** What its bought goods come to, in đồng. */
  value: number;
  bought: readonly Pieces[];
}

/** How often an order gets the gifts of a campaign, as far as the campaign's own conditions go. */
export function timesFor(rule: PresentRule, order: PresentOrder): number {
  const isHere =
    isAmong(rule.sources, order.source) &&
    isAmong(rule.warehouses, order.warehouse_id) &&
    rule.gifts.length > 0;
  if (!isHere) return 0;
  const times =
    rule.from === null ? fitsInto(rule.buys, order.bought) : Math.floor(order.value / Math.max(1, rule.from));
  return rule.isPerMultiple ? times : Math.min(1, times);
}

const isAmong = (wanted: readonly number[], one: number | null): boolean =>
  wanted.length === 0 || (one !== null && wanted.includes(one));

/** How often all of the pieces are in what there is. */
export function fitsInto(pieces: readonly Pieces[], there: readonly Pieces[]): number {
  const sums = new Map<number, number>();
  for (const { goods_id, quantity } of there) sums.set(goods_id, (sums.get(goods_id) ?? 0) + quantity);
  const times = pieces.map(({ goods_id, quantity }) => Math.floor((sums.get(goods_id) ?? 0) / quantity));
  return times.length === 0 ? 0 : Math.max(0, Math.min(...times));
}

/** How often a campaign has given, by the gifts that lie there; one that was begun counts. */
export const timesHeld = ({ gifts }: Pick<PresentRule, 'gifts'>, held: readonly Pieces[]): number =>
  Math.max(
    0,
    ...gifts.map(({ goods_id, quantity }) => {
      const own = held.filter((one) => one.goods_id === goods_id);
      return Math.ceil(own.reduce((sum, one) => sum + one.quantity, 0) / quantity);
    }),
  );
