// Generated from schemas/promotion/buyer-step.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type BuyerStep = {
  id: string;
  buyer_id: number;
  program_id: number | null;
  points: number;
  spent_12m: number;
  tier_id: number | null;
  from_spending: number | null;
  /** From where the tier begins, for whoever has bought that much. */
  reached: number | null;
  earned: number | null;
  last_at: string | null;
  /** Of points that were earned and are not lost yet. */
  next_expiry: string | null;
};

export const buyerStepFields = createFields({
  buyer_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'buyer', onDelete: 'restrict' },
  },
  program_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_program', onDelete: 'restrict' } },
  points: { type: 'integer', json: 'integer', required: true },
  spent_12m: { type: 'money', json: 'integer', required: true },
  tier_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_tier', onDelete: 'restrict' } },
  from_spending: { type: 'money', json: 'integer' },
  reached: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<BuyerStep>) =>
        c.record.from_spending == null ? null : c.record.spent_12m != null && c.record.from_spending <= c.record.spent_12m ? c.record.from_spending : null,
    },
  },
  earned: { type: 'integer', json: 'integer' },
  last_at: { type: 'date_time', json: 'string' },
  next_expiry: { type: 'date', json: 'string' },
});

export const buyerStepRules: readonly RuleModel[] = [];

export const buyerStepDisplay = [{ field: 'buyer_id' }] as const;
