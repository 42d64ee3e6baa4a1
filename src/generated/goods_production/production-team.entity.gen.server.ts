// Generated from schemas/goods_production/production-team.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { productionTeamDisplay, productionTeamFields, productionTeamRules } from './production-team.entity.gen.ts';

export const productionTeamModel = createEntity({
  name: 'production_team',
  module: 'goods_production',
  owner: 'customer',
  fields: Object.values(productionTeamFields),
  display: productionTeamDisplay,
  search: ['code', 'name'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.production_team.code_taken' }],
  access: {
    read: ['goods_production_requirement', 'goods_production_record'], create: ['goods_production_record'],
    update: ['goods_production_record'], delete: null,
  },
  lookup: ['goods_production_requirement', 'goods_production_record'],
  rules: productionTeamRules,
});
