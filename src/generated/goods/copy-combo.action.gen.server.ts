// Generated from schemas/goods/copy-combo.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/copy-combo.action.validate.gen.js';
import { copyComboAction, copyComboActionFields } from './copy-combo.action.gen.ts';

export const copyComboActionModel: ActionModel = {
  key: 'copy_combo',
  stem: 'copy-combo',
  module: 'goods',
  records: copyComboAction,
  permissions: ['goods_manager'],
  input: Object.values(copyComboActionFields),
  validate,
};
