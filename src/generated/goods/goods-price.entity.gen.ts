// Generated from schemas/goods/goods-price.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TaxRate, taxRate } from '#generated/_shared/tax-rate.enum.gen.ts';
import { type GoodsPriceState, goodsPriceState } from './goods-price-state.enum.gen.ts';

export type GoodsPrice = {
  id: number;
  version: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  barcode: string | null;
  from_date: string;
  /** Last day before the next version. */
  to_date: string | null;
  retail_price: number | null;
  wholesale_price: number | null;
  listed_price: number | null;
  internal_price: number | null;
  tax_rate: TaxRate | null;
  category_id: number | null;
  element: string | null;
  reason: string | null;
  state: GoodsPriceState;
  /** Day from which the next version counts. */
  next_from: string | null;
  /** Retail price of the next version. Typed, it is planned for the day of that one, or for tomorrow where there is none. */
  next_retail: number | null;
  /** What the article was made with. */
  opening: boolean;
  /** Retail price when it was written. */
  retail_before: number | null;
  /** By how much the retail price rises or falls. */
  change_percent: number | null;
  /** Cost when it was written. */
  cost_price: number | null;
  /** Of the retail price of this version without its tax, at the cost when it was written. */
  margin: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsPriceFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<GoodsPrice>) => c.record.id != null,
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: {
    type: 'text', json: 'string', readOnly: true, key: true, ordered: true, maxLength: 255, copyFrom: 'goods_id.name',
  },
  barcode: { type: 'barcode', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.barcode' },
  from_date: {
    type: 'date', json: 'string', required: true,
    readOnlyIf: (c: Logic<GoodsPrice>) =>
      c.record.id != null && (c.record.from_date != null && c.record.from_date < c.today || c.record.state === 'withdrawn'),
  },
  to_date: { type: 'date', json: 'string', readOnly: true },
  retail_price: {
    type: 'money', json: 'integer', minimum: 0,
    readOnlyIf: (c: Logic<GoodsPrice>) =>
      c.record.id != null && (c.record.from_date != null && c.record.from_date < c.today || c.record.state === 'withdrawn'),
  },
  wholesale_price: {
    type: 'money', json: 'integer', minimum: 0,
    readOnlyIf: (c: Logic<GoodsPrice>) =>
      c.record.id != null && (c.record.from_date != null && c.record.from_date < c.today || c.record.state === 'withdrawn'),
  },
  listed_price: {
    type: 'money', json: 'integer', minimum: 0,
    readOnlyIf: (c: Logic<GoodsPrice>) =>
      c.record.id != null && (c.record.from_date != null && c.record.from_date < c.today || c.record.state === 'withdrawn'),
  },
  internal_price: {
    type: 'money', json: 'integer', minimum: 0,
    readOnlyIf: (c: Logic<GoodsPrice>) =>
      c.record.id != null && (c.record.from_date != null && c.record.from_date < c.today || c.record.state === 'withdrawn'),
  },
  tax_rate: {
    type: 'enum', json: 'integer', enum: taxRate,
    readOnlyIf: (c: Logic<GoodsPrice>) =>
      c.record.id != null && (c.record.from_date != null && c.record.from_date < c.today || c.record.state === 'withdrawn'),
  },
  category_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'goods_category', onDelete: 'restrict', where: { active: true } },
    readOnlyIf: (c: Logic<GoodsPrice>) =>
      c.record.id != null && (c.record.from_date != null && c.record.from_date < c.today || c.record.state === 'withdrawn'),
  },
  element: {
    type: 'text', json: 'string', maxLength: 255,
    readOnlyIf: (c: Logic<GoodsPrice>) =>
      c.record.id != null && (c.record.from_date != null && c.record.from_date < c.today || c.record.state === 'withdrawn'),
  },
  reason: { type: 'text', json: 'string', maxLength: 200 },
  state: { type: 'enum', json: 'string', required: true, readOnly: true, default: 'scheduled', enum: goodsPriceState },
  next_from: { type: 'date', json: 'string', readOnly: true },
  next_retail: {
    type: 'money', json: 'integer', minimum: 0,
    readOnlyIf: (c: Logic<GoodsPrice>) => c.record.state !== 'current',
  },
  opening: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  retail_before: { type: 'money', json: 'integer', readOnly: true, copyFrom: 'goods_id.retail_price' },
  change_percent: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, unit: '%', scale: 1,
    compute: {
      stored: false,
      value: (c: Logic<GoodsPrice>) =>
        c.record.retail_before != null && c.record.retail_price != null ? (c.record.retail_before > 0 ? Math.floor((c.record.retail_price - c.record.retail_before) * 100 / c.record.retail_before * 10 + 0.5) / 10 : null) : null,
    },
  },
  cost_price: {
    type: 'money', json: 'integer', readOnly: true, copyFrom: 'goods_id.cost_price',
    read: ['administration_goods_cost'],
  },
  margin: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, unit: '%', scale: 1,
    read: ['administration_goods_cost'],
    compute: {
      stored: false,
      value: (c: Logic<GoodsPrice>) =>
        c.record.retail_price != null && c.record.cost_price != null && c.record.retail_price > 0 ? Math.floor((100 - c.record.cost_price * (100 + (c.record.tax_rate != null && c.record.tax_rate > 0 ? c.record.tax_rate : 0)) / c.record.retail_price) * 10 + 0.5) / 10 : null,
    },
  },
  ...standardFields,
});

export const goodsPriceRules: readonly RuleModel[] = [
  {
    key: 'from_date_past',
    check: (c: Logic<GoodsPrice>) =>
      c.record.from_date == null || c.record.from_date >= c.today || c.record.from_date === c.old?.from_date,
    level: 'error', on: ['create', 'update'], message: 'rule.goods_price.from_date_past', at: 'from_date',
  },
  {
    key: 'nothing',
    check: (c: Logic<GoodsPrice>) =>
      c.record.opening == null || c.record.opening || (c.record.retail_price != null || c.record.wholesale_price != null || c.record.listed_price != null || c.record.internal_price != null) || c.record.category_id != null || c.record.element != null,
    level: 'error', on: ['create', 'update'], message: 'rule.goods_price.nothing', at: 'retail_price',
  },
  {
    key: 'above_listed',
    check: (c: Logic<GoodsPrice>) =>
      c.record.retail_price == null || c.record.listed_price == null || c.record.retail_price <= c.record.listed_price,
    level: 'warning', on: ['create', 'update'], message: 'rule.goods_price.above_listed', at: 'retail_price',
  },
  {
    key: 'big_change',
    check: (c: Logic<GoodsPrice>) =>
      c.record.retail_price == null || c.record.retail_before == null || 7 * c.record.retail_before <= 10 * c.record.retail_price && 10 * c.record.retail_price <= 13 * c.record.retail_before,
    level: 'warning', on: ['create', 'update'], message: 'rule.goods_price.big_change', at: 'retail_price',
  },
  {
    key: 'next_big_change',
    check: (c: Logic<GoodsPrice>) =>
      c.record.next_retail == null || c.record.retail_price == null || 7 * c.record.retail_price <= 10 * c.record.next_retail && 10 * c.record.next_retail <= 13 * c.record.retail_price,
    level: 'warning', on: ['create', 'update'], message: 'rule.goods_price.big_change', at: 'next_retail',
  },
  {
    key: 'next_below_cost',
    check: (c: Logic<GoodsPrice>) =>
      c.record.next_retail == null || c.record.cost_price == null || c.record.next_retail >= c.record.cost_price,
    level: 'warning', on: ['create', 'update'], message: 'rule.goods_price.below_cost', at: 'next_retail',
    reads: ['next_retail', 'cost_price'],
  },
  {
    key: 'below_cost',
    check: (c: Logic<GoodsPrice>) =>
      c.record.retail_price == null || c.record.cost_price == null || c.record.retail_price >= c.record.cost_price,
    level: 'warning', on: ['create', 'update'], message: 'rule.goods_price.below_cost', at: 'retail_price',
    reads: ['retail_price', 'cost_price'],
  },
];

export const goodsPriceDisplay = [{ field: 'sku' }, ' · ', { field: 'from_date', time: 'day' }] as const;
