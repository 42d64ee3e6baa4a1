// Generated from schemas/goods/change-price.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import { type TaxRate, taxRate } from '#generated/_shared/tax-rate.enum.gen.ts';
import type { GoodsPrice } from './goods-price.entity.gen.ts';

export type ChangePriceActionInput = {
  from_date: string;
  retail_price: number | null;
  /** Retail price now, as the beginning says. */
  retail_before: number | null;
  /** The same, to be seen beside the new one. */
  retail_now: number | null;
  change_percent: number | null;
  cost_price: number | null;
  /** Of the new retail price without its tax. */
  margin: number | null;
  wholesale_price: number | null;
  listed_price: number | null;
  internal_price: number | null;
  tax_rate: TaxRate | null;
  reason: string | null;
};

export const changePriceActionFields = createFields({
  from_date: { type: 'date', json: 'string', required: true },
  retail_price: { type: 'money', json: 'integer', minimum: 0 },
  retail_before: { type: 'money', json: 'integer', readOnly: true },
  retail_now: {
    type: 'money', json: 'integer', readOnly: true,
    compute: { stored: false, value: (c: Logic<ChangePriceActionInput>) => c.record.retail_before },
  },
  change_percent: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, unit: '%', scale: 1,
    compute: {
      stored: false,
      value: (c: Logic<ChangePriceActionInput>) =>
        c.record.retail_before != null && c.record.retail_price != null && c.record.retail_before > 0 ? Math.floor((c.record.retail_price - c.record.retail_before) * 100 / c.record.retail_before * 10 + 0.5) / 10 : null,
    },
  },
  cost_price: { type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'] },
  margin: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, unit: '%', scale: 1,
    read: ['administration_goods_cost'],
    compute: {
      stored: false,
      value: (c: Logic<ChangePriceActionInput>) =>
        c.record.retail_price != null && c.record.cost_price != null && c.record.retail_price > 0 ? Math.floor((100 - c.record.cost_price * (100 + (c.record.tax_rate != null && c.record.tax_rate > 0 ? c.record.tax_rate : 0)) / c.record.retail_price) * 10 + 0.5) / 10 : null,
    },
  },
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
  begins: '/goods-price-now',
  success: 'messages.goods_price_scheduled',
};
