import type { RecordChange } from '#contract/module.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { setSupplierDebts, type SupplierDebt } from '#modules/partner/partner.api.server.ts';

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
