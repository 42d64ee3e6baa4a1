// Generated from schemas/orders/change-warehouse.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Order } from './order.entity.gen.ts';

export type ChangeWarehouseActionInput = {
  warehouse_id: number;
};

export const changeWarehouseActionFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
});

export const changeWarehouseAction: RecordAction = {
  key: 'change_warehouse',
  entity: 'order',
  permissions: ['order_manager', 'pos_order_online_list'],
  guard: (c: Logic<Order>) => [-100, 20, 35].includes(c.record.status) && c.record.create_method !== 7,
  guardMessage: 'rule.order.picking_begun',
  form: 'change-warehouse',
  bulk: true,
};
