// Generated from schemas/goods_production/requirement-need.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type RequirementNeed = {
  id: number;
  document_code: string;
  material_id: number;
  goods_id: number;
  size: string | null;
  color: string | null;
  pieces: number;
  per_piece: number;
  waste_percent: number;
  /** With its waste. */
  quantity: number;
  created_at: string;
  created_by: number | null;
};

export const requirementNeedFields = createFields({
  document_code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  material_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  size: { type: 'text', json: 'string', key: true, ordered: true, maxLength: 50 },
  color: { type: 'text', json: 'string', maxLength: 50 },
  pieces: { type: 'integer', json: 'integer', required: true },
  per_piece: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  waste_percent: { type: 'decimal', json: 'number', required: true, multipleOf: 0.1, unit: '%', scale: 1 },
  quantity: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  ...madeFields,
});

export const requirementNeedRules: readonly RuleModel[] = [];

export const requirementNeedDisplay = [{ field: 'document_code' }] as const;
