// Generated from schemas/goods_production/production-stage-rate.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ProductionStage, productionStage } from './production-stage.enum.gen.ts';

export type ProductionStageRate = {
  id: number;
  version: number;
  production_norm_id: number;
  stage: ProductionStage;
  minutes: number | null;
  piece_rate: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const productionStageRateFields = createFields({
  production_norm_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'production_norm', onDelete: 'restrict' },
  },
  stage: { type: 'enum', json: 'string', required: true, enum: productionStage },
  minutes: { type: 'decimal', json: 'number', minimum: 0, maximum: 10000, multipleOf: 0.1, scale: 1 },
  piece_rate: { type: 'money', json: 'integer', required: true, minimum: 0 },
  ...standardFields,
});

export const productionStageRateRules: readonly RuleModel[] = [];

export const productionStageRateDisplay = [{ field: 'stage' }] as const;
