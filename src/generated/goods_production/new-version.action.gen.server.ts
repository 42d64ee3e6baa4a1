// Generated from schemas/goods_production/new-version.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods_production/new-version.action.validate.gen.js';
import { newVersionAction, newVersionActionFields } from './new-version.action.gen.ts';

export const newVersionActionModel: ActionModel = {
  key: 'new_version',
  stem: 'new-version',
  module: 'goods_production',
  records: newVersionAction,
  permissions: ['goods_production_quantitative'],
  input: Object.values(newVersionActionFields),
  validate,
};
