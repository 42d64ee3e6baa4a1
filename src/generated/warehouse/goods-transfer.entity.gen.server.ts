// Generated from schemas/warehouse/goods-transfer.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type GoodsTransfer,
  goodsTransferDisplay,
  goodsTransferFields,
  goodsTransferRules,
} from './goods-transfer.entity.gen.ts';
import { goodsTransferWorkflow } from './goods-transfer.workflow.gen.ts';

export const goodsTransferModel = createEntity({
  name: 'goods_transfer',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(goodsTransferFields),
  refillSql: {
    sku_count: {
      text: '(SELECT count(*) FROM "goods_transfer_line" t_lines WHERE t_lines."goods_transfer_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "goods_transfer_line" t_lines WHERE t_lines."goods_transfer_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    received_quantity: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."received_quantity" IS NOT NULL THEN t_lines."received_quantity" ELSE 0 END), 0) FROM "goods_transfer_line" t_lines WHERE t_lines."goods_transfer_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    difference: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."received_quantity" IS NOT NULL AND t_lines."sent_quantity" IS NOT NULL THEN t_lines."received_quantity"::float8 - t_lines."sent_quantity" ELSE 0 END), 0) FROM "goods_transfer_line" t_lines WHERE t_lines."goods_transfer_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    amount: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"::float8 * CASE WHEN t_lines."unit_price" IS NOT NULL THEN t_lines."unit_price" ELSE 0 END), 0) FROM "goods_transfer_line" t_lines WHERE t_lines."goods_transfer_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: goodsTransferDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.goods_transfer.code_taken' }],
  index: [
    ['created_at'],
    ['status', 'created_at'],
    ['from_warehouse_id', 'created_at'],
    ['to_warehouse_id', 'created_at'],
  ],
  access: {
    read: [
      'goods_transfer', 'goods_receipt_create', 'pos_goods_transfer', 'pos_goods_receipt_create',
      'administration_pos_goods_display_request', 'pos_goods_manager', 'goods_manager',
    ],
    create: ['pos_goods_transfer', 'goods_transfer'], update: ['pos_goods_transfer', 'goods_transfer'], delete: null,
  },
  lookup: [
    'goods_transfer', 'goods_receipt_create', 'pos_goods_transfer', 'pos_goods_receipt_create',
    'administration_pos_goods_display_request', 'pos_goods_manager', 'goods_manager', 'administration_receipt_history',
  ],
  visibleRows: {
    sql: {
      text: "('goods_transfer' = ANY({user.permissions}::text[]) OR 'goods_receipt_create' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR t.\"from_pos_id\" IS NOT NULL AND t.\"from_pos_id\" = ANY({user.pos}::int8[]) OR t.\"to_pos_id\" IS NOT NULL AND t.\"to_pos_id\" = ANY({user.pos}::int8[]))",
      params: ['user.permissions', 'user.pos'],
    },
    check: (c: Logic<GoodsTransfer>) =>
      c.user.permissions.includes('goods_transfer') || c.user.permissions.includes('goods_receipt_create') || c.user.permissions.includes('goods_manager') || c.record.from_pos_id != null && c.user.pos.includes(c.record.from_pos_id) || c.record.to_pos_id != null && c.user.pos.includes(c.record.to_pos_id),
  },
  changeableRows: (c: Logic<GoodsTransfer>) =>
    c.user.permissions.includes('goods_transfer') || c.record.from_pos_id != null && c.user.pos.includes(c.record.from_pos_id),
  rules: goodsTransferRules,
  workflows: [goodsTransferWorkflow],
  live: true,
});
