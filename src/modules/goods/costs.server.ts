import type { RecordChange, Sent } from '#contract/module.ts';
import type { CostAdjustment } from '#generated/goods/cost-adjustment.entity.gen.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';
import type { SetCostActionInput } from '#generated/goods/set-cost.action.gen.ts';
import { arrive, setEverywhere, standingIn, type HeldGoods, type Standing } from './costBook.ts';
import {
  readBook,
  setAverages,
  storeAverages,
  storeBook,
  storeCompany,
  writeCosts,
  type NewCost,
} from './costLedger.server.ts';

/*
 * The moving average cost of an article in each warehouse, and that of the company (`goods.cost_price`), which is what its pieces in
 * all warehouses cost on average. Every change is a row of the ledger. Articles are locked before their costs.
 */

/** Pieces that came to a warehouse at a cost. */
export interface CostedArrival {
  goods_id: number;
  warehouse_id: number;
  kind: 'receipt' | 'production' | 'assembly' | 'transfer';
  document_code: string;
  quantity: number;
  unit_cost: number;
}

export const lockCosts = async (context: GoodsContext, ids: readonly number[]) => {
  const known = await context.records('goods').lock({ id: [...new Set(ids)] });
  return new Map(known.map(({ id, cost_price }) => [id, cost_price]));
};

/** What is bought or made says what an article costs; what is moved or packed says nothing new. */
export const isNews = (kind: CostedArrival['kind']): boolean => kind === 'receipt' || kind === 'production';

export const noteLast = (standing: Standing, unit_cost: number, day: string): void => {
  if (standing.last_on !== null && standing.last_on > day) return;
  standing.last_cost = unit_cost;
  standing.last_on = day;
};

/** What came changes the average of its article where it came to; `held` is what lay in all warehouses before. */
export async function averageArrivals(
  context: GoodsContext,
  arrivals: readonly CostedArrival[],
  held: readonly HeldGoods[],
): Promise<void> {
  if (arrivals.length === 0) return;
  const company = await lockCosts(
    context,
    arrivals.map(({ goods_id }) => goods_id),
  );
  const book = await readBook(context, company, held);
  const rows = arrivals.map((arrival): NewCost => {
    const standing = standingIn(book, arrival);
    if (isNews(arrival.kind)) noteLast(standing, arrival.unit_cost, context.today);
    return {
      ...arrival,
      ...arrive(standing, arrival),
      on_date: context.today,
      recosted_at: null,
      note: null,
    };
  });
  await writeCosts(context, rows);
  await storeBook(
    context,
    book,
    arrivals.map((arrival) => standingIn(book, arrival)),
  );
}

const setBy = (context: GoodsContext, row: Pick<NewCost, 'goods_id' | 'kind' | 'unit_cost'>): NewCost => ({
  ...row,
  warehouse_id: null,
  document_code: null,
  on_date: context.today,
  quantity: null,
  average_before: null,
  average_after: row.unit_cost,
  on_hand_after: null,
  value_after: null,
  recosted_at: null,
  note: null,
});

/** A new article begins with the cost that it was made with. */
export async function openCosts(
  context: GoodsContext,
  changes: readonly RecordChange<Goods>[],
): Promise<void> {
  const made = changes.flatMap(({ old, record }) =>
    !old && record && record.cost_price !== null
      ? [setBy(context, { goods_id: record.id, kind: 'opening', unit_cost: record.cost_price })]
      : [],
  );
  await writeCosts(context, made);
}

/** The cost of articles is set by hand: in one warehouse, or in all. */
export async function setCosts(
  context: GoodsContext,
  changes: readonly RecordChange<Goods>[],
  { unit_cost, warehouse_id, reason }: Sent<SetCostActionInput>,
): Promise<void> {
  await context
    .records('cost_adjustment')
    .create(changes.map(({ id }) => ({ goods_id: id, warehouse_id, unit_cost, reason })));
}

/** What somebody wrote down is in the ledger; the last word on an article holds. */
export async function adjustCosts(
  context: GoodsContext,
  changes: readonly RecordChange<CostAdjustment>[],
): Promise<void> {
  const made = changes.flatMap(({ old, record }) => (!old && record ? [record] : []));
  if (made.length === 0) return;
  const company = await lockCosts(
    context,
    made.map(({ goods_id }) => goods_id),
  );
  const book = await readBook(context, company, []);
  const changed: Standing[] = [];
  const rows = made.map(({ goods_id, warehouse_id, unit_cost, reason }): NewCost => {
    const row = { ...setBy(context, { goods_id, kind: 'adjust', unit_cost }), warehouse_id, note: reason };
    if (warehouse_id === null) return { ...row, average_before: setEverywhere(book, goods_id, unit_cost) };
    const standing = standingIn(book, { goods_id, warehouse_id });
    const average_before = standing.average;
    standing.average = unit_cost;
    changed.push(standing);
    return { ...row, average_before };
  });
  await writeCosts(context, rows);
  const all = made.filter(({ warehouse_id }) => warehouse_id === null);
  await setAverages(context, [...new Map(all.map((one) => [one.goods_id, one])).values()]);
  await storeAverages(context, changed);
  const costs = new Map(all.map(({ goods_id, unit_cost }) => [goods_id, unit_cost]));
  await context.records('goods').update([...costs].map(([id, cost_price]) => ({ id, cost_price })));
}

/** What articles cost the company follows from their warehouses, where one of these was set by hand; `held` lies there. */
export async function settleCosts(context: GoodsContext, held: readonly HeldGoods[]): Promise<void> {
  const company = await lockCosts(
    context,
    held.map(({ goods_id }) => goods_id),
  );
  const book = await readBook(context, company, held);
  await storeCompany(context, book, [...company.keys()]);
}
