// Generated from schemas/goods_production/material-need.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { materialNeedDisplay, materialNeedFields, materialNeedRules } from './material-need.entity.gen.ts';

export const materialNeedModel = createEntity({
  name: 'material_need',
  module: 'goods_production',
  written: 'view',
  owner: 'customer',
  fields: Object.values(materialNeedFields),
  computeSql: {
    to_buy: {
      text: 'CASE WHEN t."free" IS NOT NULL AND t."expected" IS NOT NULL THEN floor(GREATEST(0, 0::float8 - (t."free"::float8 + t."expected"))::float8 * 1000 + 0.5) / 1000 ELSE t."kept" END',
      params: [],
    },
  },
  display: materialNeedDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"material_id\" AS \"id\" FROM (SELECT s.\"material_id\" AS \"material_id\", count(s.\"document_code\") AS \"requirements\", coalesce(sum(s.\"kept\"), 0)::numeric AS \"kept\", max(s.\"on_hand\") AS \"on_hand\", max(s.\"free\") AS \"free\", max(s.\"expected\") AS \"expected\", max(s.\"pack_size\") AS \"pack_size\" FROM (SELECT v.*, v.\"reservation_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"reservation_id\", s.\"document_code\" AS \"document_code\", s.\"material_id\" AS \"material_id\", s.\"quantity\" AS \"needed\", s.\"issued\" AS \"issued\", s.\"returned\" AS \"returned\", s.\"consumed\" AS \"consumed\", s.\"closed\" AS \"closed\", ((floor(CASE WHEN s.\"closed\" THEN 0 ELSE GREATEST(0, s.\"quantity\"::float8 - s.\"issued\" + s.\"returned\") END::float8 * 1000 + 0.5) / 1000))::numeric AS \"kept\", b.\"on_hand\" AS \"on_hand\", ((floor((b.\"on_hand\"::float8 - b.\"reserved\") * 1000 + 0.5) / 1000))::numeric AS \"free\", b.\"expected\" AS \"expected\", j1.\"pack_size\" AS \"pack_size\" FROM \"material_reservation\" s LEFT JOIN (SELECT v.*, v.\"material_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"material_id\", coalesce(sum(b.\"on_hand\"), 0)::numeric AS \"on_hand\", coalesce(sum(b.\"reserved\"), 0)::numeric AS \"reserved\", coalesce(sum(b.\"expected\"), 0)::numeric AS \"expected\", coalesce(sum(b.\"used\"), 0)::numeric AS \"used_30d\", coalesce(sum(b.\"lot_value\"), 0)::int8 AS \"value\", s.\"min_stock\" AS \"min_stock\", coalesce(sum(b.\"old\"), 0)::numeric AS \"old\" FROM \"material\" s LEFT JOIN (SELECT v.*, coalesce(v.\"part\"::text, '') || '~' || coalesce(v.\"source_id\"::text, '') AS \"id\" FROM (SELECT ('lot')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", s.\"remaining\" AS \"on_hand\", (floor(s.\"remaining\"::float8 * CASE WHEN s.\"unit_price\" IS NOT NULL THEN s.\"unit_price\" ELSE 0 END + 0.5))::int8 AS \"lot_value\", (0)::numeric AS \"reserved\", (0)::numeric AS \"expected\", (0)::numeric AS \"used\", (CASE WHEN s.\"received_on\" < {today}::date + (-180)::int4 THEN s.\"remaining\" ELSE 0 END)::numeric AS \"old\" FROM \"material_lot\" s WHERE s.\"customer_id\" = {user.customer}::int8 UNION ALL SELECT ('reservation')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", (0)::numeric AS \"on_hand\", (0)::int8 AS \"lot_value\", ((floor(CASE WHEN s.\"closed\" THEN 0 ELSE GREATEST(0, s.\"quantity\"::float8 - s.\"issued\" + s.\"returned\") END::float8 * 1000 + 0.5) / 1000))::numeric AS \"reserved\", (0)::numeric AS \"expected\", (0)::numeric AS \"used\", (0)::numeric AS \"old\" FROM \"material_reservation\" s WHERE s.\"customer_id\" = {user.customer}::int8 UNION ALL SELECT ('line')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", (0)::numeric AS \"on_hand\", (0)::int8 AS \"lot_value\", (0)::numeric AS \"reserved\", s.\"quantity\" AS \"expected\", (0)::numeric AS \"used\", (0)::numeric AS \"old\" FROM \"material_receipt_line\" s JOIN \"material_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND p.\"id\" = s.\"material_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('draft', 'checked')) UNION ALL SELECT ('move')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", (0)::numeric AS \"on_hand\", (0)::int8 AS \"lot_value\", (0)::numeric AS \"reserved\", (0)::numeric AS \"expected\", ((floor((0::float8 - s.\"quantity\") * 1000 + 0.5) / 1000))::numeric AS \"used\", (0)::numeric AS \"old\" FROM \"material_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"kind\" IN ('issue', 'return', 'consume') AND s.\"lot_id\" IS NOT NULL AND s.\"moved_on\" >= {today}::date + (-30)::int4)) v) b ON b.\"material_id\" = s.\"id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1, 7) v) b ON b.\"material_id\" = s.\"material_id\" LEFT JOIN \"material\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND j1.\"id\" = s.\"material_id\" WHERE s.\"customer_id\" = {user.customer}::int8) v) s WHERE (s.\"closed\" IS DISTINCT FROM TRUE) GROUP BY 1) v",
      params: ['user.customer', 'today'],
    },
    sources: [
      'material', 'material_figure', 'material_lot', 'material_move', 'material_receipt', 'material_receipt_line',
      'material_reservation', 'material_stock', 'requirement_material',
    ],
    id: 'number', of: 'material',
    walls: [
      ['goods_production_requirement'],
      ['material_manager', 'administration_supply', 'goods_production_requirement'],
      [
        'material_manager', 'material_receipt_create', 'material_receipt_history', 'administration_supply',
        'goods_production_quantitative', 'goods_production_requirement',
      ],
      [
        'material_receipt_create', 'material_receipt_history', 'material_manager', 'administration_supply',
        'goods_production_requirement', 'administration_supplier',
      ],
    ],
  },
  access: { read: ['goods_production_requirement'], create: null, update: null, delete: null },
  lookup: null,
  rules: materialNeedRules,
  audit: false,
  softDelete: false,
  live: true,
});
