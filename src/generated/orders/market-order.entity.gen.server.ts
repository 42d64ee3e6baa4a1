// Generated from schemas/orders/market-order.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { marketOrderDisplay, marketOrderFields, marketOrderRules } from './market-order.entity.gen.ts';
import { marketOrderWorkflow } from './market-order.workflow.gen.ts';

export const marketOrderModel = createEntity({
  name: 'market_order',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(marketOrderFields),
  display: marketOrderDisplay,
  search: ['platform_order_sn', 'buyer_name'],
  unique: [{ key: 'code', fields: ['shop_connection_id', 'platform_order_sn'], message: 'messages.duplicate' }],
  pii: {
    fields: ['buyer_name', 'problem_text'],
    when: {
      text: "(t.\"platform_updated_at\" + LEAST(GREATEST(LEAST({settings.privacy_days_shopee}::int8, {settings.privacy_days_lazada}::int8, {settings.privacy_days_tiktok}::int8), -36500), 36500) * INTERVAL '24 hours' <= {now}::timestamptz)",
      params: ['settings.privacy_days_shopee', 'settings.privacy_days_lazada', 'settings.privacy_days_tiktok', 'now'],
    },
  },
  index: [['state', 'created_at'], ['created_at'], ['ship_by']],
  access: { read: ['order_create_e_market'], create: null, update: null, delete: null },
  lookup: ['order_create_e_market'],
  rules: marketOrderRules,
  workflows: [marketOrderWorkflow],
  live: true,
});
