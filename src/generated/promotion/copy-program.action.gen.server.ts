// Generated from schemas/promotion/copy-program.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/promotion/copy-program.action.validate.gen.js';
import { copyProgramAction, copyProgramActionFields } from './copy-program.action.gen.ts';

export const copyProgramActionModel: ActionModel = {
  key: 'copy_program',
  stem: 'copy-program',
  module: 'promotion',
  records: copyProgramAction,
  permissions: ['administration_pos_accrue_point_config'],
  input: Object.values(copyProgramActionFields),
  validate,
};
