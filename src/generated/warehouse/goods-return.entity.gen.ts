// Generated from schemas/warehouse/goods-return.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { type ReturnReason, returnReason } from '#generated/_shared/return-reason.enum.gen.ts';
import { type GoodsReturnKind, goodsReturnKind } from './goods-return-kind.enum.gen.ts';
import type { GoodsReturnLine } from './goods-return-line.entity.gen.ts';
import { type GoodsReturnStatus, goodsReturnStatus } from './goods-return-status.enum.gen.ts';

export type GoodsReturn = {
  id: number;
  version: number;
  code: string;
  kind: GoodsReturnKind;
  order_id: number | null;
  supplier_id: number | null;
  delivery_company: Carrier | null;
  delivery_order_id: string | null;
  warehouse_id: number;
  /** Shop that has the goods again, where it is one. */
  pos_id: number | null;
  /** The buyer keeps the rest: nothing of it is lost, and its order stays out. */
  is_partial: boolean | null;
  status: GoodsReturnStatus;
  reason: ReturnReason | null;
  received_at: string | null;
  received_by: number | null;
  /** Who puts it back on shelves, one return at a time. */
  restocked_by: number | null;
  images: string[] | null;
  lines: GoodsReturnLine[];
  exported_quantity: number | null;
  returned_quantity: number | null;
  damaged_quantity: number | null;
  /** Come back less gone out. */
  difference: number | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsReturnFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'TH', per: 'day', digits: 5 },
  },
  kind: {
    type: 'enum', json: 'string', required: true, default: 'carrier', enum: goodsReturnKind,
    readOnlyIf: (c: Logic<GoodsReturn>) => c.record.received_at != null,
  },
  order_id: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: {
      entity: 'order', onDelete: 'restrict', where: { status: [200], create_method: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11] },
    },
    visible: (c: Logic<GoodsReturn>) => ['carrier', 'buyer'].includes(c.record.kind),
    requiredIf: (c: Logic<GoodsReturn>) => ['carrier', 'buyer'].includes(c.record.kind),
    readOnlyIf: (c: Logic<GoodsReturn>) => c.record.received_at != null,
  },
  supplier_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'supplier', onDelete: 'restrict' },
    visible: (c: Logic<GoodsReturn>) => c.record.kind === 'supplier',
    requiredIf: (c: Logic<GoodsReturn>) => c.record.kind === 'supplier',
    readOnlyIf: (c: Logic<GoodsReturn>) => c.record.received_at != null,
  },
  delivery_company: { type: 'enum', json: 'string', enum: carrier, copyFrom: 'order_id.delivery_company' },
  delivery_order_id: { type: 'code', json: 'string', key: true, maxLength: 50, copyFrom: 'order_id.delivery_order_id' },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<GoodsReturn>) => c.record.received_at != null,
  },
  pos_id: { type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  is_partial: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: goodsReturnStatus },
  reason: { type: 'enum', json: 'string', enum: returnReason },
  received_at: { type: 'date_time', json: 'string', readOnly: true },
  received_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  restocked_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  images: { type: 'images', json: 'array', maxItems: 20, file: { batch: 10 } },
  lines: {
    type: 'rows', json: 'array',
    rows: { entity: 'goods_return_line', foreignKey: 'goods_return_id', max: 200, unique: ['goods_id'] },
    readOnlyIf: (c: Logic<GoodsReturn>) =>
      c.record.received_at != null && ['inspected', 'restocking', 'restocked', 'sent'].includes(c.record.status),
  },
  exported_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<GoodsReturn>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.exported_quantity != null ? row.exported_quantity : 0), 0),
    },
  },
  returned_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<GoodsReturn>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.returned_quantity ?? 0), 0),
    },
  },
  damaged_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<GoodsReturn>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.damaged_quantity != null ? row.damaged_quantity : 0), 0),
    },
  },
  difference: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<GoodsReturn>) =>
        (c.record.lines ?? []).reduce((total, row) => total + ((row.exported_quantity != null ? row.returned_quantity != null : true) ? (row.exported_quantity != null ? row.returned_quantity - row.exported_quantity : 0) : 0), 0),
    },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const goodsReturnRules: readonly RuleModel[] = [];

export const goodsReturnDisplay = [{ field: 'code' }] as const;
