// Generated from schemas/goods_production/production-record-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ProductionRecordLine = {
  id: number;
  version: number;
  production_record_id: number;
  goods_id: number;
  sku: string | null;
  size: string | null;
  good: number;
  defect: number;
  rework: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const productionRecordLineFields = createFields({
  production_record_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'production_record', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  size: { type: 'text', json: 'string', readOnly: true, maxLength: 50, copyFrom: 'goods_id.size' },
  good: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 1000000, default: 0 },
  defect: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 1000000, default: 0 },
  rework: { type: 'integer', json: 'integer', minimum: 0, maximum: 1000000 },
  ...standardFields,
});

export const productionRecordLineRules: readonly RuleModel[] = [];

export const productionRecordLineDisplay = [{ field: 'sku' }, ' × ', { field: 'good' }] as const;
