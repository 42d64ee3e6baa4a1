// Generated from schemas/goods_production/production-requirement-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { ProductionRequirement } from './production-requirement.entity.gen.ts';

export type ProductionRequirementLine = {
  id: number;
  version: number;
  production_requirement_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  style_code: string | null;
  size: string | null;
  color: string | null;
  quantity: number;
  cut: number;
  finished: number;
  defect: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const productionRequirementLineFields = createFields({
  production_requirement_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'production_requirement', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  style_code: { type: 'text', json: 'string', readOnly: true, maxLength: 50, copyFrom: 'goods_id.style_code' },
  size: { type: 'text', json: 'string', readOnly: true, maxLength: 50, copyFrom: 'goods_id.size' },
  color: { type: 'text', json: 'string', readOnly: true, maxLength: 50, copyFrom: 'goods_id.color' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000 },
  cut: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  finished: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  defect: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  ...standardFields,
});

export const productionRequirementLineRules: readonly RuleModel[] = [
  {
    key: 'of_style',
    check: (c: Logic<ProductionRequirementLine, ProductionRequirement>) =>
      c.parent.style_code == null || c.record.style_code === c.parent.style_code,
    level: 'error', on: ['create', 'update'], message: 'rule.production_requirement_line.of_style', at: 'goods_id',
  },
];

export const productionRequirementLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
