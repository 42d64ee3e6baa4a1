// Generated from schemas/goods_production/style-lines.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods_production/style-lines.action.validate.gen.js';
import { styleLinesActionFields } from './style-lines.action.gen.ts';

export const styleLinesActionModel: ActionModel = {
  key: 'style_lines',
  stem: 'style-lines',
  module: 'goods_production',
  url: '/style-lines',
  permissions: ['goods_production_requirement'],
  input: Object.values(styleLinesActionFields),
  validate,
};
