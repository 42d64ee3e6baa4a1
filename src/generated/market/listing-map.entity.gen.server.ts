// Generated from schemas/market/listing-map.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { listingMapDisplay, listingMapFields, listingMapRules } from './listing-map.entity.gen.ts';

export const listingMapModel = createEntity({
  name: 'listing_map',
  module: 'market',
  owner: 'customer',
  fields: Object.values(listingMapFields),
  refillSql: {
    status: {
      text: "CASE WHEN t.\"goods_id\" IS NULL AND t.\"combo_id\" IS NULL THEN 'unlinked' ELSE CASE WHEN t.\"error\" IS NULL AND t.\"price_error\" IS NULL THEN 'linked' ELSE 'error' END END",
      params: [],
    },
  },
  display: listingMapDisplay,
  search: ['platform_sku', 'platform_name'],
  unique: [
    {
      key: 'article', fields: ['shop_connection_id', 'platform_item_id', 'platform_model_id'],
      message: 'messages.duplicate', nulls: 'same',
    },
  ],
  index: [['goods_id'], ['combo_id']],
  access: {
    read: ['customer_account', 'goods_manager', 'order_create_e_market'], create: null,
    update: ['goods_syn_e_market', 'customer_account'], delete: null,
  },
  lookup: ['customer_account', 'goods_manager', 'order_create_e_market'],
  rules: listingMapRules,
  live: true,
});
