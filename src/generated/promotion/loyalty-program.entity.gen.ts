// Generated from schemas/promotion/loyalty-program.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { LoyaltyTier } from './loyalty-tier.entity.gen.ts';
import { type ProgramState, programState } from './program-state.enum.gen.ts';

export type LoyaltyProgram = {
  id: number;
  version: number;
  name: string;
  from_date: string;
  to_date: string | null;
  pos_ids: number[] | null;
  /** For which one point is given. */
  earn_amount: number;
  point_value: number;
  min_redeem_points: number;
  max_redeem_percent: number;
  earn_on_discounted: boolean;
  earn_on_redeemed: boolean;
  excluded_categories: number[] | null;
  /** After which points are lost; empty: never. */
  expiry_months: number | null;
  ended_at: string | null;
  state: ProgramState | null;
  note: string | null;
  tiers: LoyaltyTier[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const loyaltyProgramFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  from_date: {
    type: 'date', json: 'string', required: true,
    readOnlyIf: (c: Logic<LoyaltyProgram>) =>
      c.record.created_at != null && (c.record.from_date != null && c.record.from_date <= c.today),
  },
  to_date: { type: 'date', json: 'string' },
  pos_ids: {
    type: 'links', json: 'array',
    links: { entity: 'pos', table: 'loyalty_program__pos_ids', foreignKey: 'loyalty_program_id', otherKey: 'pos_id' },
    readOnlyIf: (c: Logic<LoyaltyProgram>) =>
      c.record.created_at != null && (c.record.from_date != null && c.record.from_date <= c.today),
  },
  earn_amount: {
    type: 'money', json: 'integer', required: true, minimum: 1000, default: 10000,
    readOnlyIf: (c: Logic<LoyaltyProgram>) =>
      c.record.created_at != null && (c.record.from_date != null && c.record.from_date <= c.today),
  },
  point_value: {
    type: 'money', json: 'integer', required: true, minimum: 1, default: 100,
    readOnlyIf: (c: Logic<LoyaltyProgram>) =>
      c.record.created_at != null && (c.record.from_date != null && c.record.from_date <= c.today),
  },
  min_redeem_points: {
    type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 1000000, default: 0,
    readOnlyIf: (c: Logic<LoyaltyProgram>) =>
      c.record.created_at != null && (c.record.from_date != null && c.record.from_date <= c.today),
  },
  max_redeem_percent: {
    type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100, default: 50, unit: '%',
    readOnlyIf: (c: Logic<LoyaltyProgram>) =>
      c.record.created_at != null && (c.record.from_date != null && c.record.from_date <= c.today),
  },
  earn_on_discounted: {
    type: 'boolean', json: 'boolean', required: true, default: true,
    readOnlyIf: (c: Logic<LoyaltyProgram>) =>
      c.record.created_at != null && (c.record.from_date != null && c.record.from_date <= c.today),
  },
  earn_on_redeemed: {
    type: 'boolean', json: 'boolean', required: true, default: false,
    readOnlyIf: (c: Logic<LoyaltyProgram>) =>
      c.record.created_at != null && (c.record.from_date != null && c.record.from_date <= c.today),
  },
  excluded_categories: {
    type: 'links', json: 'array',
    links: {
      entity: 'goods_category', table: 'loyalty_program__excluded_categories', foreignKey: 'loyalty_program_id',
      otherKey: 'goods_category_id',
    },
    readOnlyIf: (c: Logic<LoyaltyProgram>) =>
      c.record.created_at != null && (c.record.from_date != null && c.record.from_date <= c.today),
  },
  expiry_months: {
    type: 'integer', json: 'integer', minimum: 1, maximum: 60,
    readOnlyIf: (c: Logic<LoyaltyProgram>) =>
      c.record.created_at != null && (c.record.from_date != null && c.record.from_date <= c.today),
  },
  ended_at: { type: 'date_time', json: 'string', readOnly: true },
  state: {
    type: 'enum', json: 'string', readOnly: true, enum: programState,
    compute: {
      stored: false,
      value: (c: Logic<LoyaltyProgram>) =>
        c.record.ended_at != null ? 'ended_early' : c.record.from_date != null && c.record.from_date > c.today ? 'not_started' : c.record.to_date == null ? 'ongoing' : c.record.to_date < c.today ? 'ended' : 'ongoing',
    },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  tiers: {
    type: 'rows', json: 'array',
    rows: { entity: 'loyalty_tier', foreignKey: 'program_id', max: 10, unique: ['from_spending'] },
    readOnlyIf: (c: Logic<LoyaltyProgram>) =>
      c.record.created_at != null && (c.record.from_date != null && c.record.from_date <= c.today),
  },
  ...standardFields,
});

export const loyaltyProgramRules: readonly RuleModel[] = [
  {
    key: 'period',
    check: (c: Logic<LoyaltyProgram>) =>
      c.record.from_date == null || c.record.to_date == null || c.record.from_date <= c.record.to_date,
    level: 'error', on: ['create', 'update'], at: 'to_date', message: 'period_backwards',
  },
  {
    key: 'generous',
    check: (c: Logic<LoyaltyProgram>) =>
      c.record.point_value == null || c.record.earn_amount == null || c.record.point_value * 10 <= c.record.earn_amount,
    level: 'warning', on: ['create', 'update'], message: 'rule.loyalty_program.generous', at: 'point_value',
  },
];

export const loyaltyProgramDisplay = [{ field: 'name' }] as const;
