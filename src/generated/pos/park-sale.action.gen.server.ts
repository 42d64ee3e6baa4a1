// Generated from schemas/pos/park-sale.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/park-sale.action.validate.gen.js';
import { parkSaleActionFields } from './park-sale.action.gen.ts';

export const parkSaleActionModel: ActionModel = {
  key: 'park_sale',
  stem: 'park-sale',
  module: 'pos',
  url: '/pos/park-sale',
  permissions: ['pos_order_create_single'],
  input: Object.values(parkSaleActionFields),
  validate,
};
