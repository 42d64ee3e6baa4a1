// Generated from schemas/goods_production/production-norm.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { productionNormDisplay, productionNormFields, productionNormRules } from './production-norm.entity.gen.ts';
import { productionNormWorkflow } from './production-norm.workflow.gen.ts';

export const productionNormModel = createEntity({
  name: 'production_norm',
  module: 'goods_production',
  owner: 'customer',
  fields: Object.values(productionNormFields),
  refillSql: {
    line_count: {
      text: '(SELECT count(*) FROM "production_norm_line" t_lines WHERE t_lines."production_norm_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    piece_wage: {
      text: '(SELECT COALESCE(sum(t_rates."piece_rate"), 0) FROM "production_stage_rate" t_rates WHERE t_rates."production_norm_id" = t."id" AND t_rates."customer_id" = t."customer_id" AND t_rates."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: productionNormDisplay,
  search: ['code', 'style_code'],
  unique: [
    { key: 'code', fields: ['code'], message: 'messages.duplicate' },
    { key: 'revision', fields: ['style_code', 'revision'], message: 'messages.duplicate' },
    {
      key: 'active', fields: ['style_code'], message: 'rule.production_norm.one_active',
      where: { text: "(t.\"status\" = 'active')", params: [] },
    },
  ],
  index: [['style_code'], ['status']],
  access: {
    read: ['goods_production_quantitative', 'goods_production_requirement', 'goods_production_record'],
    create: ['goods_production_quantitative'], update: ['goods_production_quantitative'], delete: null,
  },
  lookup: ['goods_production_quantitative', 'goods_production_requirement', 'goods_production_record'],
  rules: productionNormRules,
  workflows: [productionNormWorkflow],
  live: true,
});
