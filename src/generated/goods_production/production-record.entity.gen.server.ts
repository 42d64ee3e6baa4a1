// Generated from schemas/goods_production/production-record.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  productionRecordDisplay,
  productionRecordFields,
  productionRecordRules,
} from './production-record.entity.gen.ts';
import { productionRecordWorkflow } from './production-record.workflow.gen.ts';

export const productionRecordModel = createEntity({
  name: 'production_record',
  module: 'goods_production',
  owner: 'customer',
  fields: Object.values(productionRecordFields),
  refillSql: {
    good: {
      text: '(SELECT COALESCE(sum(t_lines."good"), 0) FROM "production_record_line" t_lines WHERE t_lines."production_record_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    defect: {
      text: '(SELECT COALESCE(sum(t_lines."defect"), 0) FROM "production_record_line" t_lines WHERE t_lines."production_record_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    rework: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."rework" IS NOT NULL THEN t_lines."rework" ELSE 0 END), 0) FROM "production_record_line" t_lines WHERE t_lines."production_record_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    total: {
      text: '(t."good"::float8 + t."defect")', params: [],
      after: ['production_record.defect', 'production_record.good'],
    },
    defect_percent: {
      text: 'CASE WHEN t."total" > 0 THEN floor(t."defect"::float8 * 100 / NULLIF(t."total", 0) * 10 + 0.5) / 10 ELSE 0 END',
      params: [], after: ['production_record.defect', 'production_record.good', 'production_record.total'],
    },
    wage: {
      text: '(t."good"::float8 * CASE WHEN t."piece_rate" IS NOT NULL THEN t."piece_rate" ELSE 0 END)', params: [],
      after: ['production_record.good'],
    },
    minutes_per_piece: {
      text: 'CASE WHEN t."minutes" IS NOT NULL AND t."total" > 0 THEN floor(t."minutes"::float8 / NULLIF(t."total", 0) * 10 + 0.5) / 10 ELSE NULL END',
      params: [], after: ['production_record.defect', 'production_record.good', 'production_record.total'],
    },
  },
  display: productionRecordDisplay,
  search: ['code', 'worker_names'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['work_date'], ['status', 'work_date'], ['requirement_id', 'stage'], ['team_id', 'work_date']],
  access: {
    read: ['goods_production_requirement', 'goods_production_record'], create: ['goods_production_record'],
    update: ['goods_production_record'], delete: null,
  },
  lookup: ['goods_production_requirement', 'goods_production_record'],
  rules: productionRecordRules,
  workflows: [productionRecordWorkflow],
  live: true,
});
