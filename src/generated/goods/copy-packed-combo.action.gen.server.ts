// Generated from schemas/goods/copy-packed-combo.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/copy-packed-combo.action.validate.gen.js';
import { copyPackedComboAction, copyPackedComboActionFields } from './copy-packed-combo.action.gen.ts';

export const copyPackedComboActionModel: ActionModel = {
  key: 'copy_packed_combo',
  stem: 'copy-packed-combo',
  module: 'goods',
  records: copyPackedComboAction,
  permissions: ['administration_physical_combo'],
  input: Object.values(copyPackedComboActionFields),
  validate,
};
