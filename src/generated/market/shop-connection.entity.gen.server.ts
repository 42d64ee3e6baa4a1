// Generated from schemas/market/shop-connection.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { shopConnectionDisplay, shopConnectionFields, shopConnectionRules } from './shop-connection.entity.gen.ts';
import { shopConnectionWorkflow } from './shop-connection.workflow.gen.ts';

export const shopConnectionModel = createEntity({
  name: 'shop_connection',
  module: 'market',
  owner: 'customer',
  fields: Object.values(shopConnectionFields),
  computeSql: {
    is_ending: {
      text: "(t.\"refresh_expires_at\" IS NOT NULL AND t.\"refresh_expires_at\" <= {now}::timestamptz + LEAST(GREATEST({settings.market_token_days}::int8, -36500), 36500) * INTERVAL '24 hours')",
      params: ['now', 'settings.market_token_days'],
    },
  },
  display: shopConnectionDisplay,
  search: ['shop_name', 'shop_id'],
  unique: [{ key: 'shop', fields: ['platform', 'shop_id'], message: 'rule.shop_connection.shop_taken', global: true }],
  access: {
    read: ['customer_account', 'order_create_e_market', 'order_manager', 'goods_syn_e_market', 'goods_manager'],
    create: null, update: ['customer_account'], delete: null,
  },
  lookup: [
    'customer_account', 'order_create_e_market', 'order_manager', 'goods_syn_e_market', 'goods_manager',
    'administration_report_revenue', 'pos_order_online_list', 'order_dashboard_manager', 'order_create_excel',
    'order_create_single', 'pos_order_create_single',
  ],
  rules: shopConnectionRules,
  workflows: [shopConnectionWorkflow],
  live: true,
});
