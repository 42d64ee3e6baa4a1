// Generated from schemas/system/reset-password.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/system/reset-password.action.validate.gen.js';
import { resetPasswordAction, resetPasswordActionFields } from './reset-password.action.gen.ts';

export const resetPasswordActionModel: ActionModel = {
  key: 'reset_password',
  stem: 'reset-password',
  module: 'system',
  records: resetPasswordAction,
  permissions: ['administration_employee'],
  input: Object.values(resetPasswordActionFields),
  validate,
};
