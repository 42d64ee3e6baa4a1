// Generated from schemas/shop/bill-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { billTotalDisplay, billTotalFields, billTotalRules } from './bill-total.entity.gen.ts';

export const billTotalModel = createEntity({
  name: 'bill_total',
  module: 'shop',
  written: 'view',
  owner: 'customer',
  fields: Object.values(billTotalFields),
  display: billTotalDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."bill_id" AS "id" FROM (SELECT s."bill_id" AS "bill_id", coalesce(sum(s."quantity"), 0)::int8 AS "pieces" FROM "bill_line" s JOIN "bill" p ON p."customer_id" = {user.customer}::int8 AND p."deleted_at" IS NULL AND p."id" = s."bill_id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL GROUP BY 1) v',
      params: ['user.customer'],
    },
    sources: ['bill', 'bill_line'], id: 'number', of: 'bill', walls: [['shop_seller']],
  },
  access: { read: ['shop_seller'], create: null, update: null, delete: null },
  lookup: null,
  rules: billTotalRules,
  audit: false,
  softDelete: false,
});
