import type { RecordChange, Sent } from '#contract/module.ts';
import type { CostAdjustment } from '#generated/goods/cost-adjustment.entity.gen.ts';
import type {
  ForeseeCostActionInput,
  ForeseeCostActionResult,
} from '#generated/stock/foresee-cost.action.gen.ts';
import type { StockContext } from '#generated/stock/module.gen.server.ts';
import { readWarehouseCosts, settleCompanyCosts, type HeldGoods } from '#modules/goods/goods.api.server.ts';
import { readHeld } from './held.server.ts';

/* What a cost that is set by hand does to the worth of what lies there. */

type AdjustmentChange = RecordChange<CostAdjustment>;

const madeOf = (changes: readonly AdjustmentChange[]): CostAdjustment[] =>
  changes.flatMap(({ old, record }) => (!old && record ? [record] : []));

/** A new cost says how many pieces it is about, and what they cost until then. */
export async function noteStock(context: StockContext, changes: readonly AdjustmentChange[]): Promise<void> {
  const made = madeOf(changes);
  if (made.length === 0) return;
  const goods = made.map(({ goods_id }) => goods_id);
  const [held, costOf] = [await readHeld(context, goods), await readWarehouseCosts(context, goods)];
  for (const adjustment of made) {
    const { goods_id, warehouse_id } = adjustment;
    adjustment.on_hand = sumOf(held, goods_id, warehouse_id);
    adjustment.average_before = costOf(goods_id, warehouse_id ?? 0);
  }
}

const sumOf = (held: readonly HeldGoods[], goods: number, warehouse: number | null): number =>
  held
    .filter((one) => one.goods_id === goods && (warehouse === null || one.warehouse_id === warehouse))
    .reduce((sum, { on_hand }) => sum + on_hand, 0);

/** A cost that was set in one warehouse is part of what the company reckons with. */
export async function settleAdjusted(
  context: StockContext,
  changes: readonly AdjustmentChange[],
): Promise<void> {
  const goods = madeOf(changes).flatMap(({ goods_id, warehouse_id }) =>
    warehouse_id === null ? [] : [goods_id],
  );
  if (goods.length > 0) await settleCompanyCosts(context, await readHeld(context, goods));
}

/** What stands beside a new cost while somebody types it. */
export async function foreseeCost(
  context: StockContext,
  { goods_id, warehouse_id }: Sent<ForeseeCostActionInput>,
): Promise<ForeseeCostActionResult> {
  const held = await readHeld(context, [goods_id]);
  const average = (await readWarehouseCosts(context, [goods_id]))(goods_id, warehouse_id ?? 0);
  const on_hand = sumOf(held, goods_id, warehouse_id);
  return { values: { on_hand, ...(average !== null && { average_before: average }) }, rows: [], notes: [] };
}
