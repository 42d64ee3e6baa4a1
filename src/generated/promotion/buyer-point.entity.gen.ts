// Generated from schemas/promotion/buyer-point.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type BuyerPoint = {
  id: number;
  buyer_id: number;
  /** The newest one that gave him points. */
  program_id: number | null;
  points: number;
  earned: number;
  spent_12m: number;
  last_at: string | null;
  /** Of points that were earned and are not lost yet. */
  next_expiry: string | null;
};

export const buyerPointFields = createFields({
  buyer_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'buyer', onDelete: 'restrict' },
  },
  program_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_program', onDelete: 'restrict' } },
  points: { type: 'integer', json: 'integer', required: true },
  earned: { type: 'integer', json: 'integer', required: true },
  spent_12m: { type: 'money', json: 'integer', required: true },
  last_at: { type: 'date_time', json: 'string' },
  next_expiry: { type: 'date', json: 'string' },
});

export const buyerPointRules: readonly RuleModel[] = [];

export const buyerPointDisplay = [{ field: 'buyer_id' }] as const;
