// Generated from schemas/goods_production/buy-materials.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods_production/buy-materials.action.validate.gen.js';
import { buyMaterialsActionFields } from './buy-materials.action.gen.ts';

export const buyMaterialsActionModel: ActionModel = {
  key: 'buy_materials',
  stem: 'buy-materials',
  module: 'goods_production',
  url: '/buy-materials',
  permissions: ['goods_production_requirement'],
  input: Object.values(buyMaterialsActionFields),
  validate,
};
