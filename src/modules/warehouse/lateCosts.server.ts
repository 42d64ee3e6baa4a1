import type { RecordChange } from '#contract/module.ts';
import type { GoodsReceiptLine } from '#generated/warehouse/goods-receipt-line.entity.gen.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { readLastCosts } from './lastCosts.server.ts';
import { costLate } from './recosts.server.ts';

/* Costs that are known after the goods. */

type ReceiptChange = RecordChange<GoodsReceipt>;

const OPEN: readonly GoodsReceipt['status'][] = ['draft', 'receiving'];
const STOWED: readonly GoodsReceipt['status'][] = ['stowing', 'closed'];

/** Each line says what its article cost before, from the beginning and from when it is counted. */
export async function fillLastCosts(
  context: WarehouseContext,
  changes: readonly ReceiptChange[],
): Promise<void> {
  const receipts = changes.flatMap(({ action, record }) =>
    record && ['create', 'count', 'confirm'].includes(action) ? [record] : [],
  );
  if (receipts.length === 0) return;
  const lastOf = await readLastCosts(
    context,
    receipts.flatMap(({ supplier_id, lines }) => lines.map(({ goods_id }) => ({ supplier_id, goods_id }))),
  );
  for (const { supplier_id, lines } of receipts)
    for (const line of lines) line.last_cost = lastOf({ supplier_id, goods_id: line.goods_id });
}

/** What was counted keeps its lines, and a cost that a posted debt builds on stays, or that of goods that lie there and were costed. */
export function refuseLateChanges(change: ReceiptChange): void {
  const { old, record } = change;
  if (!old || !record || OPEN.includes(old.status)) return;
  const before = new Map(old.lines.map((line) => [line.id, line]));
  if (record.lines.length !== before.size || record.lines.some(({ id }) => !before.has(id)))
    change.refuse('rule.goods_receipt.lines_counted', 'lines');
  record.lines.forEach((line, index) => {
    const cost = before.get(line.id)?.unit_cost ?? null;
    const isGone = STOWED.includes(old.status) && cost !== null && line.unit_cost === null;
    if (isGone || (old.debt_posted_at !== null && line.unit_cost !== cost))
      change.refuse('rule.goods_receipt.cost_fixed', `lines.${index}.unit_cost`, { value: line.sku ?? '' });
  });
}

/** Goods that lie in the warehouse already change the average once their cost is known, or known better. */
export async function averageLateCosts(
  context: WarehouseContext,
  changes: readonly ReceiptChange[],
): Promise<void> {
  const priced = changes.flatMap(({ action, old, record }) => {
    if (action !== 'update' || !old || !record || !STOWED.includes(old.status)) return [];
    const before = new Map(old.lines.map(({ id, unit_cost }) => [id, unit_cost]));
    const isOther = ({ id, unit_cost }: GoodsReceiptLine): boolean =>
      unit_cost !== null && (before.get(id) ?? null) !== unit_cost;
    const others = new Set(record.lines.filter(isOther).map(({ goods_id }) => goods_id));
    return [{ ...record, lines: record.lines.filter(({ goods_id }) => others.has(goods_id)) }];
  });
  await costLate(context, priced);
}

/** Lines without a cost get that of before; a line that was never bought is named. */
export async function setReceiptCosts(
  context: WarehouseContext,
  changes: readonly ReceiptChange[],
): Promise<void> {
  const receipts = changes.flatMap(({ old }) => old ?? []);
  const lastOf = await readLastCosts(
    context,
    receipts.flatMap(({ supplier_id, lines }) => lines.map(({ goods_id }) => ({ supplier_id, goods_id }))),
  );
  const priced = changes.flatMap((change) => {
    const { supplier_id, lines = [] } = change.old ?? {};
    const costs = lines.map(({ id, goods_id, sku, unit_cost }) => {
      const cost = unit_cost ?? lastOf({ supplier_id: supplier_id ?? null, goods_id });
      if (cost === null) change.refuse('rule.goods_receipt.no_last_cost', undefined, { value: sku ?? '' });
      return { id, unit_cost: cost };
    });
    if (lines.every(({ unit_cost }) => unit_cost !== null)) change.refuse('rule.goods_receipt.costs_set');
    return costs.every(({ unit_cost }) => unit_cost !== null) ? [{ id: change.id, lines: costs }] : [];
  });
  if (priced.length > 0) await context.records('goods_receipt').update(priced);
}
