// Generated from schemas/goods_production/production-stage-rate.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  productionStageRateDisplay,
  productionStageRateFields,
  productionStageRateRules,
} from './production-stage-rate.entity.gen.ts';

export const productionStageRateModel = createEntity({
  name: 'production_stage_rate',
  module: 'goods_production',
  owner: 'customer',
  fields: Object.values(productionStageRateFields),
  display: productionStageRateDisplay,
  unique: [{ key: 'stage', fields: ['production_norm_id', 'stage'], message: 'messages.duplicate' }],
  access: {
    read: ['goods_production_quantitative', 'goods_production_requirement', 'goods_production_record'], create: null,
    update: null, delete: null,
  },
  lookup: ['goods_production_quantitative', 'goods_production_requirement', 'goods_production_record'],
  rules: productionStageRateRules,
  parent: { entity: 'production_norm', foreignKey: 'production_norm_id', field: 'rates' },
});
