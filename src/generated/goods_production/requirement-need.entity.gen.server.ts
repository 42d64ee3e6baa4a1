// Generated from schemas/goods_production/requirement-need.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { requirementNeedDisplay, requirementNeedFields, requirementNeedRules } from './requirement-need.entity.gen.ts';

export const requirementNeedModel = createEntity({
  name: 'requirement_need',
  module: 'goods_production',
  written: 'module',
  owner: 'customer',
  fields: Object.values(requirementNeedFields),
  display: requirementNeedDisplay,
  search: ['document_code'],
  unique: [{ key: 'document', fields: ['document_code', 'material_id', 'goods_id'], message: 'messages.duplicate' }],
  index: [['material_id']],
  access: { read: ['goods_production_requirement'], create: null, update: null, delete: null },
  lookup: ['goods_production_requirement'],
  rules: requirementNeedRules,
  audit: false,
  softDelete: false,
});
