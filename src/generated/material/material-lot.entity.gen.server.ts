// Generated from schemas/material/material-lot.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { materialLotDisplay, materialLotFields, materialLotRules } from './material-lot.entity.gen.ts';

export const materialLotModel = createEntity({
  name: 'material_lot',
  module: 'material',
  written: 'module',
  owner: 'customer',
  fields: Object.values(materialLotFields),
  computeSql: {
    value: {
      text: 'floor(t."remaining"::float8 * CASE WHEN t."unit_price" IS NOT NULL THEN t."unit_price" ELSE 0 END + 0.5)',
      params: [],
    },
  },
  display: materialLotDisplay,
  search: ['code', 'shade'],
  unique: [{ key: 'code', fields: ['material_id', 'code'], message: 'rule.material_lot.code_taken' }],
  checks: [
    { key: 'remaining', sql: { text: '(t."remaining" >= 0)', params: [] }, message: 'rule.material_lot.remaining' },
  ],
  index: [['received_on'], ['receipt_id'], ['warehouse_id']],
  access: {
    read: ['material_manager', 'administration_supply', 'goods_production_requirement'], create: null, update: null,
    delete: null,
  },
  lookup: ['material_manager', 'administration_supply', 'goods_production_requirement'],
  rules: materialLotRules,
  audit: false,
  softDelete: false,
});
