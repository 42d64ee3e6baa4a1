// Generated from schemas/orders/order-file.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { orderFileDisplay, orderFileFields, orderFileRules } from './order-file.entity.gen.ts';

export const orderFileModel = createEntity({
  name: 'order_file',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(orderFileFields),
  display: orderFileDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['created_at']],
  access: { read: ['order_create_excel'], create: null, update: ['order_create_excel'], delete: null },
  lookup: [
    'order_create_excel', 'administration_report_revenue', 'order_manager', 'pos_order_online_list',
    'order_dashboard_manager', 'order_create_single', 'pos_order_create_single',
  ],
  rules: orderFileRules,
  live: true,
});
