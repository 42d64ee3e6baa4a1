// Generated from schemas/goods/reprint-stamps.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/reprint-stamps.action.validate.gen.js';
import { reprintStampsAction, reprintStampsActionFields } from './reprint-stamps.action.gen.ts';

export const reprintStampsActionModel: ActionModel = {
  key: 'reprint_stamps',
  stem: 'reprint-stamps',
  module: 'goods',
  records: reprintStampsAction,
  permissions: ['nsca_stamp'],
  input: Object.values(reprintStampsActionFields),
  validate,
};
