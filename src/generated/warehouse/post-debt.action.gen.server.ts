// Generated from schemas/warehouse/post-debt.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/post-debt.action.validate.gen.js';
import { postDebtAction, postDebtActionFields } from './post-debt.action.gen.ts';

export const postDebtActionModel: ActionModel = {
  key: 'post_debt',
  stem: 'post-debt',
  module: 'warehouse',
  records: postDebtAction,
  permissions: ['administration_goods_debt'],
  input: Object.values(postDebtActionFields),
  validate,
};
