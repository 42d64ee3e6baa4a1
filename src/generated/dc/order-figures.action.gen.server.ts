// Generated from schemas/dc/order-figures.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/dc/order-figures.action.validate.gen.js';
import { orderFiguresActionFields } from './order-figures.action.gen.ts';

export const orderFiguresActionModel: ActionModel = {
  key: 'order_figures',
  stem: 'order-figures',
  module: 'dc',
  url: '/dc-order-figures',
  permissions: ['dc_order_create', 'dc_order'],
  input: Object.values(orderFiguresActionFields),
  validate,
};
