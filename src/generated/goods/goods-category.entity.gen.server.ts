// Generated from schemas/goods/goods-category.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsCategoryDisplay, goodsCategoryFields, goodsCategoryRules } from './goods-category.entity.gen.ts';

export const goodsCategoryModel = createEntity({
  name: 'goods_category',
  module: 'goods',
  owner: 'customer',
  tree: { parent: 'parent_id', level: 'level', path: 'path', of: 'code', deepest: 1 },
  fields: Object.values(goodsCategoryFields),
  display: goodsCategoryDisplay,
  search: ['code', 'name'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.goods_category.code_taken' }],
  access: {
    read: [
      'administration_goods_category', 'goods_manager', 'administration_goods_price',
      'administration_product_development', 'product_development_proposal', 'product_development_supplier',
      'administration_goods_profile',
    ],
    create: ['administration_goods_category'], update: ['administration_goods_category'], delete: null,
  },
  lookup: [
    'administration_goods_category', 'goods_manager', 'administration_goods_price',
    'administration_product_development', 'product_development_proposal', 'product_development_supplier',
    'administration_goods_profile', 'crm_ladi_page_config', 'crm_lead_dead', 'pos_goods_manager',
    'administration_pos_accrue_point_config', 'administration_goods_cost',
  ],
  rules: goodsCategoryRules,
});
