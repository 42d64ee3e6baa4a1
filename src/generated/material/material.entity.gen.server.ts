// Generated from schemas/material/material.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { materialDisplay, materialFields, materialRules } from './material.entity.gen.ts';

export const materialModel = createEntity({
  name: 'material',
  module: 'material',
  owner: 'customer',
  fields: Object.values(materialFields),
  display: materialDisplay,
  search: ['code', 'name'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.material.code_taken' }],
  index: [['kind'], ['supplier_id']],
  access: {
    read: [
      'material_manager', 'material_receipt_create', 'material_receipt_history', 'administration_supply',
      'goods_production_quantitative', 'goods_production_requirement',
    ],
    create: ['material_manager', 'administration_supply'], update: ['material_manager', 'administration_supply'],
    delete: null,
  },
  lookup: [
    'material_manager', 'material_receipt_create', 'material_receipt_history', 'administration_supply',
    'goods_production_quantitative', 'goods_production_requirement',
  ],
  rules: materialRules,
  live: true,
});
