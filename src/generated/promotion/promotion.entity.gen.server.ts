// Generated from schemas/promotion/promotion.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { promotionDisplay, promotionFields, promotionRules } from './promotion.entity.gen.ts';
import { promotionWorkflow } from './promotion.workflow.gen.ts';

export const promotionModel = createEntity({
  name: 'promotion',
  module: 'promotion',
  owner: 'customer',
  fields: Object.values(promotionFields),
  computeSql: {
    budget_used: {
      text: 'CASE WHEN t."budget" IS NULL THEN NULL WHEN t."budget" <> 0 THEN floor(t."discount_given"::float8 * 100 / NULLIF(t."budget", 0) * 10 + 0.5) / 10 ELSE NULL END',
      params: [],
    },
  },
  display: promotionDisplay,
  search: ['code', 'name'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.promotion.code_taken' }],
  index: [['status', 'from_at']],
  access: {
    read: ['administration_pos_promotion_config'], create: ['administration_pos_promotion_config'],
    update: ['administration_pos_promotion_config'], delete: null,
  },
  lookup: ['administration_pos_promotion_config', 'pos_order_list'],
  rules: promotionRules,
  workflows: [promotionWorkflow],
  live: true,
});
