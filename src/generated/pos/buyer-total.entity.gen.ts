// Generated from schemas/pos/buyer-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type BuyerTotal = {
  id: number;
  buyer_id: number;
  bills: number;
  spent: number;
  last_bought_at: string | null;
  /** Empty: no programme has ever given any. */
  points: number | null;
  /** What counts for the tier. */
  spent_12m: number | null;
  tier_id: number | null;
};

export const buyerTotalFields = createFields({
  buyer_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'buyer', onDelete: 'restrict' },
  },
  bills: { type: 'integer', json: 'integer', required: true },
  spent: { type: 'money', json: 'integer', required: true },
  last_bought_at: { type: 'date_time', json: 'string' },
  points: { type: 'integer', json: 'integer' },
  spent_12m: { type: 'money', json: 'integer' },
  tier_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_tier', onDelete: 'restrict' } },
});

export const buyerTotalRules: readonly RuleModel[] = [];

export const buyerTotalDisplay = [{ field: 'buyer_id' }] as const;
