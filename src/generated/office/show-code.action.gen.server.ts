// Generated from schemas/office/show-code.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/office/show-code.action.validate.gen.js';
import { showCodeAction, showCodeActionFields } from './show-code.action.gen.ts';

export const showCodeActionModel: ActionModel = {
  key: 'show_code',
  stem: 'show-code',
  module: 'office',
  records: showCodeAction,
  permissions: ['timekeeping_manager'],
  input: Object.values(showCodeActionFields),
  validate,
};
