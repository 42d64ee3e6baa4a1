// Generated from schemas/promotion/loyalty-tier.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type LoyaltyTier = {
  id: number;
  version: number;
  program_id: number;
  name: string;
  from_spending: number;
  multiplier: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const loyaltyTierFields = createFields({
  program_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'loyalty_program', onDelete: 'restrict' },
  },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 50 },
  from_spending: { type: 'money', json: 'integer', required: true, minimum: 0 },
  multiplier: {
    type: 'decimal', json: 'number', required: true, minimum: 1, maximum: 5, multipleOf: 0.1, default: 1, scale: 1,
  },
  ...standardFields,
});

export const loyaltyTierRules: readonly RuleModel[] = [];

export const loyaltyTierDisplay = [{ field: 'name' }] as const;
