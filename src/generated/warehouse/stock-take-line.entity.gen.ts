// Generated from schemas/warehouse/stock-take-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsUnit, goodsUnit } from '#generated/goods/goods-unit.enum.gen.ts';
import type { StockTake } from './stock-take.entity.gen.ts';

export type StockTakeLine = {
  id: number;
  version: number;
  stock_take_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  unit: GoodsUnit | null;
  /** Shelf on which it is counted; empty: all of it in the warehouse that may be sold. */
  cell_id: number | null;
  /** Of pieces on a shelf, what they say of their expiry. */
  expired_date: string | null;
  /** On hand and for sale when the count began; in a blind count not shown before it is counted. */
  system_quantity: number | null;
  counted_quantity: number | null;
  /** What the first count found, of a line that was counted again. */
  first_quantity: number | null;
  unit_cost: number | null;
  difference: number | null;
  reason: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const stockTakeLineFields = createFields({
  stock_take_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'stock_take', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<StockTakeLine, StockTake>) =>
      c.record.id != null && ['counting', 'counted', 'approved', 'posted', 'canceled'].includes(c.parent.status),
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: goodsUnit, copyFrom: 'goods_id.unit' },
  cell_id: {
    type: 'reference', json: 'integer', reference: { entity: 'cell', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<StockTakeLine, StockTake>) =>
      c.record.id != null && ['counting', 'counted', 'approved', 'posted', 'canceled'].includes(c.parent.status),
  },
  expired_date: {
    type: 'date', json: 'string',
    readOnlyIf: (c: Logic<StockTakeLine, StockTake>) =>
      c.record.id != null && ['counting', 'counted', 'approved', 'posted', 'canceled'].includes(c.parent.status),
  },
  system_quantity: {
    type: 'integer', json: 'integer', readOnly: true, onHide: 'keep',
    visible: (c: Logic<StockTakeLine, StockTake>) =>
      ['counted', 'approved', 'posted'].includes(c.parent.status) || c.parent.status === 'counting' && c.parent.is_blind === false,
  },
  counted_quantity: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 1000000, onHide: 'keep',
    visible: (c: Logic<StockTakeLine, StockTake>) =>
      ['counting', 'counted', 'approved', 'posted'].includes(c.parent.status),
  },
  first_quantity: {
    type: 'integer', json: 'integer', readOnly: true, onHide: 'keep',
    visible: (c: Logic<StockTakeLine, StockTake>) => ['counted', 'approved', 'posted'].includes(c.parent.status),
  },
  unit_cost: {
    type: 'money', json: 'integer', readOnly: true, copyFrom: 'goods_id.cost_price',
    read: ['administration_goods_cost'],
  },
  difference: {
    type: 'integer', json: 'integer', readOnly: true, onHide: 'keep',
    compute: {
      stored: true,
      value: (c: Logic<StockTakeLine, StockTake>) =>
        c.record.counted_quantity != null && c.record.system_quantity != null ? c.record.counted_quantity - c.record.system_quantity : null,
    },
    visible: (c: Logic<StockTakeLine, StockTake>) =>
      ['counted', 'approved', 'posted'].includes(c.parent.status) || c.parent.status === 'counting' && c.parent.is_blind === false,
  },
  reason: { type: 'text', json: 'string', maxLength: 200 },
  ...standardFields,
});

export const stockTakeLineRules: readonly RuleModel[] = [
  {
    key: 'expiry_on_shelf',
    check: (c: Logic<StockTakeLine, StockTake>) => c.record.expired_date == null || c.record.cell_id != null,
    level: 'error', on: ['create', 'update'], message: 'rule.stock_take_line.expiry_on_shelf', at: 'expired_date',
  },
];

export const stockTakeLineDisplay = [{ field: 'sku' }] as const;
