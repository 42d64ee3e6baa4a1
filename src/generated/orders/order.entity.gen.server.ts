// Generated from schemas/orders/order.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type Order, orderDisplay, orderFields, orderRules } from './order.entity.gen.ts';
import { orderWorkflow } from './order.workflow.gen.ts';

export const orderModel = createEntity({
  name: 'order',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(orderFields),
  computeSql: {
    age_step: {
      text: "CASE WHEN NOT (t.\"status\" IN (-100, 20, 35, 40, 60, 100, 160)) THEN NULL WHEN t.\"created_at\" > {now}::timestamptz + (-4) * INTERVAL '1 hour' THEN 'hours_4' WHEN t.\"created_at\" > {now}::timestamptz + (-24) * INTERVAL '1 hour' THEN 'hours_24' WHEN t.\"created_at\" > {now}::timestamptz + (-48) * INTERVAL '1 hour' THEN 'hours_48' ELSE 'older' END",
      params: ['now'],
    },
    cod_age: {
      text: "CASE WHEN t.\"delivery_status\" IS NULL OR t.\"delivery_status\" <> 250 OR t.\"closed_at\" IS NULL THEN NULL WHEN t.\"closed_at\" > {now}::timestamptz + (-7) * INTERVAL '24 hours' THEN 'days_7' WHEN t.\"closed_at\" > {now}::timestamptz + (-14) * INTERVAL '24 hours' THEN 'days_14' WHEN t.\"closed_at\" > {now}::timestamptz + (-30) * INTERVAL '24 hours' THEN 'days_30' ELSE 'older' END",
      params: ['now'],
    },
  },
  refillSql: {
    goods_weight: {
      text: 'CASE WHEN EXISTS (SELECT 1 FROM "order_line" t_lines WHERE t_lines."order_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL AND t_lines."unit_weight" IS NULL) THEN NULL ELSE LEAST(10000000, (SELECT COALESCE(sum(CASE WHEN t_lines."unit_weight" IS NULL THEN 0 ELSE t_lines."quantity"::float8 * t_lines."unit_weight" END), 0) FROM "order_line" t_lines WHERE t_lines."order_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)) END',
      params: [],
    },
    goods_total: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"::float8 * t_lines."unit_price" - t_lines."discount"), 0) FROM "order_line" t_lines WHERE t_lines."order_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    costed_total: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."costed_total" IS NULL THEN 0 ELSE t_lines."costed_total" END), 0) FROM "order_line" t_lines WHERE t_lines."order_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['order.goods_total', 'order_line.costed_total'],
    },
    cost_total: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."unit_cost" IS NULL THEN 0 ELSE t_lines."quantity"::float8 * t_lines."unit_cost" END), 0) FROM "order_line" t_lines WHERE t_lines."order_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    cod_expected: {
      text: 'CASE WHEN t."reconciled_at" IS NOT NULL AND t."cod_amount" IS NOT NULL THEN t."cod_amount" ELSE GREATEST(0, CASE WHEN t."goods_total" IS NULL THEN 0 ELSE t."goods_total" END::float8 + CASE WHEN t."delivery_cost" IS NULL THEN 0 ELSE t."delivery_cost" END - (CASE WHEN t."discount" IS NULL THEN 0 ELSE t."discount" END::float8 + CASE WHEN (SELECT COALESCE(sum(t_payments."value"), 0) FROM "order_payment" t_payments WHERE t_payments."order_id" = t."id" AND t_payments."customer_id" = t."customer_id" AND t_payments."deleted_at" IS NULL) > 0 THEN (SELECT COALESCE(sum(t_payments."value"), 0) FROM "order_payment" t_payments WHERE t_payments."order_id" = t."id" AND t_payments."customer_id" = t."customer_id" AND t_payments."deleted_at" IS NULL) WHEN t."prepay" IS NULL THEN 0 ELSE t."prepay" END)) END',
      params: [], after: ['order.goods_total'],
    },
    cod_difference: {
      text: 'CASE WHEN t."cod_amount" IS NULL OR t."cod_expected" IS NULL THEN 0 ELSE t."cod_amount"::float8 - t."cod_expected" END',
      params: [], after: ['order.cod_expected', 'order.goods_total'],
    },
    goods_quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "order_line" t_lines WHERE t_lines."order_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    is_on_time: {
      text: 'CASE WHEN t."handed_over_at" IS NULL OR t."sla_ship_by" IS NULL THEN NULL ELSE t."handed_over_at" <= t."sla_ship_by" END',
      params: [],
    },
    invoice_handling: {
      text: 'CASE WHEN t."invoice_known" IS NOT NULL THEN t."invoice_known" WHEN t."status" = -50 OR t."publish_invoice" IS NOT NULL AND t."publish_invoice" = TRUE AND t."publish_invoice_type" IS DISTINCT FROM 0 THEN 1 ELSE 0 END',
      params: [],
    },
    package_count: {
      text: 'GREATEST(1, (SELECT count(*) FROM "order_package" t_packages WHERE t_packages."order_id" = t."id" AND t_packages."customer_id" = t."customer_id" AND t_packages."deleted_at" IS NULL))',
      params: [],
    },
    returned_total: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_returned."amount" IS NULL THEN 0 ELSE t_returned."amount" END), 0) FROM "order_returned" t_returned WHERE t_returned."order_id" = t."id" AND t_returned."customer_id" = t."customer_id" AND t_returned."deleted_at" IS NULL)',
      params: [],
    },
    returned_costed: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_returned."costed_total" IS NULL THEN 0 ELSE t_returned."costed_total" END), 0) FROM "order_returned" t_returned WHERE t_returned."order_id" = t."id" AND t_returned."customer_id" = t."customer_id" AND t_returned."deleted_at" IS NULL)',
      params: [],
    },
    returned_cost: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_returned."cost_total" IS NULL THEN 0 ELSE t_returned."cost_total" END), 0) FROM "order_returned" t_returned WHERE t_returned."order_id" = t."id" AND t_returned."customer_id" = t."customer_id" AND t_returned."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: orderDisplay,
  search: ['customer_order_id', 'delivery_order_id', 'tracking_numbers', 'receiver_name', 'receiver_phone'],
  unique: [
    { key: 'customer_order_id', fields: ['customer_order_id'], message: 'rule.order.code_taken' },
    { key: 'platform', fields: ['shop_connection_id', 'platform_order_sn'], message: 'rule.order.platform_taken' },
    { key: 'lead', fields: ['lead_id'], message: 'rule.order.lead_taken' },
    {
      key: 'picks_one', fields: ['picker_id'], message: 'rule.order.picks_one',
      where: { text: '(t."status" = 60 AND (t."picks_alone" IS NOT NULL AND t."picks_alone" = TRUE))', params: [] },
    },
  ],
  pii: {
    fields: [
      'receiver_name', 'receiver_phone', 'receiver_address', 'receiver_latitude', 'receiver_longitude', 'note',
      'internal_note', 'hold_reason', 'cancel_reason', 'images', 'attachments', 'received_from', 'received_note',
      'invoice_name', 'invoice_tax_code', 'invoice_address', 'invoice_phone', 'invoice_email', 'invoice_identity',
    ],
    when: {
      text: "(t.\"source\" IS NOT NULL AND t.\"closed_at\" IS NOT NULL AND t.\"source\" IN (1, 2, 5) AND t.\"closed_at\" + LEAST(GREATEST(CASE WHEN t.\"source\" = 1 THEN {settings.privacy_days_shopee}::int8 WHEN t.\"source\" = 2 THEN {settings.privacy_days_lazada}::int8 ELSE {settings.privacy_days_tiktok}::int8 END, -36500), 36500) * INTERVAL '24 hours' <= {now}::timestamptz)",
      params: ['settings.privacy_days_shopee', 'settings.privacy_days_lazada', 'settings.privacy_days_tiktok', 'now'],
    },
  },
  index: [
    ['created_at'],
    ['status', 'created_at'],
    ['delivery_order_id'],
    ['warehouse_id', 'created_at'],
    ['id_city', 'created_at'],
    ['receiver_phone'],
    ['handover_id'],
    ['basket_id'],
    ['sla_ship_by'],
    ['platform_order_sn'],
    ['conversation_id'],
    ['pos_id', 'created_at'],
    ['transfer_code'],
    ['dc_order_code'],
    ['carrier_state'],
    ['carrier_reference'],
    ['order_file_id'],
  ],
  access: {
    read: [
      'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
      'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
      'goods_return_history',
    ],
    create: ['order_create_single', 'pos_order_create_single'],
    update: ['order_cancel_and_change', 'pos_order_online_list'], delete: null,
  },
  lookup: [
    'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
    'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
    'goods_return_history', 'crm_blacklist', 'crm_lead_omnichannel', 'crm_lead_complete', 'crm_lead_lead_deadpool',
    'crm_lead_dead', 'crm_lead_double_check', 'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone',
    'crm_lead_incomplete', 'crm_lead_telesale', 'crm_lead_wait_confirm', 'crm_lead_no_demand', 'crm_ladi_page_campaign',
    'dc_order', 'administration_invoice', 'administration_only_invoice', 'order_create_e_market',
    'administration_present', 'administration_request', 'warehouse_employee_warning', 'dc_order_create',
  ],
  visibleRows: {
    sql: {
      text: "('order_manager' = ANY({user.permissions}::text[]) OR NOT ('pos_order_online_list' = ANY({user.permissions}::text[])) OR t.\"pos_id\" IS NOT NULL AND t.\"pos_id\" = ANY({user.pos}::int8[]))",
      params: ['user.permissions', 'user.pos'],
    },
    check: (c: Logic<Order>) =>
      c.user.permissions.includes('order_manager') || !c.user.permissions.includes('pos_order_online_list') || c.record.pos_id != null && c.user.pos.includes(c.record.pos_id),
  },
  changeableRows: (c: Logic<Order>) =>
    c.user.permissions.includes('order_cancel_and_change') || c.record.pos_id != null && c.user.pos.includes(c.record.pos_id) && (c.record.status !== 40 || c.record.delivery_order_id == null || c.record.delivery_company === 'self'),
  rules: orderRules,
  workflows: [orderWorkflow],
  live: true,
});
