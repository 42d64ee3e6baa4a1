// Generated from schemas/goods/print-stamps.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/print-stamps.action.validate.gen.js';
import { printStampsAction, printStampsActionFields } from './print-stamps.action.gen.ts';

export const printStampsActionModel: ActionModel = {
  key: 'print_stamps',
  stem: 'print-stamps',
  module: 'goods',
  records: printStampsAction,
  permissions: ['nsca_stamp'],
  input: Object.values(printStampsActionFields),
  validate,
};
