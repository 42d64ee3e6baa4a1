// Generated from schemas/promotion/member-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type MemberTotal = {
  id: string;
  program_id: number | null;
  buyer_id: number | null;
  points: number | null;
  earned: number | null;
  /** Below zero: they go. */
  redeemed: number | null;
  spent_12m: number | null;
  last_at: string | null;
  /** Of points that were earned and are not lost yet. */
  next_expiry: string | null;
  tier_id: number | null;
  multiplier: number | null;
};

export const memberTotalFields = createFields({
  program_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_program', onDelete: 'restrict' } },
  buyer_id: { type: 'reference', json: 'integer', reference: { entity: 'buyer', onDelete: 'restrict' } },
  points: { type: 'integer', json: 'integer' },
  earned: { type: 'integer', json: 'integer' },
  redeemed: { type: 'integer', json: 'integer' },
  spent_12m: { type: 'money', json: 'integer' },
  last_at: { type: 'date_time', json: 'string' },
  next_expiry: { type: 'date', json: 'string' },
  tier_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_tier', onDelete: 'restrict' } },
  multiplier: { type: 'decimal', json: 'number', minimum: 1, maximum: 5, multipleOf: 0.1, scale: 1 },
});

export const memberTotalRules: readonly RuleModel[] = [];

export const memberTotalDisplay = [{ field: 'buyer_id' }] as const;
