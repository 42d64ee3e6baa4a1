// Generated from schemas/orders/consignment.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { consignmentDisplay, consignmentFields, consignmentRules } from './consignment.entity.gen.ts';
import { consignmentWorkflow } from './consignment.workflow.gen.ts';

export const consignmentModel = createEntity({
  name: 'consignment',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(consignmentFields),
  refillSql: {
    quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "consignment_line" t_lines WHERE t_lines."consignment_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    released_quantity: {
      text: '(SELECT COALESCE(sum(t_lines."released_quantity"), 0) FROM "consignment_line" t_lines WHERE t_lines."consignment_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    remaining: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"::float8 - t_lines."released_quantity"), 0) FROM "consignment_line" t_lines WHERE t_lines."consignment_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    value: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"::float8 * CASE WHEN t_lines."unit_price" IS NULL THEN 0 ELSE t_lines."unit_price" END), 0) FROM "consignment_line" t_lines WHERE t_lines."consignment_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: consignmentDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['status', 'expires_on'], ['created_at']],
  access: { read: ['order_consignment'], create: ['order_consignment'], update: ['order_consignment'], delete: null },
  lookup: [
    'order_consignment', 'administration_report_revenue', 'order_manager', 'pos_order_online_list',
    'order_dashboard_manager', 'order_create_excel', 'order_create_single', 'pos_order_create_single',
  ],
  rules: consignmentRules,
  workflows: [consignmentWorkflow],
  live: true,
});
