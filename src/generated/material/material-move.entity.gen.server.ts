// Generated from schemas/material/material-move.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { materialMoveDisplay, materialMoveFields, materialMoveRules } from './material-move.entity.gen.ts';

export const materialMoveModel = createEntity({
  name: 'material_move',
  module: 'material',
  written: 'module',
  owner: 'customer',
  fields: Object.values(materialMoveFields),
  display: materialMoveDisplay,
  search: ['document_code'],
  checks: [
    { key: 'quantity', sql: { text: '(t."quantity" <> 0)', params: [] }, message: 'rule.material_move.quantity' },
  ],
  index: [['moved_on'], ['material_id', 'moved_on'], ['lot_id'], ['document_code']],
  access: {
    read: ['material_manager', 'administration_supply', 'goods_production_requirement'], create: null, update: null,
    delete: null,
  },
  lookup: ['material_manager', 'administration_supply', 'goods_production_requirement'],
  rules: materialMoveRules,
  audit: false,
  softDelete: false,
});
