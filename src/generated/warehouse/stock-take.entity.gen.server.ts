// Generated from schemas/warehouse/stock-take.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type StockTake, stockTakeDisplay, stockTakeFields, stockTakeRules } from './stock-take.entity.gen.ts';
import { stockTakeWorkflow } from './stock-take.workflow.gen.ts';

export const stockTakeModel = createEntity({
  name: 'stock_take',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(stockTakeFields),
  refillSql: {
    line_count: {
      text: '(SELECT count(*) FROM "stock_take_line" t_lines WHERE t_lines."stock_take_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    counted_count: {
      text: '(SELECT count(*) FROM "stock_take_line" t_lines WHERE t_lines."stock_take_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL AND t_lines."counted_quantity" IS NOT NULL)',
      params: [],
    },
    surplus: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."counted_quantity" IS NOT NULL AND t_lines."system_quantity" IS NOT NULL AND t_lines."counted_quantity" > t_lines."system_quantity" THEN t_lines."counted_quantity"::float8 - t_lines."system_quantity" ELSE 0 END), 0) FROM "stock_take_line" t_lines WHERE t_lines."stock_take_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    shortage: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."counted_quantity" IS NOT NULL AND t_lines."system_quantity" IS NOT NULL AND t_lines."counted_quantity" < t_lines."system_quantity" THEN t_lines."system_quantity"::float8 - t_lines."counted_quantity" ELSE 0 END), 0) FROM "stock_take_line" t_lines WHERE t_lines."stock_take_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    difference_value: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."counted_quantity" IS NOT NULL AND t_lines."system_quantity" IS NOT NULL AND t_lines."unit_cost" IS NOT NULL THEN (t_lines."counted_quantity"::float8 - t_lines."system_quantity") * t_lines."unit_cost" ELSE 0 END), 0) FROM "stock_take_line" t_lines WHERE t_lines."stock_take_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: stockTakeDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.stock_take.code_taken' }],
  index: [['created_at'], ['status', 'created_at'], ['warehouse_id', 'created_at'], ['pos_id', 'created_at']],
  access: {
    read: ['pos_goods_manager', 'goods_manager'], create: ['pos_goods_manager', 'goods_manager'],
    update: ['pos_goods_manager', 'goods_manager'], delete: null,
  },
  lookup: ['pos_goods_manager', 'goods_manager'],
  visibleRows: {
    sql: {
      text: "('goods_manager' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_manager' = ANY({user.permissions}::text[])) OR t.\"pos_id\" IS NOT NULL AND t.\"pos_id\" = ANY({user.pos}::int8[]))",
      params: ['user.permissions', 'user.pos'],
    },
    check: (c: Logic<StockTake>) =>
      c.user.permissions.includes('goods_manager') || !c.user.permissions.includes('pos_goods_manager') || c.record.pos_id != null && c.user.pos.includes(c.record.pos_id),
  },
  rules: stockTakeRules,
  workflows: [stockTakeWorkflow],
  live: true,
});
