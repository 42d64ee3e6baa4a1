// Generated from schemas/warehouse/goods-receipt-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  goodsReceiptLineDisplay,
  goodsReceiptLineFields,
  goodsReceiptLineRules,
} from './goods-receipt-line.entity.gen.ts';

export const goodsReceiptLineModel = createEntity({
  name: 'goods_receipt_line',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(goodsReceiptLineFields),
  refillSql: {
    amount: {
      text: '(CASE WHEN t."received_quantity" IS NOT NULL THEN t."received_quantity" ELSE CASE WHEN t."expected_quantity" IS NOT NULL THEN t."expected_quantity" ELSE 0 END END::float8 * CASE WHEN t."unit_cost" IS NOT NULL THEN t."unit_cost" ELSE 0 END)',
      params: [],
    },
  },
  display: goodsReceiptLineDisplay,
  search: ['sku', 'name'],
  index: [['goods_id']],
  access: {
    read: ['administration_receipt_history', 'pos_goods_receipt_create', 'goods_receipt_create'], create: null,
    update: null, delete: null,
  },
  lookup: ['administration_receipt_history', 'pos_goods_receipt_create', 'goods_receipt_create'],
  rules: goodsReceiptLineRules,
  parent: { entity: 'goods_receipt', foreignKey: 'goods_receipt_id', field: 'lines' },
});
