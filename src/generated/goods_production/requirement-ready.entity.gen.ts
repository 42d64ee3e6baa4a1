// Generated from schemas/goods_production/requirement-ready.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type MaterialAvailability, materialAvailability } from './material-availability.enum.gen.ts';

export type RequirementReady = {
  id: string;
  requirement_id: number | null;
  document_code: string | null;
  materials: number;
  given: number;
  in_stock: number;
  expected: number;
  short: number;
  /** That of the worst of its materials. */
  readiness: MaterialAvailability | null;
};

export const requirementReadyFields = createFields({
  requirement_id: {
    type: 'reference', json: 'integer', reference: { entity: 'production_requirement', onDelete: 'restrict' },
  },
  document_code: {
    type: 'code', json: 'string', maxLength: 30, read: ['goods_production_requirement', 'goods_production_record'],
  },
  materials: { type: 'integer', json: 'integer', required: true },
  given: { type: 'integer', json: 'integer', required: true },
  in_stock: { type: 'integer', json: 'integer', required: true },
  expected: { type: 'integer', json: 'integer', required: true },
  short: { type: 'integer', json: 'integer', required: true },
  readiness: {
    type: 'enum', json: 'string', readOnly: true, enum: materialAvailability,
    compute: {
      stored: false,
      value: (c: Logic<RequirementReady>) =>
        c.record.short != null && c.record.short > 0 ? 'short' : c.record.expected != null && c.record.expected > 0 ? 'expected' : c.record.in_stock != null && c.record.in_stock > 0 ? 'in_stock' : 'given',
    },
  },
});

export const requirementReadyRules: readonly RuleModel[] = [];

export const requirementReadyDisplay = [{ field: 'document_code' }] as const;
