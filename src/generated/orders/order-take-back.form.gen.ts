// Generated from schemas/orders/order-take-back.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import { type ReturnReason, returnReason } from '#generated/_shared/return-reason.enum.gen.ts';
import type { OrderReturned } from './order-returned.entity.gen.ts';

export type OrderTakeBackForm = {
  return_reason: ReturnReason;
  /** What comes back of which goods; without any all that is with the buyer. */
  lines: OrderReturned[];
  /** All of it is broken: it lies with what is not sold. */
  return_damaged: boolean | null;
  return_note: string | null;
};

export const orderTakeBackFormFields = createFields({
  return_reason: { type: 'enum', json: 'string', required: true, enum: returnReason },
  lines: {
    type: 'rows', json: 'array',
    rows: { entity: 'order_returned', foreignKey: 'order_id', max: 200, unique: ['goods_id'] },
  },
  return_damaged: {
    type: 'boolean', json: 'boolean', default: false, onHide: 'keep',
    visible: (c: Logic<OrderTakeBackForm>) => (c.record.lines ?? []).length === 0,
  },
  return_note: { type: 'long_text', json: 'string', maxLength: 300 },
});
