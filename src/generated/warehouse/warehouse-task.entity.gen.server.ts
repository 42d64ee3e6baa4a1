// Generated from schemas/warehouse/warehouse-task.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { warehouseTaskDisplay, warehouseTaskFields, warehouseTaskRules } from './warehouse-task.entity.gen.ts';

export const warehouseTaskModel = createEntity({
  name: 'warehouse_task',
  module: 'warehouse',
  written: 'module',
  owner: 'customer',
  fields: Object.values(warehouseTaskFields),
  computeSql: {
    hours: {
      text: 'CASE WHEN t."seconds" IS NOT NULL THEN floor(t."seconds"::float8 / 3600 * 10000 + 0.5) / 10000 ELSE 0 END',
      params: [],
    },
  },
  display: warehouseTaskDisplay,
  search: ['sku', 'order_tracking_id', 'receipt_tracking_id'],
  unique: [{ key: 'operation', fields: ['operation'], message: 'rule.warehouse_task.counted_already' }],
  index: [
    ['created_at'],
    ['working_date', 'created_at'],
    ['account_id', 'working_date'],
    ['type', 'working_date'],
    ['order_id', 'type'],
    ['undoes_id'],
  ],
  access: { read: ['warehouse_employee_warning'], create: null, update: null, delete: null },
  lookup: ['warehouse_employee_warning'],
  rules: warehouseTaskRules,
  audit: false,
  softDelete: false,
  live: true,
});
