// Generated from schemas/warehouse/receive-transfer.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { GoodsTransfer } from './goods-transfer.entity.gen.ts';

export type ReceiveTransferActionInput = {

};

export const receiveTransferActionFields = createFields({});

export const receiveTransferAction: RecordAction = {
  key: 'receive_transfer',
  entity: 'goods_transfer',
  permissions: ['goods_receipt_create', 'goods_transfer', 'pos_goods_receipt_create', 'pos_goods_transfer'],
  guard: (c: Logic<GoodsTransfer>) =>
    c.record.status === 'sent' && (c.user.permissions.includes('goods_receipt_create') || c.user.permissions.includes('goods_transfer') || c.record.to_pos_id != null && c.user.pos.includes(c.record.to_pos_id)),
  guardMessage: 'rule.goods_transfer.not_on_the_way',
  success: 'messages.goods_transfer_receipt_opened',
  bulk: true,
  confirm: true,
};
