// Generated from schemas/system/warehouse.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { warehouseDisplay, warehouseFields, warehouseRules } from './warehouse.entity.gen.ts';

export const warehouseModel: EntityModel = {
  name: 'warehouse',
  module: 'system',
  table: 'warehouse',
  owner: 'customer',
  fields: Object.values(warehouseFields),
  display: warehouseDisplay,
  search: ['code_name', 'name'],
  unique: [{ key: 'code_name', fields: ['code_name'], message: 'rule.warehouse.code_taken' }],
  index: [],
  access: { read: null, create: null, update: null, delete: null },
  lookup: [
    'administration_employee', 'order_manager', 'goods_manager', 'administration_goods_report',
    'order_dashboard_manager', 'order_create_excel', 'order_create_single',
  ],
  rules: warehouseRules,
  audit: true,
  softDelete: true,
  live: false,
};
