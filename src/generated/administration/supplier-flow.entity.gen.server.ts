// Generated from schemas/administration/supplier-flow.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { supplierFlowDisplay, supplierFlowFields, supplierFlowRules } from './supplier-flow.entity.gen.ts';

export const supplierFlowModel = createEntity({
  name: 'supplier_flow',
  module: 'administration',
  written: 'view',
  owner: 'customer',
  fields: Object.values(supplierFlowFields),
  display: supplierFlowDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"side\"::text, '') || '~' || coalesce(v.\"row_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"side\", s.\"id\" AS \"row_id\", s.\"id\" AS \"supplier_id\", (0)::int8 AS \"receipts_90d\", (0)::int8 AS \"goods_90d\", (0)::int8 AS \"materials_90d\", (0)::int8 AS \"returned_90d\", (0)::int8 AS \"owed\", (0)::int8 AS \"overdue\", (NULL)::timestamptz AS \"last_receipt_at\" FROM \"supplier\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL UNION ALL SELECT (2)::int8 AS \"side\", s.\"id\" AS \"row_id\", s.\"supplier_id\" AS \"supplier_id\", (CASE WHEN s.\"received_at\" IS NOT NULL AND s.\"received_at\" > {now}::timestamptz + (-90) * INTERVAL '24 hours' THEN 1 ELSE 0 END)::int8 AS \"receipts_90d\", (CASE WHEN s.\"received_at\" IS NOT NULL AND s.\"received_at\" > {now}::timestamptz + (-90) * INTERVAL '24 hours' AND s.\"amount\" IS NOT NULL THEN s.\"amount\" ELSE 0 END)::int8 AS \"goods_90d\", (0)::int8 AS \"materials_90d\", (0)::int8 AS \"returned_90d\", (0)::int8 AS \"owed\", (0)::int8 AS \"overdue\", s.\"received_at\" AS \"last_receipt_at\" FROM \"goods_receipt\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR s.\"pos_id\" IS NOT NULL AND s.\"pos_id\" = ANY({user.pos}::int8[])) AND (s.\"kind\" = 'purchase' AND s.\"status\" IN ('approved', 'stowing', 'closed') AND s.\"supplier_id\" IS NOT NULL) UNION ALL SELECT (3)::int8 AS \"side\", s.\"id\" AS \"row_id\", s.\"supplier_id\" AS \"supplier_id\", (CASE WHEN s.\"received_on\" IS NOT NULL AND s.\"received_on\" > {today}::date + (-90)::int4 THEN 1 ELSE 0 END)::int8 AS \"receipts_90d\", (0)::int8 AS \"goods_90d\", (CASE WHEN s.\"received_on\" IS NOT NULL AND s.\"received_on\" > {today}::date + (-90)::int4 AND s.\"amount\" IS NOT NULL THEN s.\"amount\" ELSE 0 END)::int8 AS \"materials_90d\", (0)::int8 AS \"returned_90d\", (0)::int8 AS \"owed\", (0)::int8 AS \"overdue\", (NULL)::timestamptz AS \"last_receipt_at\" FROM \"material_receipt\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (s.\"status\" = 'posted') UNION ALL SELECT (4)::int8 AS \"side\", s.\"id\" AS \"row_id\", s.\"supplier_id\" AS \"supplier_id\", (0)::int8 AS \"receipts_90d\", (0)::int8 AS \"goods_90d\", (0)::int8 AS \"materials_90d\", (CASE WHEN s.\"kind\" = 'return' AND s.\"on_date\" > {today}::date + (-90)::int4 THEN s.\"decrease\" ELSE 0 END)::int8 AS \"returned_90d\", ((s.\"increase\"::float8 - s.\"decrease\"))::int8 AS \"owed\", (CASE WHEN s.\"increase\" > 0 AND s.\"due_on\" IS NOT NULL AND s.\"due_on\" < {today}::date THEN s.\"open\" ELSE 0 END)::int8 AS \"overdue\", (NULL)::timestamptz AS \"last_receipt_at\" FROM \"partner_entry\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"supplier_id\" IS NOT NULL)) v",
      params: ['user.customer', 'now', 'user.permissions', 'user.pos', 'today'],
    },
    sources: ['goods_receipt', 'material_receipt', 'partner_entry', 'supplier'], id: 'text',
    walls: [
      [
        'administration_supplier', 'administration_receipt_history', 'goods_receipt_create', 'goods_return_history',
        'pos_goods_receipt_create', 'material_manager', 'material_receipt_create', 'material_receipt_history',
        'administration_supply', 'administration_goods_debt', 'administration_product_development',
        'product_development_supplier',
      ],
      [
        'material_receipt_create', 'material_receipt_history', 'material_manager', 'administration_supply',
        'goods_production_requirement', 'administration_supplier',
      ],
      ['administration_goods_debt', 'administration_supplier', 'administration_consignee'],
    ],
  },
  access: { read: ['administration_supplier'], create: null, update: null, delete: null },
  lookup: null,
  rules: supplierFlowRules,
  audit: false,
  softDelete: false,
});
