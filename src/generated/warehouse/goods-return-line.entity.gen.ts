// Generated from schemas/warehouse/goods-return-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsUnit, goodsUnit } from '#generated/goods/goods-unit.enum.gen.ts';
import type { GoodsReturn } from './goods-return.entity.gen.ts';

export type GoodsReturnLine = {
  id: number;
  version: number;
  goods_return_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  unit: GoodsUnit | null;
  exported_quantity: number | null;
  returned_quantity: number;
  damaged_quantity: number | null;
  /** Left empty: as it left with the order, where that is one day. */
  expired_date: string | null;
  /** Basket that it waits in until it is back on its shelf. */
  basket_code: string | null;
  /** Stamps of the pieces that are back, where each has one. */
  stamp_codes: string[] | null;
  /** What it looked like when it was inspected. */
  images: string[] | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsReturnLineFields = createFields({
  goods_return_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods_return', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: goodsUnit, copyFrom: 'goods_id.unit' },
  exported_quantity: { type: 'integer', json: 'integer', readOnly: true },
  returned_quantity: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 100000, default: 1 },
  damaged_quantity: { type: 'integer', json: 'integer', minimum: 0, maximum: 100000 },
  expired_date: { type: 'date', json: 'string' },
  basket_code: { type: 'code', json: 'string', readOnly: true, maxLength: 50 },
  stamp_codes: { type: 'tags', json: 'array', maxItems: 1000 },
  images: { type: 'images', json: 'array', maxItems: 5 },
  note: { type: 'text', json: 'string', maxLength: 300 },
  ...standardFields,
});

export const goodsReturnLineRules: readonly RuleModel[] = [
  {
    key: 'note_needed',
    check: (c: Logic<GoodsReturnLine, GoodsReturn>) =>
      c.record.returned_quantity == null || c.record.exported_quantity == null || c.record.returned_quantity === c.record.exported_quantity || c.record.note != null && [...c.record.note].length >= 15,
    level: 'error', on: ['create', 'update'], message: 'rule.goods_return_line.note_needed', at: 'note',
  },
  {
    key: 'damaged_within',
    check: (c: Logic<GoodsReturnLine, GoodsReturn>) =>
      c.record.returned_quantity == null || c.record.damaged_quantity == null || c.record.damaged_quantity <= c.record.returned_quantity,
    level: 'error', on: ['create', 'update'], message: 'rule.goods_return_line.damaged_within', at: 'damaged_quantity',
  },
];

export const goodsReturnLineDisplay = [{ field: 'sku' }, ' × ', { field: 'returned_quantity' }] as const;
