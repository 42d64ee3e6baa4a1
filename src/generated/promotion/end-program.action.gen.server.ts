// Generated from schemas/promotion/end-program.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/promotion/end-program.action.validate.gen.js';
import { endProgramAction, endProgramActionFields } from './end-program.action.gen.ts';

export const endProgramActionModel: ActionModel = {
  key: 'end_program',
  stem: 'end-program',
  module: 'promotion',
  records: endProgramAction,
  permissions: ['administration_pos_accrue_point_config'],
  input: Object.values(endProgramActionFields),
  validate,
};
