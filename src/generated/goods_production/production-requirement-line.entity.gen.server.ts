// Generated from schemas/goods_production/production-requirement-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  productionRequirementLineDisplay,
  productionRequirementLineFields,
  productionRequirementLineRules,
} from './production-requirement-line.entity.gen.ts';

export const productionRequirementLineModel = createEntity({
  name: 'production_requirement_line',
  module: 'goods_production',
  owner: 'customer',
  fields: Object.values(productionRequirementLineFields),
  display: productionRequirementLineDisplay,
  search: ['sku', 'name'],
  unique: [
    {
      key: 'goods', fields: ['production_requirement_id', 'goods_id'],
      message: 'rule.production_requirement_line.twice',
    },
  ],
  index: [['goods_id']],
  access: {
    read: ['goods_production_requirement', 'goods_production_record'], create: null, update: null, delete: null,
  },
  lookup: ['goods_production_requirement', 'goods_production_record'],
  rules: productionRequirementLineRules,
  parent: { entity: 'production_requirement', foreignKey: 'production_requirement_id', field: 'lines' },
});
