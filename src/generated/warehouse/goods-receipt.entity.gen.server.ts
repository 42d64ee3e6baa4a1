// Generated from schemas/warehouse/goods-receipt.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type GoodsReceipt,
  goodsReceiptDisplay,
  goodsReceiptFields,
  goodsReceiptRules,
} from './goods-receipt.entity.gen.ts';
import { goodsReceiptWorkflow } from './goods-receipt.workflow.gen.ts';

export const goodsReceiptModel = createEntity({
  name: 'goods_receipt',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(goodsReceiptFields),
  refillSql: {
    sku_count: {
      text: '(SELECT count(*) FROM "goods_receipt_line" t_lines WHERE t_lines."goods_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    expected_quantity: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."expected_quantity" IS NOT NULL THEN t_lines."expected_quantity" ELSE 0 END), 0) FROM "goods_receipt_line" t_lines WHERE t_lines."goods_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    received_quantity: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."received_quantity" IS NOT NULL THEN t_lines."received_quantity" ELSE 0 END), 0) FROM "goods_receipt_line" t_lines WHERE t_lines."goods_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    damaged_quantity: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."damaged_quantity" IS NOT NULL THEN t_lines."damaged_quantity" ELSE 0 END), 0) FROM "goods_receipt_line" t_lines WHERE t_lines."goods_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    difference: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."received_quantity" IS NOT NULL THEN t_lines."received_quantity"::float8 - CASE WHEN t_lines."expected_quantity" IS NOT NULL THEN t_lines."expected_quantity" ELSE 0 END ELSE 0 END), 0) FROM "goods_receipt_line" t_lines WHERE t_lines."goods_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    amount: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."received_quantity" IS NOT NULL THEN t_lines."received_quantity" ELSE CASE WHEN t_lines."expected_quantity" IS NOT NULL THEN t_lines."expected_quantity" ELSE 0 END END::float8 * CASE WHEN t_lines."unit_cost" IS NOT NULL THEN t_lines."unit_cost" ELSE 0 END), 0) FROM "goods_receipt_line" t_lines WHERE t_lines."goods_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    payable: {
      text: '(t."amount"::float8 - CASE WHEN t."discount" IS NOT NULL THEN t."discount" ELSE 0 END + CASE WHEN t."freight" IS NOT NULL THEN t."freight" ELSE 0 END)',
      params: [], after: ['goods_receipt.amount'],
    },
    uncosted: {
      text: '(SELECT count(*) FROM "goods_receipt_line" t_lines WHERE t_lines."goods_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL AND t_lines."unit_cost" IS NULL)',
      params: [],
    },
    cost_state: {
      text: "CASE WHEN t.\"uncosted\" IS NOT NULL AND t.\"uncosted\" = 0 THEN 'set' WHEN t.\"uncosted\" IS NOT DISTINCT FROM t.\"sku_count\" THEN 'missing' ELSE 'partial' END",
      params: [], after: ['goods_receipt.sku_count', 'goods_receipt.uncosted'],
    },
  },
  display: goodsReceiptDisplay,
  search: ['code', 'invoice_no'],
  unique: [
    { key: 'code', fields: ['code'], message: 'rule.goods_receipt.code_taken' },
    {
      key: 'transfer', fields: ['transfer_id'], message: 'rule.goods_receipt.transfer_taken',
      where: { text: "(t.\"status\" <> 'canceled')", params: [] },
    },
  ],
  index: [
    ['created_at'],
    ['status', 'created_at'],
    ['warehouse_id', 'created_at'],
    ['supplier_id', 'created_at'],
    ['transfer_id'],
    ['pos_id', 'created_at'],
  ],
  access: {
    read: ['administration_receipt_history', 'pos_goods_receipt_create', 'goods_receipt_create'],
    create: ['pos_goods_receipt_create', 'goods_receipt_create'],
    update: ['administration_receipt_history', 'pos_goods_receipt_create', 'goods_receipt_create'], delete: null,
  },
  lookup: ['administration_receipt_history', 'pos_goods_receipt_create', 'goods_receipt_create'],
  visibleRows: {
    sql: {
      text: "('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR t.\"pos_id\" IS NOT NULL AND t.\"pos_id\" = ANY({user.pos}::int8[]))",
      params: ['user.permissions', 'user.pos'],
    },
    check: (c: Logic<GoodsReceipt>) =>
      c.user.permissions.includes('goods_receipt_create') || !c.user.permissions.includes('pos_goods_receipt_create') || c.record.pos_id != null && c.user.pos.includes(c.record.pos_id),
  },
  rules: goodsReceiptRules,
  workflows: [goodsReceiptWorkflow],
  live: true,
});
