// Generated from schemas/promotion/copy-program.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type CopyProgramActionInput = {
  from_date: string;
  to_date: string | null;
};

export const copyProgramActionFields = createFields({
  from_date: { type: 'date', json: 'string', required: true },
  to_date: { type: 'date', json: 'string' },
});

export const copyProgramAction: RecordAction = {
  key: 'copy_program',
  entity: 'loyalty_program',
  permissions: ['administration_pos_accrue_point_config'],
  form: 'copy-program',
  success: 'messages.program_copied',
};
