import type { RecordChange, Sent } from '#contract/module.ts';
import type { GoodsCost } from '#generated/goods/goods-cost.entity.gen.ts';
import type { CostAdjustment } from '#generated/goods/cost-adjustment.entity.gen.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';
import type { SetCostActionInput } from '#generated/goods/set-cost.action.gen.ts';
import { asTable } from '#server/db/asTable.ts';
import { averageCost } from './averageCost.ts';

/*
 * The moving average cost of an article, of the whole company: `goods.cost_price`. Every change is a row of the ledger. Articles are
 * locked before their costs.
 */

/** Pieces that came at a cost, where so many lay before. */
export interface CostedArrival {
  goods_id: number;
  warehouse_id: number;
  kind: 'receipt' | 'production' | 'assembly';
  document_code: string;
  quantity: number;
  unit_cost: number;
  on_hand_before: number;
}

type NewCost = Omit<GoodsCost, 'id' | 'created_at' | 'created_by' | 'on_date'>;

/** What came changes the average of its article. */
export async function averageArrivals(
  context: GoodsContext,
  arrivals: readonly CostedArrival[],
): Promise<void> {
  if (arrivals.length === 0) return;
  const known = await context.records('goods').lock({ id: arrivals.map(({ goods_id }) => goods_id) });
  const costs = new Map(known.map(({ id, cost_price }) => [id, cost_price]));
  const there = new Map<number, number>();
  const rows = arrivals.map(({ on_hand_before, ...arrival }): NewCost => {
    const { goods_id, quantity, unit_cost } = arrival;
    const before = costs.get(goods_id) ?? null;
    const on_hand = Math.max(there.get(goods_id) ?? on_hand_before, 0);
    const average_after = averageCost({ on_hand, average: before }, { quantity, unit_cost });
    costs.set(goods_id, average_after);
    there.set(goods_id, on_hand + quantity);
    const on_hand_after = on_hand + quantity;
    return {
      ...arrival,
      average_before: before,
      average_after,
      on_hand_after,
      value_after: on_hand_after * average_after,
      note: null,
    };
  });
  await writeCosts(context, rows);
  const changed = known.filter(({ id, cost_price }) => costs.get(id) !== cost_price);
  await context.records('goods').update(changed.map(({ id }) => ({ id, cost_price: costs.get(id) ?? null })));
}

const setBy = (goods_id: number, kind: NewCost['kind'], unit_cost: number): NewCost => ({
  goods_id,
  warehouse_id: null,
  kind,
  document_code: null,
  quantity: null,
  unit_cost,
  average_before: null,
  average_after: unit_cost,
  on_hand_after: null,
  value_after: null,
  note: null,
});

/** A new article begins with the cost that it was made with. */
export async function openCosts(
  context: GoodsContext,
  changes: readonly RecordChange<Goods>[],
): Promise<void> {
  const made = changes.flatMap(({ old, record }) =>
    !old && record && record.cost_price !== null ? [setBy(record.id, 'opening', record.cost_price)] : [],
  );
  await writeCosts(context, made);
}

/** The cost of articles is set by hand. */
export async function setCosts(
  context: GoodsContext,
  changes: readonly RecordChange<Goods>[],
  { unit_cost, reason }: Sent<SetCostActionInput>,
): Promise<void> {
  await writeCosts(
    context,
    changes.map(({ id, old }) => ({
      ...setBy(id, 'adjust', unit_cost),
      average_before: old?.cost_price ?? null,
      note: reason,
    })),
  );
  await context.records('goods').update(changes.map(({ id }) => ({ id, cost_price: unit_cost })));
}

/** The same of many articles, as somebody wrote it down; the last word on an article holds. */
export async function adjustCosts(
  context: GoodsContext,
  changes: readonly RecordChange<CostAdjustment>[],
): Promise<void> {
  const made = changes.flatMap(({ old, record }) => (!old && record ? [record] : []));
  if (made.length === 0) return;
  const goods = context.records('goods');
  const known = await goods.lock({ id: made.map(({ goods_id }) => goods_id) });
  const costs = new Map(known.map(({ id, cost_price }) => [id, cost_price]));
  const rows = made.map(({ goods_id, unit_cost, reason }): NewCost => {
    const average_before = costs.get(goods_id) ?? null;
    costs.set(goods_id, unit_cost);
    return { ...setBy(goods_id, 'adjust', unit_cost), average_before, note: reason };
  });
  await writeCosts(context, rows);
  await goods.update(known.map(({ id }) => ({ id, cost_price: costs.get(id) ?? null })));
}

const TYPES = {
  customer_id: 'int8',
  created_by: 'int8',
  goods_id: 'int8',
  warehouse_id: 'int8',
  kind: 'text',
  document_code: 'text',
  on_date: 'date',
  quantity: 'int8',
  unit_cost: 'int8',
  average_before: 'int8',
  average_after: 'int8',
  on_hand_after: 'int8',
  value_after: 'int8',
  note: 'text',
} as const;

const COLUMNS = Object.keys(TYPES) as (keyof typeof TYPES)[];

async function writeCosts({ db, actor, today }: GoodsContext, costs: readonly NewCost[]): Promise<void> {
  if (costs.length === 0) return;
  const made = { customer_id: actor.customerId, created_by: actor.accountId, on_date: today };
  const rows = costs.map((cost) => ({ ...cost, ...made }));
  await db
    .insertInto('goods_cost')
    .columns(COLUMNS)
    .expression(db.selectFrom(asTable(rows, TYPES)).select(COLUMNS))
    .execute();
}
