// Generated from schemas/pos/zns-receipt.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { PosSale } from './pos-sale.entity.gen.ts';

export type ZnsReceiptActionInput = {

};

export const znsReceiptActionFields = createFields({});

export const znsReceiptAction: RecordAction = {
  key: 'zns_receipt',
  entity: 'pos_sale',
  permissions: ['pos_order_list'],
  guard: (c: Logic<PosSale>) => c.record.status === 'paid' && c.record.kind === 'sale' && c.record.buyer_phone != null,
  guardMessage: 'rule.pos_sale.no_receipt',
  success: 'messages.zns_receipt_sent',
  confirm: true,
};
