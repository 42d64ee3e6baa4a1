// Generated from schemas/office/work-shift-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type WorkShiftTotal = {
  id: number;
  shift_id: number;
  people: number;
};

export const workShiftTotalFields = createFields({
  shift_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'work_shift', onDelete: 'restrict' },
  },
  people: { type: 'integer', json: 'integer', required: true },
});

export const workShiftTotalRules: readonly RuleModel[] = [];

export const workShiftTotalDisplay = [{ field: 'shift_id' }] as const;
