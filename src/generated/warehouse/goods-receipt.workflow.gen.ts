// Generated from schemas/warehouse/goods-receipt.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { GoodsReceipt } from './goods-receipt.entity.gen.ts';

export const goodsReceiptWorkflow: WorkflowModel = {
  entity: 'goods_receipt',
  field: 'status',
  initial: [{ to: 'draft' }],
  states: [
    { key: 'draft', value: 'draft', tone: 'neutral' },
    { key: 'receiving', value: 'receiving', tone: 'progress' },
    { key: 'counted', value: 'counted', tone: 'warning' },
    { key: 'approved', value: 'approved', tone: 'info' },
    { key: 'stowing', value: 'stowing', tone: 'progress' },
    { key: 'closed', value: 'closed', tone: 'success', final: true },
    { key: 'canceled', value: 'canceled', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'send', from: ['draft'], to: 'receiving', permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
      guard: (c: Logic<GoodsReceipt>) =>
        (c.record.lines ?? []).some((row) => row.expected_quantity != null && row.expected_quantity > 0),
      guardMessage: 'messages.no_quantity', success: 'messages.goods_receipt_sent', bulk: true,
    },
    {
      key: 'count', from: ['receiving'], to: 'counted', permissions: ['goods_receipt_create'],
      guard: (c: Logic<GoodsReceipt>) => !(c.record.lines ?? []).some((row) => row.received_quantity == null),
      set: { received_at: (c: Logic<GoodsReceipt>) => c.now }, guardMessage: 'messages.no_quantity',
      success: 'messages.goods_receipt_counted', tone: 'success', effects: ['warehouse/count_receipt'],
    },
    {
      key: 'confirm', from: ['receiving'], to: 'closed',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
      guard: (c: Logic<GoodsReceipt>) =>
        c.record.pos_id != null && !(c.record.lines ?? []).some((row) => row.received_quantity == null),
      set: { received_at: (c: Logic<GoodsReceipt>) => c.now }, guardMessage: 'rule.goods_receipt.shop_only',
      success: 'messages.pos_received', question: 'messages.confirm_receipt', tone: 'success',
      effects: ['warehouse/count_receipt', 'warehouse/stow_receipt'],
    },
    {
      key: 'recount', from: ['counted'], to: 'receiving',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
      guard: (c: Logic<GoodsReceipt>) => c.record.kind !== 'transfer',
      set: { received_at: () => null }, guardMessage: 'rule.goods_receipt.transfer_counted', note: { minLength: 5 },
      tone: 'warning', effects: ['warehouse/recount_receipt'],
    },
    {
      key: 'approve', from: ['counted'], to: 'approved', permissions: ['goods_receipt_create'],
      success: 'messages.goods_receipt_approved', question: 'messages.confirm_receipt', tone: 'success', bulk: true,
    },
    {
      key: 'stow', from: ['approved'], to: 'stowing', permissions: ['goods_receipt_create'],
      success: 'messages.goods_receipt_stowed', effects: ['warehouse/stow_receipt'], bulk: true,
    },
    { key: 'close', from: ['stowing'], to: 'closed', permissions: ['goods_receipt_create'], bulk: true },
    {
      key: 'cancel', from: ['draft', 'receiving'], to: 'canceled',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
      guard: (c: Logic<GoodsReceipt>) => c.record.received_quantity == null || c.record.received_quantity === 0,
      guardMessage: 'rule.goods_receipt.counting_begun', note: { minLength: 5 }, question: 'messages.confirm_cancel',
      tone: 'danger', bulk: true,
    },
  ],
};
