// Generated from schemas/goods/set-cost.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/set-cost.action.validate.gen.js';
import { setCostAction, setCostActionFields } from './set-cost.action.gen.ts';

export const setCostActionModel: ActionModel = {
  key: 'set_cost',
  stem: 'set-cost',
  module: 'goods',
  records: setCostAction,
  permissions: ['administration_goods_cost'],
  input: Object.values(setCostActionFields),
  validate,
};
