// Generated from schemas/goods_production/style-sizes.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods_production/style-sizes.action.validate.gen.js';
import { styleSizesActionFields } from './style-sizes.action.gen.ts';

export const styleSizesActionModel: ActionModel = {
  key: 'style_sizes',
  stem: 'style-sizes',
  module: 'goods_production',
  url: '/style-sizes',
  permissions: ['goods_production_quantitative'],
  input: Object.values(styleSizesActionFields),
  validate,
};
