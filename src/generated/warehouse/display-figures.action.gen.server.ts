// Generated from schemas/warehouse/display-figures.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/display-figures.action.validate.gen.js';
import { displayFiguresActionFields } from './display-figures.action.gen.ts';

export const displayFiguresActionModel: ActionModel = {
  key: 'display_figures',
  stem: 'display-figures',
  module: 'warehouse',
  url: '/display-figures',
  permissions: ['administration_pos_goods_display_request', 'pos_goods_transfer'],
  input: Object.values(displayFiguresActionFields),
  validate,
};
