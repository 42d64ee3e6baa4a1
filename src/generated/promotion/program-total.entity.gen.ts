// Generated from schemas/promotion/program-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type ProgramTotal = {
  id: string;
  program_id: number | null;
  point_value: number | null;
  members: number;
  points: number;
  earned: number;
  redeemed: number;
  /** What the points that are out may still be taken off bills. */
  liability: number | null;
};

export const programTotalFields = createFields({
  program_id: { type: 'reference', json: 'integer', reference: { entity: 'loyalty_program', onDelete: 'restrict' } },
  point_value: { type: 'money', json: 'integer', read: ['administration_pos_accrue_point_config', 'pos_order_list'] },
  members: { type: 'integer', json: 'integer', required: true },
  points: { type: 'integer', json: 'integer', required: true },
  earned: { type: 'integer', json: 'integer', required: true },
  redeemed: { type: 'integer', json: 'integer', required: true },
  liability: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_pos_accrue_point_config', 'pos_order_list'],
    compute: {
      stored: false,
      value: (c: Logic<ProgramTotal>) =>
        c.record.point_value != null ? (c.record.points != null ? c.record.points * c.record.point_value : null) : null,
    },
  },
});

export const programTotalRules: readonly RuleModel[] = [];

export const programTotalDisplay = [{ field: 'program_id' }] as const;
