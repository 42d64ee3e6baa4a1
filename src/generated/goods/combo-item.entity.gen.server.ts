// Generated from schemas/goods/combo-item.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { comboItemDisplay, comboItemFields, comboItemRules } from './combo-item.entity.gen.ts';

export const comboItemModel = createEntity({
  name: 'combo_item',
  module: 'goods',
  owner: 'customer',
  fields: Object.values(comboItemFields),
  refillSql: {
    amount: {
      text: '(CASE WHEN t."unit_price" IS NULL THEN 0 ELSE t."unit_price" END::float8 * t."quantity")', params: [],
    },
  },
  display: comboItemDisplay,
  search: ['sku', 'name'],
  access: {
    read: [
      'goods_manager', 'administration_physical_combo', 'order_create_single', 'pos_order_create_single',
      'order_manager', 'pos_order_list',
    ],
    create: null, update: null, delete: null,
  },
  lookup: [
    'goods_manager', 'administration_physical_combo', 'order_create_single', 'pos_order_create_single', 'order_manager',
    'pos_order_list',
  ],
  rules: comboItemRules,
  parent: { entity: 'combo', foreignKey: 'combo_id', field: 'items' },
});
