// Generated from schemas/material/material-stock.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { materialStockDisplay, materialStockFields, materialStockRules } from './material-stock.entity.gen.ts';

export const materialStockModel = createEntity({
  name: 'material_stock',
  module: 'material',
  written: 'view',
  owner: 'customer',
  fields: Object.values(materialStockFields),
  computeSql: {
    free: { text: '(floor((t."on_hand"::float8 - t."reserved") * 1000 + 0.5) / 1000)', params: [] },
    days_of_cover: {
      text: 'CASE WHEN t."used_30d" > 0 THEN floor(t."on_hand"::float8 * 30 / NULLIF(t."used_30d", 0)) ELSE NULL END',
      params: [],
    },
    state: {
      text: "CASE WHEN floor((t.\"on_hand\"::float8 - t.\"reserved\") * 1000 + 0.5) / 1000 <= 0 THEN 'out' WHEN t.\"min_stock\" IS NOT NULL AND floor((t.\"on_hand\"::float8 - t.\"reserved\") * 1000 + 0.5) / 1000 < t.\"min_stock\" THEN 'low' ELSE 'ok' END",
      params: [],
    },
  },
  display: materialStockDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"material_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"material_id\", coalesce(sum(b.\"on_hand\"), 0)::numeric AS \"on_hand\", coalesce(sum(b.\"reserved\"), 0)::numeric AS \"reserved\", coalesce(sum(b.\"expected\"), 0)::numeric AS \"expected\", coalesce(sum(b.\"used\"), 0)::numeric AS \"used_30d\", coalesce(sum(b.\"lot_value\"), 0)::int8 AS \"value\", s.\"min_stock\" AS \"min_stock\", coalesce(sum(b.\"old\"), 0)::numeric AS \"old\" FROM \"material\" s LEFT JOIN (SELECT v.*, coalesce(v.\"part\"::text, '') || '~' || coalesce(v.\"source_id\"::text, '') AS \"id\" FROM (SELECT ('lot')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", s.\"remaining\" AS \"on_hand\", (floor(s.\"remaining\"::float8 * CASE WHEN s.\"unit_price\" IS NOT NULL THEN s.\"unit_price\" ELSE 0 END + 0.5))::int8 AS \"lot_value\", (0)::numeric AS \"reserved\", (0)::numeric AS \"expected\", (0)::numeric AS \"used\", (CASE WHEN s.\"received_on\" < {today}::date + (-180)::int4 THEN s.\"remaining\" ELSE 0 END)::numeric AS \"old\" FROM \"material_lot\" s WHERE s.\"customer_id\" = {user.customer}::int8 UNION ALL SELECT ('reservation')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", (0)::numeric AS \"on_hand\", (0)::int8 AS \"lot_value\", ((floor(CASE WHEN s.\"closed\" THEN 0 ELSE GREATEST(0, s.\"quantity\"::float8 - s.\"issued\" + s.\"returned\") END::float8 * 1000 + 0.5) / 1000))::numeric AS \"reserved\", (0)::numeric AS \"expected\", (0)::numeric AS \"used\", (0)::numeric AS \"old\" FROM \"material_reservation\" s WHERE s.\"customer_id\" = {user.customer}::int8 UNION ALL SELECT ('line')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", (0)::numeric AS \"on_hand\", (0)::int8 AS \"lot_value\", (0)::numeric AS \"reserved\", s.\"quantity\" AS \"expected\", (0)::numeric AS \"used\", (0)::numeric AS \"old\" FROM \"material_receipt_line\" s JOIN \"material_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND p.\"id\" = s.\"material_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('draft', 'checked')) UNION ALL SELECT ('move')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", (0)::numeric AS \"on_hand\", (0)::int8 AS \"lot_value\", (0)::numeric AS \"reserved\", (0)::numeric AS \"expected\", ((floor((0::float8 - s.\"quantity\") * 1000 + 0.5) / 1000))::numeric AS \"used\", (0)::numeric AS \"old\" FROM \"material_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"kind\" IN ('issue', 'return', 'consume') AND s.\"lot_id\" IS NOT NULL AND s.\"moved_on\" >= {today}::date + (-30)::int4)) v) b ON b.\"material_id\" = s.\"id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1, 7) v",
      params: ['user.customer', 'today'],
    },
    sources: [
      'material', 'material_figure', 'material_lot', 'material_move', 'material_receipt', 'material_receipt_line',
      'material_reservation',
    ],
    id: 'number', of: 'material',
    walls: [
      [
        'material_manager', 'material_receipt_create', 'material_receipt_history', 'administration_supply',
        'goods_production_quantitative', 'goods_production_requirement',
      ],
      ['material_manager', 'administration_supply', 'goods_production_requirement'],
      [
        'material_receipt_create', 'material_receipt_history', 'material_manager', 'administration_supply',
        'goods_production_requirement', 'administration_supplier',
      ],
    ],
  },
  access: {
    read: ['material_manager', 'administration_supply', 'goods_production_requirement'], create: null, update: null,
    delete: null,
  },
  lookup: null,
  rules: materialStockRules,
  audit: false,
  softDelete: false,
  live: true,
});
