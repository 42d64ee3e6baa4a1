// Generated from schemas/goods/change-by-rule.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { GoodsPrice } from './goods-price.entity.gen.ts';
import { type PriceBase, priceBase } from './price-base.enum.gen.ts';
import { type PriceRounding, priceRounding } from './price-rounding.enum.gen.ts';

export type ChangeByRuleActionInput = {
  from_date: string;
  base: PriceBase;
  percent: number | null;
  amount: number | null;
  rounding: PriceRounding;
  reason: string | null;
};

export const changeByRuleActionFields = createFields({
  from_date: { type: 'date', json: 'string', required: true },
  base: { type: 'enum', json: 'string', required: true, default: 'retail', enum: priceBase },
  percent: { type: 'decimal', json: 'number', minimum: -90, maximum: 900, multipleOf: 0.1, unit: '%', scale: 1 },
  amount: { type: 'integer', json: 'integer', minimum: -100000000, maximum: 100000000 },
  rounding: { type: 'enum', json: 'string', required: true, default: 'thousand', enum: priceRounding },
  reason: { type: 'text', json: 'string', maxLength: 200 },
});

export const changeByRuleAction: RecordAction = {
  key: 'change_by_rule',
  entity: 'goods_price',
  permissions: ['administration_goods_price'],
  guard: (c: Logic<GoodsPrice>) => c.record.state === 'current',
  guardMessage: 'rule.goods_price.not_current',
  form: 'change-by-rule',
  preview: { url: '/goods-price-rule', on: ['base', 'percent', 'amount', 'rounding'], needs: ['base', 'rounding'] },
  success: 'messages.goods_price_scheduled',
  bulk: true,
};
