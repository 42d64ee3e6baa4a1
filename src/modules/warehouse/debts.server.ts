import type { RecordChange } from '#contract/module.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { GoodsReturn } from '#generated/warehouse/goods-return.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { setSupplierDebts, type SupplierDebt } from '#modules/partner/partner.api.server.ts';
import { readLastCosts } from './lastCosts.server.ts';

/** What came is owed to its supplier: once, and only when all of it has a cost. */
export async function postDebts(
  context: WarehouseContext,
  changes: readonly RecordChange<GoodsReceipt>[],
): Promise<void> {
  const debts: SupplierDebt[] = [];
  const posted: number[] = [];
  for (const change of changes) {
    const receipt = change.old;
    if (!receipt?.supplier_id || !receipt.received_at) change.refuse('rule.goods_receipt.not_received');
    else if (receipt.debt_posted_at) change.refuse('rule.goods_receipt.debt_posted');
    else if (receipt.cost_state !== 'set') change.refuse('rule.goods_receipt.cost_missing');
    else {
      posted.push(receipt.id);
      debts.push({
        supplier_id: receipt.supplier_id,
        kind: 'receipt',
        document_code: receipt.code,
        on_date: context.today,
        amount: receipt.payable ?? 0,
      });
    }
  }
  await setSupplierDebts(context, debts);
  const debt_posted_at = context.now.toISOString();
  await context.records('goods_receipt').update(posted.map((id) => ({ id, debt_posted_at })));
}

/** What goes back to its supplier is not owed any more, at what it cost last. */
export async function creditReturns(
  context: WarehouseContext,
  returns: readonly GoodsReturn[],
): Promise<void> {
  const lines = returns.flatMap(({ supplier_id, lines: rows }) =>
    rows.map(({ goods_id }) => ({ supplier_id, goods_id })),
  );
  if (lines.length === 0) return;
  const lastOf = await readLastCosts(context, lines);
  const debts = returns.flatMap(({ supplier_id, code, lines: rows }): SupplierDebt[] => {
    if (supplier_id === null) return [];
    const sumOf = (sum: number, { goods_id, returned_quantity }: (typeof rows)[number]): number =>
      sum + returned_quantity * (lastOf({ supplier_id, goods_id }) ?? 0);
    const amount = -rows.reduce(sumOf, 0);
    return [{ supplier_id, kind: 'return', document_code: code, on_date: context.today, amount }];
  });
  await setSupplierDebts(context, debts);
}
