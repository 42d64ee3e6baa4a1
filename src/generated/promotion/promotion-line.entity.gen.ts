// Generated from schemas/promotion/promotion-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsUnit, goodsUnit } from '#generated/goods/goods-unit.enum.gen.ts';
import { type DiscountType, discountType } from './discount-type.enum.gen.ts';
import type { Promotion } from './promotion.entity.gen.ts';

export type PromotionLine = {
  id: number;
  version: number;
  promotion_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  barcode: string | null;
  unit: GoodsUnit | null;
  price: number | null;
  /** Average cost of a piece when the line was written. */
  unit_cost: number | null;
  /** What a piece costs the buyer. */
  price_after: number | null;
  min_quantity: number;
  discount_type: DiscountType | null;
  discount_percent: number | null;
  discount_amount: number | null;
  gift_goods_id: number | null;
  gift_quantity: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const promotionLineFields = createFields({
  promotion_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'promotion', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  barcode: { type: 'barcode', json: 'string', readOnly: true, maxLength: 50, copyFrom: 'goods_id.barcode' },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: goodsUnit, copyFrom: 'goods_id.unit' },
  price: { type: 'money', json: 'integer', readOnly: true, copyFrom: 'goods_id.retail_price' },
  unit_cost: {
    type: 'money', json: 'integer', copyFrom: 'goods_id.cost_price', read: ['administration_goods_cost'], write: null,
  },
  price_after: {
    type: 'money', json: 'integer', readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<PromotionLine, Promotion>) =>
        c.record.price == null ? null : c.record.discount_percent != null ? c.record.price - Math.floor(c.record.price * c.record.discount_percent / 100) : c.record.discount_amount != null ? c.record.price - c.record.discount_amount : c.record.price,
    },
  },
  min_quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 999, default: 1 },
  discount_type: { type: 'enum', json: 'string', enum: discountType },
  discount_percent: {
    type: 'integer', json: 'integer', minimum: 1, maximum: 100, unit: '%', onHide: 'clear',
    visible: (c: Logic<PromotionLine, Promotion>) => c.record.discount_type === 'percent',
    requiredIf: (c: Logic<PromotionLine, Promotion>) => c.record.discount_type === 'percent',
  },
  discount_amount: {
    type: 'money', json: 'integer', minimum: 1, onHide: 'clear',
    visible: (c: Logic<PromotionLine, Promotion>) => c.record.discount_type === 'amount',
    requiredIf: (c: Logic<PromotionLine, Promotion>) => c.record.discount_type === 'amount',
  },
  gift_goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  gift_quantity: {
    type: 'integer', json: 'integer', minimum: 1, maximum: 99, onHide: 'clear',
    visible: (c: Logic<PromotionLine, Promotion>) => c.record.gift_goods_id != null,
    requiredIf: (c: Logic<PromotionLine, Promotion>) => c.record.gift_goods_id != null,
  },
  ...standardFields,
});

export const promotionLineRules: readonly RuleModel[] = [
  {
    key: 'something_given',
    check: (c: Logic<PromotionLine, Promotion>) => c.record.discount_type != null || c.record.gift_goods_id != null,
    level: 'error', on: ['create', 'update'], message: 'rule.promotion_line.something_given', at: 'discount_type',
  },
  {
    key: 'within_price',
    check: (c: Logic<PromotionLine, Promotion>) =>
      c.record.discount_amount == null || c.record.price == null || c.record.discount_amount <= c.record.price,
    level: 'error', on: ['create', 'update'], message: 'rule.promotion_line.within_price', at: 'discount_amount',
  },
  {
    key: 'below_cost',
    check: (c: Logic<PromotionLine, Promotion>) =>
      c.record.price_after == null || c.record.unit_cost == null || c.record.price_after >= c.record.unit_cost,
    level: 'warning', on: ['create', 'update'], message: 'rule.promotion_line.below_cost', at: 'goods_id',
    reads: ['price_after', 'unit_cost'],
  },
];

export const promotionLineDisplay = [{ field: 'sku' }] as const;
