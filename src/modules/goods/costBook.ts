import { averageCost } from './averageCost.ts';

/* What articles cost on average in each warehouse, and in the company, while changes of it are worked out. */

/** So many pieces of an article lie in a warehouse. */
export interface HeldGoods {
  goods_id: number;
  warehouse_id: number;
  on_hand: number;
}

/** The average cost of an article in a warehouse, and what it cost when it came last. */
export interface WarehouseAverage {
  goods_id: number;
  warehouse_id: number;
  average_cost: number;
  last_cost: number | null;
  last_on: string | null;
}

export interface Standing extends HeldGoods {
  average: number | null;
  last_cost: number | null;
  last_on: string | null;
}

export interface CostBook {
  standings: Map<string, Standing>;
  /** Average of the company by article. */
  company: Map<number, number | null>;
}

type Place = Pick<HeldGoods, 'goods_id' | 'warehouse_id'>;

const keyOf = ({ goods_id, warehouse_id }: Place): string => `${goods_id} ${warehouse_id}`;

/** A warehouse that has no average of its own yet goes by that of the company. */
export function openBook(
  company: ReadonlyMap<number, number | null>,
  held: readonly HeldGoods[],
  averages: readonly WarehouseAverage[],
): CostBook {
  const book: CostBook = { standings: new Map(), company: new Map(company) };
  for (const { on_hand, ...place } of held) standingIn(book, place).on_hand = Math.max(on_hand, 0);
  for (const { average_cost, last_cost, last_on, ...place } of averages)
    Object.assign(standingIn(book, place), { average: average_cost, last_cost, last_on });
  return book;
}

/** What lies of an article in a warehouse; a place where nothing ever lay is begun. */
export function standingIn({ standings, company }: CostBook, { goods_id, warehouse_id }: Place): Standing {
  const key = keyOf({ goods_id, warehouse_id });
  const known = standings.get(key);
  if (known) return known;
  const average = company.get(goods_id) ?? null;
  const begun = { goods_id, warehouse_id, on_hand: 0, average, last_cost: null, last_on: null };
  standings.set(key, begun);
  return begun;
}

/** Pieces come at a cost: the average of their warehouse before and after it, with what lies there then. */
export function arrive(standing: Standing, { quantity, unit_cost }: { quantity: number; unit_cost: number }) {
  const average_before = standing.average;
  const average_after = averageCost(
    { on_hand: standing.on_hand, average: average_before },
    { quantity, unit_cost },
  );
  standing.average = average_after;
  standing.on_hand += quantity;
  const on_hand_after = standing.on_hand;
  return { average_before, average_after, on_hand_after, value_after: on_hand_after * average_after };
}

/** What a piece costs the company: the averages of its warehouses, by what lies in each, half up. Null: nothing lies anywhere. */
export function companyAverage({ standings }: CostBook, goods_id: number): number | null {
  let pieces = 0n;
  let value = 0n;
  for (const one of standings.values()) {
    if (one.goods_id !== goods_id || one.average === null || one.on_hand <= 0) continue;
    pieces += BigInt(one.on_hand);
    value += BigInt(one.on_hand) * BigInt(one.average);
  }
  return pieces === 0n ? null : Number((2n * value + pieces) / (2n * pieces));
}

/** The cost of an article is set for all warehouses; what the company reckoned with before is given back. */
export function setEverywhere(
  { standings, company }: CostBook,
  goods_id: number,
  unit_cost: number,
): number | null {
  const before = company.get(goods_id) ?? null;
  company.set(goods_id, unit_cost);
  for (const one of standings.values()) if (one.goods_id === goods_id) one.average = unit_cost;
  return before;
}
