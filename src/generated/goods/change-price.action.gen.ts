// Generated from schemas/goods/change-price.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import { type TaxRate, taxRate } from '#generated/_shared/tax-rate.enum.gen.ts';
import type { GoodsPrice } from './goods-price.entity.gen.ts';

export type ChangePriceActionInput = {
  from_date: string;
  retail_price: number | null;
  wholesale_price: number | null;
  listed_price: number | null;
  internal_price: number | null;
  tax_rate: TaxRate | null;
  reason: string | null;
};

export const changePriceActionFields = createFields({
  from_date: { type: 'date', json: 'string', required: true },
  retail_price: { type: 'money', json: 'integer', minimum: 0 },
  wholesale_price: { type: 'money', json: 'integer', minimum: 0 },
  listed_price: { type: 'money', json: 'integer', minimum: 0 },
  internal_price: { type: 'money', json: 'integer', minimum: 0 },
  tax_rate: { type: 'enum', json: 'integer', enum: taxRate },
  reason: { type: 'text', json: 'string', maxLength: 200 },
});

export const changePriceAction: RecordAction = {
  key: 'change_price',
  entity: 'goods_price',
  permissions: ['administration_goods_price'],
  guard: (c: Logic<GoodsPrice>) => c.record.state === 'current',
  guardMessage: 'rule.goods_price.not_current',
  form: 'change-price',
  success: 'messages.goods_price_scheduled',
};
