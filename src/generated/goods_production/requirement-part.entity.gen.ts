// Generated from schemas/goods_production/requirement-part.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type MaterialAvailability, materialAvailability } from './material-availability.enum.gen.ts';

export type RequirementPart = {
  id: number;
  reservation_id: number;
  requirement_id: number | null;
  kept: number;
  availability: MaterialAvailability | null;
};

export const requirementPartFields = createFields({
  reservation_id: { type: 'integer', json: 'integer', required: true },
  requirement_id: {
    type: 'reference', json: 'integer', reference: { entity: 'production_requirement', onDelete: 'restrict' },
  },
  kept: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  availability: { type: 'enum', json: 'string', enum: materialAvailability },
});

export const requirementPartRules: readonly RuleModel[] = [];

export const requirementPartDisplay = [{ field: 'requirement_id' }] as const;
