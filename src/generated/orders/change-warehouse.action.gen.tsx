// Generated from schemas/orders/change-warehouse.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { changeWarehouseActionFields } from './change-warehouse.action.gen.ts';

export const form = createForm({
  screen: 'change-warehouse',
  title: 'order.action.change_warehouse',
  mode: 'dialog',
  permissions: ['order_manager', 'pos_order_online_list'],
  sections: [
    {
      key: 'input', label: 'order.action.change_warehouse',
      inputs: [input(changeWarehouseActionFields.warehouse_id, { label: 'change-warehouse.warehouse_id' })],
    },
  ],
  models: {
    'change-warehouse': { name: 'change-warehouse', fields: Object.values(changeWarehouseActionFields), rules: [] },
  },
  validate: () => import('#generated/built/orders/change-warehouse.action.validate.gen.js'),
});
