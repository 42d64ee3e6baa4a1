// Generated from schemas/shop/void-bill.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Bill } from './bill.entity.gen.ts';

export type VoidBillActionInput = {
  reason: string;
};

export const voidBillActionFields = createFields({
  reason: { type: 'text', json: 'string', required: true, maxLength: 200 },
});

export const voidBillAction: RecordAction = {
  key: 'void_bill',
  entity: 'bill',
  permissions: ['shop_seller'],
  guard: (c: Logic<Bill>) => c.record.code !== 'B1',
  guardMessage: 'rule.bill.first',
  form: 'void-bill',
  begins: { reason: 'code' },
  preview: { url: '/shop/voided-bills', on: ['reason'], needs: ['reason'] },
  success: 'messages.bills_voided',
  tone: 'danger',
  bulk: true,
};
