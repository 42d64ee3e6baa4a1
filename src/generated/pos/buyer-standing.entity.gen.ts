// Generated from schemas/pos/buyer-standing.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type BuyerStanding = {
  id: number;
  buyer_id: number;
  bills: number;
  spent: number;
  last_bought_at: string | null;
  program_id: number | null;
  points: number | null;
  spent_12m: number | null;
  tier_from: number | null;
};

export const buyerStandingFields = createFields({
  buyer_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'buyer', onDelete: 'restrict' },
  },
  bills: { type: 'integer', json: 'integer', required: true },
  spent: { type: 'money', json: 'integer', required: true },
  last_bought_at: { type: 'date_time', json: 'string' },
  program_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_program', onDelete: 'restrict' } },
  points: { type: 'integer', json: 'integer' },
  spent_12m: { type: 'money', json: 'integer' },
  tier_from: { type: 'money', json: 'integer' },
});

export const buyerStandingRules: readonly RuleModel[] = [];

export const buyerStandingDisplay = [{ field: 'buyer_id' }] as const;
