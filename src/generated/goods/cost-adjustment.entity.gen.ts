// Generated from schemas/goods/cost-adjustment.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type CostAdjustment = {
  id: number;
  version: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  unit_cost: number;
  reason: string;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const costAdjustmentFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  unit_cost: { type: 'money', json: 'integer', required: true, minimum: 0 },
  reason: { type: 'text', json: 'string', required: true, minLength: 15, maxLength: 500 },
  ...standardFields,
});

export const costAdjustmentRules: readonly RuleModel[] = [];

export const costAdjustmentDisplay = [{ field: 'sku' }] as const;
