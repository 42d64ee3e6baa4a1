// Generated from schemas/goods/supplier-goods.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { supplierGoodsDisplay, supplierGoodsFields, supplierGoodsRules } from './supplier-goods.entity.gen.ts';

export const supplierGoodsModel = createEntity({
  name: 'supplier_goods',
  module: 'goods',
  owner: 'customer',
  fields: Object.values(supplierGoodsFields),
  display: supplierGoodsDisplay,
  search: ['sku', 'name', 'supplier_sku'],
  unique: [{ key: 'goods', fields: ['goods_id', 'supplier_id'], message: 'rule.supplier_goods.goods_taken' }],
  index: [['supplier_id'], ['goods_id']],
  access: {
    read: ['administration_supplier'], create: ['administration_supplier'], update: ['administration_supplier'],
    delete: ['administration_supplier'],
  },
  lookup: ['administration_supplier'],
  rules: supplierGoodsRules,
});
