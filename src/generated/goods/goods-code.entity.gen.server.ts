// Generated from schemas/goods/goods-code.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsCodeDisplay, goodsCodeFields, goodsCodeRules } from './goods-code.entity.gen.ts';

export const goodsCodeModel = createEntity({
  name: 'goods_code',
  module: 'goods',
  owner: 'customer',
  fields: Object.values(goodsCodeFields),
  display: goodsCodeDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.goods.code_taken' }],
  index: [['goods_id']],
  access: {
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
    create: null, update: null, delete: null,
  },
  lookup: [
    'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
    'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
    'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
    'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
    'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
  ],
  rules: goodsCodeRules,
  parent: { entity: 'goods', foreignKey: 'goods_id', field: 'codes' },
});
