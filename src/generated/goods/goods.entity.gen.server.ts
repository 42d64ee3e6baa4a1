// Generated from schemas/goods/goods.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { goodsDisplay, goodsFields, goodsRules } from './goods.entity.gen.ts';

export const goodsModel: EntityModel = {
  name: 'goods',
  module: 'goods',
  table: 'goods',
  owner: 'customer',
  fields: Object.values(goodsFields),
  display: goodsDisplay,
  search: ['sku', 'barcode', 'name'],
  unique: [{ key: 'sku', fields: ['sku'], message: 'rule.goods.sku_taken' }],
  index: [],
  access: { read: ['goods_manager'], create: ['goods_manager'], update: ['goods_manager'], delete: null },
  lookup: [
    'goods_manager', 'nsca_stamp', 'order_manager', 'pos_order_list', 'administration_goods_report',
    'order_dashboard_manager', 'order_create_excel', 'order_create_single',
  ],
  rules: goodsRules,
  audit: true,
  softDelete: true,
  live: false,
};
