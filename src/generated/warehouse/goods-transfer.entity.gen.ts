// Generated from schemas/warehouse/goods-transfer.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import type { GoodsTransferLine } from './goods-transfer-line.entity.gen.ts';
import type { GoodsTransferParcel } from './goods-transfer-parcel.entity.gen.ts';
import { type GoodsTransferStatus, goodsTransferStatus } from './goods-transfer-status.enum.gen.ts';
import { type SplitType, splitType } from './split-type.enum.gen.ts';
import { type TransferDifference, transferDifference } from './transfer-difference.enum.gen.ts';
import { type TransferReason, transferReason } from './transfer-reason.enum.gen.ts';

export type GoodsTransfer = {
  id: number;
  version: number;
  code: string;
  from_warehouse_id: number;
  to_warehouse_id: number;
  /** Shop that it leaves, where it leaves one. */
  from_pos_id: number | null;
  /** Shop that it goes to, where it goes to one. */
  to_pos_id: number | null;
  reason: TransferReason | null;
  /** How its goods are put into parcels when it is confirmed. */
  split_type: SplitType;
  /** Most that one parcel takes: pieces, or grams where it is split by weight. */
  split_value: number | null;
  delivery_company: Carrier | null;
  /** For the labels of its parcels; left empty: that of the shop or warehouse that it goes to. */
  receiver_phone: string | null;
  expected_at: string | null;
  sent_at: string | null;
  received_at: string | null;
  status: GoodsTransferStatus;
  lines: GoodsTransferLine[];
  /** What is in which parcel; pieces may be moved between them until it is sent. */
  parcels: GoodsTransferParcel[];
  sku_count: number | null;
  /** Those of all its parcels, with blanks between: a transfer is searched by any of them. */
  tracking_numbers: string | null;
  /** Parcels it goes in; empty where it is neither split nor taken by a carrier. */
  parcel_count: number | null;
  quantity: number | null;
  received_quantity: number | null;
  /** Received less sent, of the lines that are counted. */
  difference: number;
  amount: number | null;
  /** What became of the difference. */
  settled_as: TransferDifference | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsTransferFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'CK', per: 'day', digits: 5 },
  },
  from_warehouse_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_warehouse',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
    readOnlyIf: (c: Logic<GoodsTransfer>) =>
      ['preparing', 'sent', 'received', 'closed', 'canceled'].includes(c.record.status),
  },
  to_warehouse_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_warehouse',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
    readOnlyIf: (c: Logic<GoodsTransfer>) =>
      ['preparing', 'sent', 'received', 'closed', 'canceled'].includes(c.record.status),
  },
  from_pos_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'pos', onDelete: 'restrict' },
  },
  to_pos_id: { type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  reason: { type: 'enum', json: 'string', default: 'replenish', enum: transferReason },
  split_type: {
    type: 'enum', json: 'integer', required: true, default: 1, enum: splitType,
    readOnlyIf: (c: Logic<GoodsTransfer>) =>
      ['preparing', 'sent', 'received', 'closed', 'canceled'].includes(c.record.status),
  },
  split_value: {
    type: 'integer', json: 'integer', minimum: 1, maximum: 10000000, onHide: 'clear',
    visible: (c: Logic<GoodsTransfer>) => [2, 3].includes(c.record.split_type),
    requiredIf: (c: Logic<GoodsTransfer>) => [2, 3].includes(c.record.split_type),
    readOnlyIf: (c: Logic<GoodsTransfer>) =>
      ['preparing', 'sent', 'received', 'closed', 'canceled'].includes(c.record.status),
  },
  delivery_company: { type: 'enum', json: 'string', enum: carrier },
  receiver_phone: { type: 'phone', json: 'string', maxLength: 20 },
  expected_at: { type: 'date_time', json: 'string' },
  sent_at: { type: 'date_time', json: 'string', readOnly: true },
  received_at: { type: 'date_time', json: 'string', readOnly: true },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: goodsTransferStatus },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'goods_transfer_line', foreignKey: 'goods_transfer_id', min: 1, max: 500, unique: ['goods_id'] },
    readOnlyIf: (c: Logic<GoodsTransfer>) => ['preparing', 'sent', 'closed', 'canceled'].includes(c.record.status),
  },
  parcels: {
    type: 'rows', json: 'array',
    rows: {
      entity: 'goods_transfer_parcel', foreignKey: 'goods_transfer_id', max: 500, unique: ['number', 'goods_id'],
    },
    readOnlyIf: (c: Logic<GoodsTransfer>) => c.record.status !== 'preparing',
  },
  sku_count: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: { stored: true, value: (c: Logic<GoodsTransfer>) => (c.record.lines ?? []).length },
  },
  tracking_numbers: { type: 'text', json: 'string', readOnly: true, maxLength: 26000 },
  parcel_count: { type: 'integer', json: 'integer', readOnly: true },
  quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<GoodsTransfer>) => (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  received_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<GoodsTransfer>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.received_quantity != null ? row.received_quantity : 0), 0),
    },
  },
  difference: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<GoodsTransfer>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.received_quantity != null && row.sent_quantity != null ? row.received_quantity - row.sent_quantity : 0), 0),
    },
  },
  amount: {
    type: 'money', json: 'integer', readOnly: true, read: ['order_detail_price'],
    compute: {
      stored: true,
      value: (c: Logic<GoodsTransfer>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null ? row.quantity * (row.unit_price != null ? row.unit_price : 0) : 0), 0),
    },
  },
  settled_as: { type: 'enum', json: 'string', readOnly: true, enum: transferDifference },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const goodsTransferRules: readonly RuleModel[] = [
  {
    key: 'same_warehouse',
    check: (c: Logic<GoodsTransfer>) =>
      c.record.from_warehouse_id == null || c.record.to_warehouse_id == null || c.record.from_warehouse_id !== c.record.to_warehouse_id,
    level: 'error', on: ['create', 'update'], message: 'rule.goods_transfer.same_warehouse', at: 'to_warehouse_id',
  },
];

export const goodsTransferDisplay = [{ field: 'code' }] as const;
