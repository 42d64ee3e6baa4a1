// Generated from schemas/goods_production/production-norm-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type MaterialUnit, materialUnit } from '#generated/material/material-unit.enum.gen.ts';
import { type ProductionStage, productionStage } from './production-stage.enum.gen.ts';

export type ProductionNormLine = {
  id: number;
  version: number;
  production_norm_id: number;
  material_id: number;
  unit: MaterialUnit | null;
  size: string | null;
  color: string | null;
  quantity: number;
  waste_percent: number;
  stage: ProductionStage | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const productionNormLineFields = createFields({
  production_norm_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'production_norm', onDelete: 'restrict' },
  },
  material_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material', onDelete: 'restrict' },
  },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: materialUnit, copyFrom: 'material_id.unit' },
  size: { type: 'text', json: 'string', maxLength: 50 },
  color: { type: 'text', json: 'string', maxLength: 50 },
  quantity: {
    type: 'decimal', json: 'number', required: true, minimum: 0.001, maximum: 10000, multipleOf: 0.001, scale: 3,
  },
  waste_percent: {
    type: 'decimal', json: 'number', required: true, minimum: 0, maximum: 30, multipleOf: 0.1, default: 0, unit: '%',
    scale: 1,
  },
  stage: { type: 'enum', json: 'string', enum: productionStage },
  note: { type: 'text', json: 'string', maxLength: 200 },
  ...standardFields,
});

export const productionNormLineRules: readonly RuleModel[] = [];

export const productionNormLineDisplay = [{ field: 'material_id' }] as const;
