// Generated from schemas/stock/basket.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { basketDisplay, basketFields, basketRules } from './basket.entity.gen.ts';
import { basketWorkflow } from './basket.workflow.gen.ts';

export const basketModel = createEntity({
  name: 'basket',
  module: 'stock',
  owner: 'customer',
  fields: Object.values(basketFields),
  display: basketDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.basket.code_taken' }],
  index: [['status', 'code'], ['created_at']],
  access: {
    read: ['goods_manager', 'order_manager'], create: ['goods_manager'], update: ['goods_manager'], delete: null,
  },
  lookup: [
    'goods_manager', 'order_manager', 'administration_report_revenue', 'pos_order_online_list',
    'order_dashboard_manager', 'order_create_excel', 'order_create_single', 'pos_order_create_single',
  ],
  rules: basketRules,
  workflows: [basketWorkflow],
  live: true,
});
