// Generated from schemas/promotion/end-program.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { LoyaltyProgram } from './loyalty-program.entity.gen.ts';

export type EndProgramActionInput = {

};

export const endProgramActionFields = createFields({});

export const endProgramAction: RecordAction = {
  key: 'end_program',
  entity: 'loyalty_program',
  permissions: ['administration_pos_accrue_point_config'],
  guard: (c: Logic<LoyaltyProgram>) => c.record.ended_at == null,
  guardMessage: 'rule.loyalty_program.ended_before',
  tone: 'warning',
  confirm: true,
};
