// Generated from schemas/warehouse/goods-receipt-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ReceiptDetailStatus, receiptDetailStatus } from '#generated/_shared/receipt-detail-status.enum.gen.ts';
import { type GoodsUnit, goodsUnit } from '#generated/goods/goods-unit.enum.gen.ts';
import type { GoodsReceipt } from './goods-receipt.entity.gen.ts';

export type GoodsReceiptLine = {
  id: number;
  version: number;
  goods_receipt_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  barcode: string | null;
  unit: GoodsUnit | null;
  has_expiry: boolean | null;
  item_per_pack: number;
  /** Of a receipt that a warehouse counts blind it shows once the line is counted. */
  expected_quantity: number | null;
  received_quantity: number | null;
  damaged_quantity: number | null;
  expired_date: string | null;
  lot: string | null;
  unit_cost: number | null;
  /** What it cost before: of the same supplier, else on average. */
  last_cost: number | null;
  amount: number | null;
  status: ReceiptDetailStatus | null;
  variance_reason: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsReceiptLineFields = createFields({
  goods_receipt_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods_receipt', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      ['receiving', 'counted', 'approved', 'stowing', 'closed', 'canceled'].includes(c.parent.status),
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  barcode: { type: 'barcode', json: 'string', readOnly: true, maxLength: 50, copyFrom: 'goods_id.barcode' },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: goodsUnit, copyFrom: 'goods_id.unit' },
  has_expiry: { type: 'boolean', json: 'boolean', readOnly: true, copyFrom: 'goods_id.has_expiry' },
  item_per_pack: {
    type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 10000, default: 1,
    readOnlyIf: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      ['receiving', 'counted', 'approved', 'stowing', 'closed', 'canceled'].includes(c.parent.status),
  },
  expected_quantity: {
    type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000, onHide: 'keep',
    visible: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      (c.settings.receipt_blind as boolean) !== true || c.parent.status !== 'receiving' || c.parent.pos_id != null || c.record.received_quantity != null,
    readOnlyIf: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      ['receiving', 'counted', 'approved', 'stowing', 'closed', 'canceled'].includes(c.parent.status),
  },
  received_quantity: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 1000000, onHide: 'keep',
    visible: (c: Logic<GoodsReceiptLine, GoodsReceipt>) => c.parent.status !== 'draft',
    readOnlyIf: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      ['counted', 'approved', 'stowing', 'closed', 'canceled'].includes(c.parent.status),
  },
  damaged_quantity: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 1000000, onHide: 'keep',
    visible: (c: Logic<GoodsReceiptLine, GoodsReceipt>) => c.parent.status !== 'draft',
    readOnlyIf: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      ['counted', 'approved', 'stowing', 'closed', 'canceled'].includes(c.parent.status),
  },
  expired_date: {
    type: 'date', json: 'string',
    requiredIf: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      c.record.has_expiry === true && c.record.received_quantity != null && c.record.received_quantity > 0,
    readOnlyIf: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      ['counted', 'approved', 'stowing', 'closed', 'canceled'].includes(c.parent.status),
  },
  lot: {
    type: 'code', json: 'string', maxLength: 50,
    readOnlyIf: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      ['counted', 'approved', 'stowing', 'closed', 'canceled'].includes(c.parent.status),
  },
  unit_cost: {
    type: 'money', json: 'integer', minimum: 0, read: ['administration_goods_cost'],
    write: ['administration_goods_cost'],
  },
  last_cost: { type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'] },
  amount: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
        (c.record.received_quantity != null ? c.record.received_quantity : (c.record.expected_quantity != null ? c.record.expected_quantity : 0)) * (c.record.unit_cost != null ? c.record.unit_cost : 0),
    },
  },
  status: { type: 'enum', json: 'integer', readOnly: true, default: 0, enum: receiptDetailStatus },
  variance_reason: {
    type: 'text', json: 'string', maxLength: 200,
    readOnlyIf: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      ['counted', 'approved', 'stowing', 'closed', 'canceled'].includes(c.parent.status),
  },
  ...standardFields,
});

export const goodsReceiptLineRules: readonly RuleModel[] = [
  {
    key: 'over_receipt',
    check: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      c.record.received_quantity == null || c.record.received_quantity * 100 <= (c.record.expected_quantity != null ? c.record.expected_quantity : 0) * (100 + (c.settings.receipt_over_percent as number)),
    level: 'error', on: ['create', 'update'], message: 'rule.goods_receipt_line.over_receipt', at: 'received_quantity',
  },
  {
    key: 'damaged_within',
    check: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      c.record.damaged_quantity == null || c.record.damaged_quantity === 0 || c.record.received_quantity != null && c.record.damaged_quantity <= c.record.received_quantity,
    level: 'error', on: ['create', 'update'], message: 'rule.goods_receipt_line.damaged_within', at: 'damaged_quantity',
  },
  {
    key: 'expires_soon',
    check: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      c.record.expired_date == null || c.record.expired_date > new Date(Date.parse(c.today) + Math.max(-36500, Math.min(36500, (c.settings.stock_expiry_days as number))) * 86400000).toISOString().slice(0, 10),
    level: 'warning', on: ['create', 'update'], message: 'rule.goods_receipt_line.expires_soon', at: 'expired_date',
  },
  {
    key: 'cost_deviates',
    check: (c: Logic<GoodsReceiptLine, GoodsReceipt>) =>
      c.record.unit_cost == null || c.record.last_cost == null || c.record.unit_cost * 10 >= c.record.last_cost * 9 && c.record.unit_cost * 10 <= c.record.last_cost * 11,
    level: 'warning', on: ['create', 'update'], message: 'rule.goods_receipt_line.cost_deviates', at: 'unit_cost',
    reads: ['unit_cost', 'last_cost'],
  },
];

export const goodsReceiptLineDisplay = [{ field: 'sku' }, ' × ', { field: 'expected_quantity' }] as const;
