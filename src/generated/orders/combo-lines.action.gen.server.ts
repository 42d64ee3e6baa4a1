// Generated from schemas/orders/combo-lines.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/combo-lines.action.validate.gen.js';
import { comboLinesActionFields } from './combo-lines.action.gen.ts';

export const comboLinesActionModel: ActionModel = {
  key: 'combo_lines',
  stem: 'combo-lines',
  module: 'orders',
  url: '/combo-lines',
  permissions: ['order_create_single', 'pos_order_create_single'],
  input: Object.values(comboLinesActionFields),
  validate,
};
