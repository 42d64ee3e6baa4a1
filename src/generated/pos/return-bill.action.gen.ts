// Generated from schemas/pos/return-bill.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { PosSaleLine } from './pos-sale-line.entity.gen.ts';
import type { PosSale } from './pos-sale.entity.gen.ts';

export type ReturnBillActionInput = {
  return_reason: string;
  /** The money goes back by bank transfer, not from the drawer. */
  by_transfer: boolean | null;
  /** What comes back of which goods; without any all that is left of the bill. */
  lines: PosSaleLine[];
};

export const returnBillActionFields = createFields({
  return_reason: { type: 'text', json: 'string', required: true, maxLength: 200 },
  by_transfer: { type: 'boolean', json: 'boolean', default: false },
  lines: {
    type: 'rows', json: 'array',
    rows: { entity: 'pos_sale_line', foreignKey: 'sale_id', max: 200, unique: ['goods_id'] },
  },
});

export const returnBillAction: RecordAction = {
  key: 'return_bill',
  entity: 'pos_sale',
  permissions: ['pos_order_list', 'pos_order_create_single'],
  guard: (c: Logic<PosSale>) => c.record.kind === 'sale' && c.record.status === 'paid',
  guardMessage: 'rule.pos_sale.not_returnable',
  form: 'return-bill',
  success: 'messages.bill_returned',
  tone: 'warning',
};
