// Generated from schemas/administration/order-cover.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import { type OrderWay, orderWay } from './order-way.enum.gen.ts';

export type OrderCoverForm = {
  way: OrderWay;
  from_warehouse_id: number | null;
  due_on: string | null;
};

export const orderCoverFormFields = createFields({
  way: { type: 'enum', json: 'string', required: true, enum: orderWay },
  from_warehouse_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'warehouse', onDelete: 'restrict' },
    visible: (c: Logic<OrderCoverForm>) => c.record.way === 'transfer',
    requiredIf: (c: Logic<OrderCoverForm>) => c.record.way === 'transfer',
  },
  due_on: {
    type: 'date', json: 'string', onHide: 'clear',
    visible: (c: Logic<OrderCoverForm>) => c.record.way === 'production',
    requiredIf: (c: Logic<OrderCoverForm>) => c.record.way === 'production',
  },
});
