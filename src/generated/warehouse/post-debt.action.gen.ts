// Generated from schemas/warehouse/post-debt.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { GoodsReceipt } from './goods-receipt.entity.gen.ts';

export type PostDebtActionInput = {

};

export const postDebtActionFields = createFields({});

export const postDebtAction: RecordAction = {
  key: 'post_debt',
  entity: 'goods_receipt',
  permissions: ['administration_goods_debt'],
  guard: (c: Logic<GoodsReceipt>) =>
    c.record.kind === 'purchase' && c.record.received_at != null && c.record.status !== 'canceled',
  guardMessage: 'rule.goods_receipt.not_received',
  success: 'messages.debt_posted',
  bulk: true,
  confirm: true,
};
