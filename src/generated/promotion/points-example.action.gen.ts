// Generated from schemas/promotion/points-example.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { LoyaltyTier } from './loyalty-tier.entity.gen.ts';

export type PointsExampleActionInput = {
  earn_amount: number;
  point_value: number;
  max_redeem_percent: number | null;
  tiers: LoyaltyTier[];
};

export type PointsExampleActionResult = {
  /** Nothing: no field is filled. */
  values: unknown;
  /** Nothing. */
  rows: unknown;
  /** {text, params, isProblem}: what the bill earns, in each tier, and what may be paid with points. */
  notes: unknown;
};

export const pointsExampleActionFields = createFields({
  earn_amount: { type: 'money', json: 'integer', required: true, minimum: 1 },
  point_value: { type: 'money', json: 'integer', required: true, minimum: 1 },
  max_redeem_percent: { type: 'integer', json: 'integer', minimum: 0, maximum: 100, unit: '%' },
  tiers: { type: 'rows', json: 'array', rows: { entity: 'loyalty_tier', foreignKey: 'program_id', max: 10 } },
});

export const pointsExampleAction: ActionCall<PointsExampleActionInput, PointsExampleActionResult> = {
  url: '/points-example',
};
