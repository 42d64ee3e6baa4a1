// Generated from schemas/stock/cell-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { cellTotalDisplay, cellTotalFields, cellTotalRules } from './cell-total.entity.gen.ts';

export const cellTotalModel = createEntity({
  name: 'cell_total',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(cellTotalFields),
  display: cellTotalDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."cell_id" AS "id" FROM (SELECT s."id" AS "cell_id", s."warehouse_id" AS "warehouse_id", s."code" AS "code", s."zone" AS "zone", s."kind" AS "kind", count(b."goods_id") AS "sku_count", coalesce(sum(b."quantity"), 0)::int8 AS "quantity" FROM "cell" s LEFT JOIN "stock_balance" b ON b."customer_id" = {user.customer}::int8 AND b."cell_id" = s."id" AND (b."quantity" > 0) WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL GROUP BY 1, 2, 3, 4, 5) v',
      params: ['user.customer'],
    },
    sources: ['cell', 'stock_balance'], id: 'number', of: 'cell',
    walls: [
      ['goods_manager'],
      ['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager'],
    ],
  },
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: cellTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
