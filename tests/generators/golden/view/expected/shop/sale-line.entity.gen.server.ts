// Generated from schemas/shop/sale-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { saleLineDisplay, saleLineFields, saleLineRules } from './sale-line.entity.gen.ts';

export const saleLineModel = createEntity({
  name: 'sale_line',
  module: 'shop',
  written: 'view',
  owner: 'customer',
  fields: Object.values(saleLineFields),
  display: saleLineDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."goods_id" AS "id" FROM (SELECT s."goods_id" AS "goods_id", coalesce(sum(s."quantity"), 0)::int8 AS "sold", count(*) FILTER (WHERE (s."quantity" > 1)) AS "large", max(j1."created_at") AS "last_at" FROM "bill_line" s JOIN "bill" p ON p."customer_id" = {user.customer}::int8 AND p."created_by" = {user.id}::int8 AND p."deleted_at" IS NULL AND p."id" = s."bill_id" LEFT JOIN "bill" j1 ON j1."customer_id" = {user.customer}::int8 AND j1."created_by" = {user.id}::int8 AND j1."id" = s."bill_id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND (p."is_void" = FALSE) GROUP BY 1) v',
      params: ['user.customer', 'user.id'],
    },
    sources: ['bill', 'bill_line'], id: 'number', of: 'goods', walls: [],
  },
  access: { read: ['sale_report'], create: null, update: null, delete: null },
  lookup: null,
  rules: saleLineRules,
  audit: false,
  softDelete: false,
});
