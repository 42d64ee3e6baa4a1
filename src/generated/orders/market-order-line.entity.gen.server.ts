// Generated from schemas/orders/market-order-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  marketOrderLineDisplay,
  marketOrderLineFields,
  marketOrderLineRules,
} from './market-order-line.entity.gen.ts';

export const marketOrderLineModel = createEntity({
  name: 'market_order_line',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(marketOrderLineFields),
  display: marketOrderLineDisplay,
  search: ['platform_sku', 'name'],
  access: { read: ['order_create_e_market'], create: null, update: null, delete: null },
  lookup: ['order_create_e_market'],
  rules: marketOrderLineRules,
  parent: { entity: 'market_order', foreignKey: 'market_order_id', field: 'lines' },
});
