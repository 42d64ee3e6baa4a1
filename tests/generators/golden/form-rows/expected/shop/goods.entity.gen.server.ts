// Generated from schemas/shop/goods.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsDisplay, goodsFields, goodsRules } from './goods.entity.gen.ts';

export const goodsModel = createEntity({
  name: 'goods',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(goodsFields),
  display: goodsDisplay,
  search: ['name'],
  index: [['depot']],
  access: { read: null, create: null, update: null, delete: null },
  lookup: ['bill_manager'],
  rules: goodsRules,
});
