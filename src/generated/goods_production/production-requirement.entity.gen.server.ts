// Generated from schemas/goods_production/production-requirement.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  productionRequirementDisplay,
  productionRequirementFields,
  productionRequirementRules,
} from './production-requirement.entity.gen.ts';
import { productionRequirementWorkflow } from './production-requirement.workflow.gen.ts';

export const productionRequirementModel = createEntity({
  name: 'production_requirement',
  module: 'goods_production',
  owner: 'customer',
  fields: Object.values(productionRequirementFields),
  computeSql: {
    days_left: {
      text: "CASE WHEN t.\"status\" IN ('new', 'accepted', 'joined', 'processing') THEN (t.\"due_on\" - {today}::date)::int8 ELSE NULL END",
      params: ['today'],
    },
  },
  refillSql: {
    quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "production_requirement_line" t_lines WHERE t_lines."production_requirement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    cut: {
      text: '(SELECT COALESCE(sum(t_lines."cut"), 0) FROM "production_requirement_line" t_lines WHERE t_lines."production_requirement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    finished: {
      text: '(SELECT COALESCE(sum(t_lines."finished"), 0) FROM "production_requirement_line" t_lines WHERE t_lines."production_requirement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    defect: {
      text: '(SELECT COALESCE(sum(t_lines."defect"), 0) FROM "production_requirement_line" t_lines WHERE t_lines."production_requirement_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    progress: {
      text: 'CASE WHEN t."quantity" > 0 THEN floor((t."finished"::float8 + t."defect") * 100 / NULLIF(t."quantity", 0) + 0.5) ELSE 0 END',
      params: [],
      after: ['production_requirement.defect', 'production_requirement.finished', 'production_requirement.quantity'],
    },
    defect_percent: {
      text: 'CASE WHEN t."quantity" > 0 THEN floor(t."defect"::float8 * 100 / NULLIF(t."quantity", 0) * 10 + 0.5) / 10 ELSE 0 END',
      params: [], after: ['production_requirement.defect', 'production_requirement.quantity'],
    },
  },
  display: productionRequirementDisplay,
  search: ['code', 'style_code', 'customer_ref'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['due_on'], ['status', 'due_on'], ['style_code'], ['norm_id']],
  access: {
    read: ['goods_production_requirement', 'goods_production_record'], create: ['goods_production_requirement'],
    update: ['goods_production_requirement'], delete: null,
  },
  lookup: ['goods_production_requirement', 'goods_production_record'],
  rules: productionRequirementRules,
  workflows: [productionRequirementWorkflow],
  live: true,
});
