// Generated from schemas/partner/supplier.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { supplierDisplay, supplierFields, supplierRules } from './supplier.entity.gen.ts';

export const supplierModel = createEntity({
  name: 'supplier',
  module: 'partner',
  owner: 'customer',
  fields: Object.values(supplierFields),
  display: supplierDisplay,
  missing: 'messages.supplier_not_found',
  search: ['code', 'name', 'phone'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.supplier.code_taken' }],
  access: {
    read: [
      'administration_supplier', 'administration_receipt_history', 'goods_receipt_create', 'goods_return_history',
      'pos_goods_receipt_create', 'material_manager', 'material_receipt_create', 'material_receipt_history',
      'administration_supply', 'administration_goods_debt', 'administration_product_development',
      'product_development_supplier',
    ],
    create: ['administration_supplier'], update: ['administration_supplier'], delete: null,
  },
  lookup: [
    'administration_supplier', 'administration_receipt_history', 'goods_receipt_create', 'goods_return_history',
    'pos_goods_receipt_create', 'material_manager', 'material_receipt_create', 'material_receipt_history',
    'administration_supply', 'administration_goods_debt', 'administration_product_development',
    'product_development_supplier', 'pos_order_online_list', 'goods_manager', 'administration_goods_cost',
  ],
  rules: supplierRules,
});
