// Generated from schemas/shop/goods.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { goodsDisplay, goodsFields, goodsRules } from './goods.entity.gen.ts';

export const goodsModel: EntityModel = {
  name: 'goods',
  module: 'shop',
  table: 'goods',
  owner: 'customer',
  fields: Object.values(goodsFields),
  display: goodsDisplay,
  search: [],
  unique: [],
  index: [],
  access: { read: null, create: null, update: null, delete: null },
  lookup: ['sale_report', 'stock_manager'],
  rules: goodsRules,
  audit: true,
  softDelete: true,
  live: false,
};
