// Generated from schemas/warehouse/goods-return.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type GoodsReturn,
  goodsReturnDisplay,
  goodsReturnFields,
  goodsReturnRules,
} from './goods-return.entity.gen.ts';
import { goodsReturnWorkflow } from './goods-return.workflow.gen.ts';

export const goodsReturnModel = createEntity({
  name: 'goods_return',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(goodsReturnFields),
  refillSql: {
    exported_quantity: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."exported_quantity" IS NOT NULL THEN t_lines."exported_quantity" ELSE 0 END), 0) FROM "goods_return_line" t_lines WHERE t_lines."goods_return_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    returned_quantity: {
      text: '(SELECT COALESCE(sum(t_lines."returned_quantity"), 0) FROM "goods_return_line" t_lines WHERE t_lines."goods_return_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    damaged_quantity: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."damaged_quantity" IS NOT NULL THEN t_lines."damaged_quantity" ELSE 0 END), 0) FROM "goods_return_line" t_lines WHERE t_lines."goods_return_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    difference: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."exported_quantity" IS NOT NULL THEN t_lines."returned_quantity"::float8 - t_lines."exported_quantity" ELSE 0 END), 0) FROM "goods_return_line" t_lines WHERE t_lines."goods_return_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: goodsReturnDisplay,
  search: ['code', 'delivery_order_id'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.goods_return.code_taken' }],
  index: [
    ['received_at'],
    ['status', 'received_at'],
    ['warehouse_id', 'received_at'],
    ['delivery_order_id'],
    ['order_id'],
    ['restocked_by', 'status'],
    ['pos_id', 'received_at'],
  ],
  access: {
    read: ['pos_order_online_list', 'goods_return_history'], create: ['goods_return_history'],
    update: ['goods_return_history'], delete: null,
  },
  lookup: ['pos_order_online_list', 'goods_return_history'],
  visibleRows: {
    sql: {
      text: "('goods_return_history' = ANY({user.permissions}::text[]) OR NOT ('pos_order_online_list' = ANY({user.permissions}::text[])) OR t.\"pos_id\" IS NOT NULL AND t.\"pos_id\" = ANY({user.pos}::int8[]))",
      params: ['user.permissions', 'user.pos'],
    },
    check: (c: Logic<GoodsReturn>) =>
      c.user.permissions.includes('goods_return_history') || !c.user.permissions.includes('pos_order_online_list') || c.record.pos_id != null && c.user.pos.includes(c.record.pos_id),
  },
  rules: goodsReturnRules,
  workflows: [goodsReturnWorkflow],
  live: true,
});
