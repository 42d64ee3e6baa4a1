// Generated from schemas/orders/change-warehouse.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/change-warehouse.action.validate.gen.js';
import { changeWarehouseAction, changeWarehouseActionFields } from './change-warehouse.action.gen.ts';

export const changeWarehouseActionModel: ActionModel = {
  key: 'change_warehouse',
  stem: 'change-warehouse',
  module: 'orders',
  records: changeWarehouseAction,
  permissions: ['order_manager', 'pos_order_online_list'],
  input: Object.values(changeWarehouseActionFields),
  validate,
};
