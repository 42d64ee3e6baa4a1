// Generated from schemas/promotion/copy-present.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/promotion/copy-present.action.validate.gen.js';
import { copyPresentAction, copyPresentActionFields } from './copy-present.action.gen.ts';

export const copyPresentActionModel: ActionModel = {
  key: 'copy_present',
  stem: 'copy-present',
  module: 'promotion',
  records: copyPresentAction,
  permissions: ['administration_present'],
  input: Object.values(copyPresentActionFields),
  validate,
};
