// Generated from schemas/promotion/point-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PointTotal = {
  id: string;
  buyer_id: number | null;
  program_id: number | null;
  points: number | null;
  earned: number | null;
  spent_12m: number | null;
  last_at: string | null;
  /** Of points that were earned and are not lost yet. */
  next_expiry: string | null;
  tier_id: number | null;
  multiplier: number | null;
};

export const pointTotalFields = createFields({
  buyer_id: { type: 'reference', json: 'integer', reference: { entity: 'buyer', onDelete: 'restrict' } },
  program_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_program', onDelete: 'restrict' } },
  points: { type: 'integer', json: 'integer' },
  earned: { type: 'integer', json: 'integer' },
  spent_12m: { type: 'money', json: 'integer' },
  last_at: { type: 'date_time', json: 'string' },
  next_expiry: { type: 'date', json: 'string' },
  tier_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_tier', onDelete: 'restrict' } },
  multiplier: { type: 'decimal', json: 'number', minimum: 1, maximum: 5, multipleOf: 0.1, scale: 1 },
});

export const pointTotalRules: readonly RuleModel[] = [];

export const pointTotalDisplay = [{ field: 'buyer_id' }] as const;
