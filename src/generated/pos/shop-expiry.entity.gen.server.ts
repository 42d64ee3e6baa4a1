// Generated from schemas/pos/shop-expiry.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { shopExpiryDisplay, shopExpiryFields, shopExpiryRules } from './shop-expiry.entity.gen.ts';

export const shopExpiryModel = createEntity({
  name: 'shop_expiry',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(shopExpiryFields),
  display: shopExpiryDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", min(s.\"expired_date\") AS \"nearest_expiry\" FROM \"stock_balance\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"expired_date\" IS NOT NULL AND s.\"quantity\" > 0) GROUP BY 1, 2) v",
      params: ['user.customer'],
    },
    sources: ['stock_balance'], id: 'text',
    walls: [['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager']],
  },
  access: { read: ['pos_goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: shopExpiryRules,
  audit: false,
  softDelete: false,
});
