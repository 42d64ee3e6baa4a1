// Generated from schemas/promotion/member-step.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type MemberStep = {
  id: string;
  program_id: number | null;
  buyer_id: number | null;
  points: number;
  earned: number;
  /** Below zero: they go. */
  redeemed: number;
  spent_12m: number;
  last_at: string | null;
  /** Of points that were earned and are not lost yet. */
  next_expiry: string | null;
  tier_id: number | null;
  from_spending: number | null;
  /** From where the tier begins, for whoever has bought that much. */
  reached: number | null;
};

export const memberStepFields = createFields({
  program_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_program', onDelete: 'restrict' } },
  buyer_id: { type: 'reference', json: 'integer', reference: { entity: 'buyer', onDelete: 'restrict' } },
  points: { type: 'integer', json: 'integer', required: true },
  earned: { type: 'integer', json: 'integer', required: true },
  redeemed: { type: 'integer', json: 'integer', required: true },
  spent_12m: { type: 'money', json: 'integer', required: true },
  last_at: { type: 'date_time', json: 'string' },
  next_expiry: { type: 'date', json: 'string' },
  tier_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_tier', onDelete: 'restrict' } },
  from_spending: { type: 'money', json: 'integer' },
  reached: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<MemberStep>) =>
        c.record.from_spending == null ? null : c.record.spent_12m != null && c.record.from_spending <= c.record.spent_12m ? c.record.from_spending : null,
    },
  },
});

export const memberStepRules: readonly RuleModel[] = [];

export const memberStepDisplay = [{ field: 'buyer_id' }] as const;
