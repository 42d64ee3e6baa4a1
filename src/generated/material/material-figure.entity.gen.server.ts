// Generated from schemas/material/material-figure.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { materialFigureDisplay, materialFigureFields, materialFigureRules } from './material-figure.entity.gen.ts';

export const materialFigureModel = createEntity({
  name: 'material_figure',
  module: 'material',
  written: 'view',
  owner: 'customer',
  fields: Object.values(materialFigureFields),
  display: materialFigureDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"part\"::text, '') || '~' || coalesce(v.\"source_id\"::text, '') AS \"id\" FROM (SELECT ('lot')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", s.\"remaining\" AS \"on_hand\", (floor(s.\"remaining\"::float8 * CASE WHEN s.\"unit_price\" IS NOT NULL THEN s.\"unit_price\" ELSE 0 END + 0.5))::int8 AS \"lot_value\", (0)::numeric AS \"reserved\", (0)::numeric AS \"expected\", (0)::numeric AS \"used\", (CASE WHEN s.\"received_on\" < {today}::date + (-180)::int4 THEN s.\"remaining\" ELSE 0 END)::numeric AS \"old\" FROM \"material_lot\" s WHERE s.\"customer_id\" = {user.customer}::int8 UNION ALL SELECT ('reservation')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", (0)::numeric AS \"on_hand\", (0)::int8 AS \"lot_value\", ((floor(CASE WHEN s.\"closed\" THEN 0 ELSE GREATEST(0, s.\"quantity\"::float8 - s.\"issued\" + s.\"returned\") END::float8 * 1000 + 0.5) / 1000))::numeric AS \"reserved\", (0)::numeric AS \"expected\", (0)::numeric AS \"used\", (0)::numeric AS \"old\" FROM \"material_reservation\" s WHERE s.\"customer_id\" = {user.customer}::int8 UNION ALL SELECT ('line')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", (0)::numeric AS \"on_hand\", (0)::int8 AS \"lot_value\", (0)::numeric AS \"reserved\", s.\"quantity\" AS \"expected\", (0)::numeric AS \"used\", (0)::numeric AS \"old\" FROM \"material_receipt_line\" s JOIN \"material_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND p.\"id\" = s.\"material_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('draft', 'checked')) UNION ALL SELECT ('move')::text AS \"part\", s.\"id\" AS \"source_id\", s.\"material_id\" AS \"material_id\", (0)::numeric AS \"on_hand\", (0)::int8 AS \"lot_value\", (0)::numeric AS \"reserved\", (0)::numeric AS \"expected\", ((floor((0::float8 - s.\"quantity\") * 1000 + 0.5) / 1000))::numeric AS \"used\", (0)::numeric AS \"old\" FROM \"material_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"kind\" IN ('issue', 'return', 'consume') AND s.\"lot_id\" IS NOT NULL AND s.\"moved_on\" >= {today}::date + (-30)::int4)) v",
      params: ['today', 'user.customer'],
    },
    sources: ['material_lot', 'material_move', 'material_receipt', 'material_receipt_line', 'material_reservation'],
    id: 'text',
    walls: [
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
  rules: materialFigureRules,
  audit: false,
  softDelete: false,
});
