// Generated from schemas/warehouse/goods-transfer.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { GoodsTransferSettleForm } from './goods-transfer-settle.form.gen.ts';
import type { GoodsTransfer } from './goods-transfer.entity.gen.ts';

export const goodsTransferWorkflow: WorkflowModel = {
  entity: 'goods_transfer',
  field: 'status',
  initial: [{ to: 'draft' }],
  states: [
    { key: 'draft', value: 'draft', tone: 'neutral' },
    { key: 'preparing', value: 'preparing', tone: 'progress' },
    { key: 'sent', value: 'sent', tone: 'info' },
    { key: 'received', value: 'received', tone: 'warning' },
    { key: 'closed', value: 'closed', tone: 'success', final: true, readOnly: true },
    { key: 'canceled', value: 'canceled', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'confirm', from: ['draft'], to: 'preparing', permissions: ['goods_transfer', 'pos_goods_transfer'],
      guard: (c: Logic<GoodsTransfer>) =>
        c.user.permissions.includes('goods_transfer') || c.record.from_pos_id != null && c.user.pos.includes(c.record.from_pos_id),
      guardMessage: 'rule.goods_transfer.not_own_shop', success: 'messages.goods_transfer_confirmed', tone: 'success',
      effects: ['warehouse/reserve_transfer'], bulk: true,
    },
    {
      key: 'reopen', from: ['preparing'], to: 'draft', permissions: ['goods_transfer', 'pos_goods_transfer'],
      guard: (c: Logic<GoodsTransfer>) =>
        c.user.permissions.includes('goods_transfer') || c.record.from_pos_id != null && c.user.pos.includes(c.record.from_pos_id),
      guardMessage: 'rule.goods_transfer.not_own_shop', effects: ['warehouse/release_transfer'],
    },
    {
      key: 'send', from: ['preparing'], to: 'sent', permissions: ['goods_transfer', 'pos_goods_transfer'],
      guard: (c: Logic<GoodsTransfer>) =>
        (c.record.parcel_count == null || c.record.delivery_company == null) && (c.user.permissions.includes('goods_transfer') || c.record.from_pos_id != null && c.user.pos.includes(c.record.from_pos_id)),
      set: { sent_at: (c: Logic<GoodsTransfer>) => c.now }, guardMessage: 'rule.goods_transfer.not_to_send',
      success: 'messages.goods_transfer_sent', tone: 'success', effects: ['warehouse/send_transfer'], bulk: true,
    },
    {
      key: 'note_sent', from: ['preparing'], to: 'sent', permissions: [],
      guard: (c: Logic<GoodsTransfer>) => c.record.parcel_count != null,
      set: { sent_at: (c: Logic<GoodsTransfer>) => c.now }, guardMessage: 'rule.goods_transfer.not_to_send',
      effects: ['warehouse/send_transfer'], automatic: true,
    },
    {
      key: 'note_not_sent', from: ['sent'], to: 'preparing', permissions: [],
      guard: (c: Logic<GoodsTransfer>) => c.record.parcel_count != null,
      set: { sent_at: () => null }, guardMessage: 'rule.goods_transfer.not_to_send',
      effects: ['warehouse/unsend_transfer'], automatic: true,
    },
    {
      key: 'note_received', from: ['sent'], to: 'received',
      instead: [{ when: (c: Logic<GoodsTransfer>) => c.record.difference === 0, to: 'closed' }], permissions: [],
      guard: (c: Logic<GoodsTransfer>) => c.record.received_at != null,
      guardMessage: 'rule.goods_transfer.not_counted', automatic: true,
    },
    {
      key: 'settle', from: ['received'], to: 'closed', permissions: ['goods_transfer'],
      set: { settled_as: (c: Logic<GoodsTransfer, Row, GoodsTransferSettleForm>) => c.input.difference_to },
      form: 'goods-transfer-settle', note: { minLength: 5 }, success: 'messages.goods_transfer_settled',
      effects: ['warehouse/settle_transfer'],
    },
    {
      key: 'cancel', from: ['draft', 'preparing'], to: 'canceled',
      permissions: ['goods_transfer', 'pos_goods_transfer'],
      guard: (c: Logic<GoodsTransfer>) =>
        c.user.permissions.includes('goods_transfer') || c.record.from_pos_id != null && c.user.pos.includes(c.record.from_pos_id),
      guardMessage: 'rule.goods_transfer.not_own_shop', note: { minLength: 5 }, question: 'messages.confirm_cancel',
      tone: 'danger', effects: ['warehouse/release_transfer'], bulk: true,
    },
  ],
};
