// Generated from schemas/pos/buyer-bills.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { buyerBillsDisplay, buyerBillsFields, buyerBillsRules } from './buyer-bills.entity.gen.ts';

export const buyerBillsModel = createEntity({
  name: 'buyer_bills',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(buyerBillsFields),
  display: buyerBillsDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"buyer_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"buyer_id\", count(b.\"code\") AS \"bills\", coalesce(sum(b.\"total\"), 0)::int8 AS \"spent\", max(b.\"paid_at\") AS \"last_bought_at\" FROM \"buyer\" s LEFT JOIN \"pos_sale\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND (b.\"pos_id\" = ANY({user.pos}::int8[])) AND b.\"buyer_phone\" = s.\"phone\" AND (b.\"status\" = 'paid') WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1) v",
      params: ['user.customer', 'user.pos'],
    },
    sources: ['buyer', 'pos_sale'], id: 'number', of: 'buyer', walls: [],
  },
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: buyerBillsRules,
  audit: false,
  softDelete: false,
});
