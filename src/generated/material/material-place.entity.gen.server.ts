// Generated from schemas/material/material-place.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { materialPlaceDisplay, materialPlaceFields, materialPlaceRules } from './material-place.entity.gen.ts';

export const materialPlaceModel = createEntity({
  name: 'material_place',
  module: 'material',
  written: 'view',
  owner: 'customer',
  fields: Object.values(materialPlaceFields),
  display: materialPlaceDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"material_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"material_id\" AS \"material_id\", s.\"warehouse_id\" AS \"warehouse_id\", coalesce(sum(s.\"remaining\"), 0)::numeric AS \"on_hand\", coalesce(sum((floor(s.\"remaining\"::float8 * CASE WHEN s.\"unit_price\" IS NOT NULL THEN s.\"unit_price\" ELSE 0 END + 0.5))::int8), 0)::int8 AS \"value\", max(s.\"received_on\") AS \"last_received_on\" FROM \"material_lot\" s WHERE s.\"customer_id\" = {user.customer}::int8 GROUP BY 1, 2) v",
      params: ['user.customer'],
    },
    sources: ['material_lot'], id: 'text',
    walls: [['material_manager', 'administration_supply', 'goods_production_requirement']],
  },
  access: { read: ['material_manager', 'administration_supply'], create: null, update: null, delete: null },
  lookup: null,
  rules: materialPlaceRules,
  audit: false,
  softDelete: false,
  live: true,
});
