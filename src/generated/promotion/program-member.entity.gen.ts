// Generated from schemas/promotion/program-member.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ProgramMember = {
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
};

export const programMemberFields = createFields({
  program_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_program', onDelete: 'restrict' } },
  buyer_id: { type: 'reference', json: 'integer', reference: { entity: 'buyer', onDelete: 'restrict' } },
  points: { type: 'integer', json: 'integer', required: true },
  earned: { type: 'integer', json: 'integer', required: true },
  redeemed: { type: 'integer', json: 'integer', required: true },
  spent_12m: { type: 'money', json: 'integer', required: true },
  last_at: { type: 'date_time', json: 'string' },
  next_expiry: { type: 'date', json: 'string' },
});

export const programMemberRules: readonly RuleModel[] = [];

export const programMemberDisplay = [{ field: 'buyer_id' }] as const;
