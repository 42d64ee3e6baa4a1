// Generated from schemas/warehouse/set-receipt-costs.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { GoodsReceipt } from './goods-receipt.entity.gen.ts';

export type SetReceiptCostsActionInput = {

};

export const setReceiptCostsActionFields = createFields({});

export const setReceiptCostsAction: RecordAction = {
  key: 'set_receipt_costs',
  entity: 'goods_receipt',
  permissions: ['administration_goods_cost'],
  guard: (c: Logic<GoodsReceipt>) => c.record.received_at != null && c.record.status !== 'canceled',
  guardMessage: 'rule.goods_receipt.not_counted',
  success: 'messages.receipt_costs_set',
  bulk: true,
  confirm: true,
};
