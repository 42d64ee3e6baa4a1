// Generated from schemas/goods/goods.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TaxRate, taxRate } from '#generated/_shared/tax-rate.enum.gen.ts';
import type { GoodsCode } from './goods-code.entity.gen.ts';
import { type GoodsUnit, goodsUnit } from './goods-unit.enum.gen.ts';

export type Goods = {
  id: number;
  version: number;
  barcode: string | null;
  sku: string;
  /** Other codes that stand on it or on its packs. */
  codes: GoodsCode[];
  name: string;
  category_id: number | null;
  profile_id: number | null;
  supplier_id: number | null;
  description: string | null;
  size: string | null;
  style_code: string | null;
  color: string | null;
  unit: GoodsUnit;
  weight: number | null;
  dimensions: Record<string, unknown> | null;
  retail_price: number | null;
  cost_price: number | null;
  wholesale_price: number | null;
  listed_price: number | null;
  internal_price: number | null;
  /** Of its prices, which hold it. */
  tax_rate: TaxRate | null;
  /** Of the retail price without its tax. */
  margin: number | null;
  has_expiry: boolean | null;
  /** Days from making to expiry. */
  shelf_life_days: number | null;
  /** Days that must be left when it is sold. */
  min_sell_days: number | null;
  /** Pieces below which it runs low. */
  min_stock: number | null;
  /** Pieces above which there is too much of it. */
  max_stock: number | null;
  item_per_pack: number;
  origin: string | null;
  element: string | null;
  sub_stamp_content: string | null;
  /** Mark printed on the sub-stamp (conformity, recycling, care). */
  stamp_mark: string | null;
  image: string | null;
  images: string[] | null;
  active: boolean;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsFields = createFields({
  barcode: { type: 'barcode', json: 'string', key: true, maxLength: 50 },
  sku: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  codes: { type: 'rows', json: 'array', rows: { entity: 'goods_code', foreignKey: 'goods_id', max: 20 } },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 255 },
  category_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'goods_category', onDelete: 'restrict', where: { active: true } },
  },
  profile_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'goods_profile', onDelete: 'restrict', where: { active: true } },
  },
  supplier_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'supplier', onDelete: 'restrict', where: { active: true } },
  },
  description: { type: 'long_text', json: 'string', maxLength: 2000 },
  size: { type: 'text', json: 'string', maxLength: 50 },
  style_code: { type: 'text', json: 'string', maxLength: 50 },
  color: { type: 'text', json: 'string', maxLength: 50 },
  unit: {
    type: 'enum', json: 'string', required: true, enum: goodsUnit, copyFrom: 'category_id.unit', copyOn: 'create',
  },
  weight: { type: 'weight', json: 'integer', minimum: 0, maximum: 10000000, unit: 'g' },
  dimensions: { type: 'dimensions', json: 'object' },
  retail_price: { type: 'money', json: 'integer', minimum: 0, readOnlyIf: (c: Logic<Goods>) => c.record.id != null },
  cost_price: {
    type: 'money', json: 'integer', minimum: 0, read: ['administration_goods_cost'],
    readOnlyIf: (c: Logic<Goods>) => c.record.id != null,
  },
  wholesale_price: { type: 'money', json: 'integer', minimum: 0, readOnlyIf: (c: Logic<Goods>) => c.record.id != null },
  listed_price: { type: 'money', json: 'integer', minimum: 0, readOnlyIf: (c: Logic<Goods>) => c.record.id != null },
  internal_price: { type: 'money', json: 'integer', minimum: 0, readOnlyIf: (c: Logic<Goods>) => c.record.id != null },
  tax_rate: {
    type: 'enum', json: 'integer', enum: taxRate, copyFrom: 'category_id.tax_rate', copyOn: 'create',
    readOnlyIf: (c: Logic<Goods>) => c.record.id != null,
  },
  margin: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, unit: '%', scale: 1,
    read: ['administration_goods_cost'],
    compute: {
      stored: false,
      value: (c: Logic<Goods>) =>
        c.record.retail_price != null && c.record.cost_price != null && c.record.retail_price > 0 ? Math.floor((100 - c.record.cost_price * (100 + (c.record.tax_rate != null && c.record.tax_rate > 0 ? c.record.tax_rate : 0)) / c.record.retail_price) * 10 + 0.5) / 10 : null,
    },
  },
  has_expiry: { type: 'boolean', json: 'boolean', copyFrom: 'category_id.has_expiry', copyOn: 'create' },
  shelf_life_days: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 36500, onHide: 'clear',
    visible: (c: Logic<Goods>) => c.record.has_expiry === true,
  },
  min_sell_days: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 36500, onHide: 'clear',
    visible: (c: Logic<Goods>) => c.record.has_expiry === true,
  },
  min_stock: { type: 'integer', json: 'integer', minimum: 0, maximum: 100000000 },
  max_stock: { type: 'integer', json: 'integer', minimum: 0, maximum: 100000000 },
  item_per_pack: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000, default: 1 },
  origin: { type: 'text', json: 'string', key: true, maxLength: 100 },
  element: { type: 'text', json: 'string', maxLength: 255 },
  sub_stamp_content: {
    type: 'long_text', json: 'string', maxLength: 1000, copyFrom: 'category_id.sub_stamp_content', copyOn: 'create',
  },
  stamp_mark: { type: 'svg', json: 'string', maxLength: 200, file: { maxBytes: 262144 } },
  image: { type: 'image', json: 'string', maxLength: 200, file: { public: true } },
  images: { type: 'images', json: 'array', maxItems: 40, file: { public: true, batch: 8 } },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  ...standardFields,
});

export const goodsRules: readonly RuleModel[] = [
  {
    key: 'stock_bounds',
    check: (c: Logic<Goods>) =>
      c.record.min_stock == null || c.record.max_stock == null || c.record.min_stock <= c.record.max_stock,
    level: 'error', on: ['create', 'update'], message: 'rule.goods.stock_bounds', at: 'max_stock',
  },
];

export const goodsDisplay = [{ field: 'sku' }, ' – ', { field: 'name' }] as const;
