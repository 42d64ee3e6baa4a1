// Generated from schemas/warehouse/goods-receipt.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type CostState, costState } from './cost-state.enum.gen.ts';
import { type GoodsReceiptKind, goodsReceiptKind } from './goods-receipt-kind.enum.gen.ts';
import type { GoodsReceiptLine } from './goods-receipt-line.entity.gen.ts';
import { type GoodsReceiptStatus, goodsReceiptStatus } from './goods-receipt-status.enum.gen.ts';

export type GoodsReceipt = {
  id: number;
  version: number;
  code: string;
  kind: GoodsReceiptKind;
  warehouse_id: number;
  /** Shop that it comes into, where it comes into one. */
  pos_id: number | null;
  supplier_id: number | null;
  transfer_id: number | null;
  expected_at: string | null;
  received_at: string | null;
  vehicle: string | null;
  invoice_no: string | null;
  status: GoodsReceiptStatus;
  images: string[] | null;
  files: string[] | null;
  lines: GoodsReceiptLine[];
  sku_count: number | null;
  expected_quantity: number | null;
  received_quantity: number | null;
  damaged_quantity: number | null;
  /** Counted less expected, of the lines that are counted. */
  difference: number | null;
  amount: number;
  discount: number | null;
  freight: number | null;
  payable: number | null;
  /** Lines without a cost. */
  uncosted: number | null;
  cost_state: CostState | null;
  /** When it came into the ledger of debts. */
  debt_posted_at: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsReceiptFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'PN', per: 'day', digits: 5 },
  },
  kind: {
    type: 'enum', json: 'string', required: true, default: 'purchase', enum: goodsReceiptKind,
    readOnlyIf: (c: Logic<GoodsReceipt>) =>
      ['counted', 'approved', 'stowing', 'closed', 'canceled'].includes(c.record.status),
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
    readOnlyIf: (c: Logic<GoodsReceipt>) =>
      ['counted', 'approved', 'stowing', 'closed', 'canceled'].includes(c.record.status),
  },
  pos_id: { type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  supplier_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'supplier', onDelete: 'restrict' },
    visible: (c: Logic<GoodsReceipt>) => c.record.kind === 'purchase',
    requiredIf: (c: Logic<GoodsReceipt>) => c.record.kind === 'purchase',
    readOnlyIf: (c: Logic<GoodsReceipt>) =>
      ['counted', 'approved', 'stowing', 'closed', 'canceled'].includes(c.record.status),
  },
  transfer_id: {
    type: 'reference', json: 'integer', readOnly: true, onHide: 'keep',
    reference: { entity: 'goods_transfer', onDelete: 'restrict' },
    visible: (c: Logic<GoodsReceipt>) => c.record.kind === 'transfer',
  },
  expected_at: { type: 'date_time', json: 'string' },
  received_at: { type: 'date_time', json: 'string', readOnly: true },
  vehicle: { type: 'text', json: 'string', maxLength: 100 },
  invoice_no: { type: 'code', json: 'string', key: true, maxLength: 50 },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: goodsReceiptStatus },
  images: { type: 'images', json: 'array', maxItems: 20, file: { batch: 10 } },
  files: {
    type: 'file', json: 'array', maxItems: 5, file: { types: ['pdf', 'xlsx', 'docx', 'jpg', 'png'], maxBytes: 5242880 },
  },
  lines: {
    type: 'rows', json: 'array', rows: { entity: 'goods_receipt_line', foreignKey: 'goods_receipt_id', max: 1000 },
  },
  sku_count: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: { stored: true, value: (c: Logic<GoodsReceipt>) => (c.record.lines ?? []).length },
  },
  expected_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<GoodsReceipt>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.expected_quantity != null ? row.expected_quantity : 0), 0),
    },
  },
  received_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<GoodsReceipt>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.received_quantity != null ? row.received_quantity : 0), 0),
    },
  },
  damaged_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<GoodsReceipt>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.damaged_quantity != null ? row.damaged_quantity : 0), 0),
    },
  },
  difference: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<GoodsReceipt>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.received_quantity != null ? row.received_quantity - (row.expected_quantity != null ? row.expected_quantity : 0) : 0), 0),
    },
  },
  amount: {
    type: 'money', json: 'integer', required: true, readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<GoodsReceipt>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.received_quantity != null ? row.received_quantity : (row.expected_quantity != null ? row.expected_quantity : 0)) * (row.unit_cost != null ? row.unit_cost : 0), 0),
    },
  },
  discount: {
    type: 'money', json: 'integer', minimum: 0, read: ['administration_goods_cost'],
    write: ['administration_goods_cost'],
  },
  freight: {
    type: 'money', json: 'integer', minimum: 0, read: ['administration_goods_cost'],
    write: ['administration_goods_cost'],
  },
  payable: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'], turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<GoodsReceipt>) =>
        c.record.amount != null ? c.record.amount - (c.record.discount != null ? c.record.discount : 0) + (c.record.freight != null ? c.record.freight : 0) : null,
    },
  },
  uncosted: {
    type: 'integer', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<GoodsReceipt>) => (c.record.lines ?? []).filter((row) => row.unit_cost == null).length,
    },
  },
  cost_state: {
    type: 'enum', json: 'string', readOnly: true, enum: costState, read: ['administration_goods_cost'], turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<GoodsReceipt>) =>
        c.record.uncosted === 0 ? 'set' : (c.record.uncosted ?? null) === (c.record.sku_count ?? null) ? 'missing' : 'partial',
    },
  },
  debt_posted_at: { type: 'date_time', json: 'string', readOnly: true, read: ['administration_goods_debt'] },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const goodsReceiptRules: readonly RuleModel[] = [
  {
    key: 'discount_within',
    check: (c: Logic<GoodsReceipt>) =>
      c.record.amount == null || c.record.discount == null || c.record.discount <= c.record.amount,
    level: 'error', on: ['create', 'update'], message: 'rule.goods_receipt.discount_within', at: 'discount',
    reads: ['discount', 'amount'],
  },
  {
    key: 'of_transfer',
    check: (c: Logic<GoodsReceipt>) =>
      c.record.kind == null || (c.record.kind === 'transfer') === (c.record.transfer_id != null),
    level: 'error', on: ['create', 'update'], message: 'rule.goods_receipt.of_transfer', at: 'kind',
  },
];

export const goodsReceiptDisplay = [{ field: 'code' }] as const;
