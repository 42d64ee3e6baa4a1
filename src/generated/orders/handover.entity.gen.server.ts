// Generated from schemas/orders/handover.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { handoverDisplay, handoverFields, handoverRules } from './handover.entity.gen.ts';
import { handoverWorkflow } from './handover.workflow.gen.ts';

export const handoverModel = createEntity({
  name: 'handover',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(handoverFields),
  display: handoverDisplay,
  search: ['code', 'plate', 'driver_name'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['status', 'created_at'], ['created_at']],
  access: { read: ['order_manager'], create: ['order_manager'], update: ['order_manager'], delete: null },
  lookup: [
    'order_manager', 'administration_report_revenue', 'pos_order_online_list', 'order_dashboard_manager',
    'order_create_excel', 'order_create_single', 'pos_order_create_single',
  ],
  rules: handoverRules,
  workflows: [handoverWorkflow],
  live: true,
});
