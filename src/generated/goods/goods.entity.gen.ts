// Generated from schemas/goods/goods.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { goodsUnit } from './goods-unit.enum.gen.ts';

export type Goods = {
  id: number;
  version: number;
  barcode: string | null;
  sku: string;
  name: string;
  description: string | null;
  size: string | null;
  unit: string;
  weight: number | null;
  dimensions: Record<string, unknown> | null;
  retail_price: number | null;
  cost_price: number | null;
  wholesale_price: number | null;
  listed_price: number | null;
  internal_price: number | null;
  has_expiry: boolean | null;
  origin: string | null;
  element: string | null;
  sub_stamp_content: string | null;
  /** Mark printed on the sub-stamp (conformity, recycling, care). */
  stamp_mark: string | null;
  image: string | null;
  images: string[] | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsFields = {
  barcode: { name: 'barcode', type: 'barcode', json: 'string', key: true, maxLength: 50 },
  sku: { name: 'sku', type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  name: { name: 'name', type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 255 },
  description: { name: 'description', type: 'long_text', json: 'string', maxLength: 2000 },
  size: { name: 'size', type: 'text', json: 'string', maxLength: 50 },
  unit: { name: 'unit', type: 'enum', json: 'string', required: true, enum: goodsUnit },
  weight: { name: 'weight', type: 'weight', json: 'integer', minimum: 0, maximum: 10000000, unit: 'g' },
  dimensions: { name: 'dimensions', type: 'dimensions', json: 'object' },
  retail_price: { name: 'retail_price', type: 'money', json: 'integer', minimum: 0 },
  cost_price: { name: 'cost_price', type: 'money', json: 'integer', minimum: 0, read: ['administration_goods_cost'] },
  wholesale_price: { name: 'wholesale_price', type: 'money', json: 'integer', minimum: 0 },
  listed_price: { name: 'listed_price', type: 'money', json: 'integer', minimum: 0 },
  internal_price: { name: 'internal_price', type: 'money', json: 'integer', minimum: 0 },
  has_expiry: { name: 'has_expiry', type: 'boolean', json: 'boolean', default: false },
  origin: { name: 'origin', type: 'text', json: 'string', key: true, maxLength: 100 },
  element: { name: 'element', type: 'text', json: 'string', maxLength: 255 },
  sub_stamp_content: { name: 'sub_stamp_content', type: 'long_text', json: 'string', maxLength: 1000 },
  stamp_mark: { name: 'stamp_mark', type: 'svg', json: 'string', maxLength: 200, file: { maxBytes: 262144 } },
  image: { name: 'image', type: 'image', json: 'string', maxLength: 200, file: { public: true } },
  images: { name: 'images', type: 'images', json: 'array', maxItems: 40, file: { public: true, batch: 8 } },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    name: 'created_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_by: {
    name: 'updated_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
} as const satisfies Record<string, FieldModel>;

export const goodsRules: readonly RuleModel[] = [];

export const goodsDisplay = [{ field: 'sku' }, ' – ', { field: 'name' }] as const;
