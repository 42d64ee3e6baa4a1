// Generated from schemas/system/copy-rights.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/system/copy-rights.action.validate.gen.js';
import { copyRightsAction, copyRightsActionFields } from './copy-rights.action.gen.ts';

export const copyRightsActionModel: ActionModel = {
  key: 'copy_rights',
  stem: 'copy-rights',
  module: 'system',
  records: copyRightsAction,
  permissions: ['administration_employee'],
  input: Object.values(copyRightsActionFields),
  validate,
};
