// Generated from schemas/goods/supplier-goods.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsUnit, goodsUnit } from './goods-unit.enum.gen.ts';

export type SupplierGoods = {
  id: number;
  version: number;
  supplier_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  barcode: string | null;
  unit: GoodsUnit | null;
  supplier_sku: string | null;
  /** What it cost when it was received last. */
  last_price: number | null;
  last_received_on: string | null;
  /** Least pieces of an order. */
  moq: number | null;
  lead_time_days: number | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const supplierGoodsFields = createFields({
  supplier_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'supplier', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: {
    type: 'text', json: 'string', readOnly: true, key: true, ordered: true, maxLength: 255, copyFrom: 'goods_id.name',
  },
  barcode: { type: 'barcode', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.barcode' },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: goodsUnit, copyFrom: 'goods_id.unit' },
  supplier_sku: { type: 'code', json: 'string', key: true, maxLength: 50 },
  last_price: { type: 'money', json: 'integer', readOnly: true, minimum: 0, read: ['administration_goods_cost'] },
  last_received_on: { type: 'date', json: 'string', readOnly: true },
  moq: { type: 'integer', json: 'integer', minimum: 1, maximum: 1000000 },
  lead_time_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 365 },
  note: { type: 'text', json: 'string', maxLength: 200 },
  ...standardFields,
});

export const supplierGoodsRules: readonly RuleModel[] = [];

export const supplierGoodsDisplay = [{ field: 'sku' }, ' – ', { field: 'name' }] as const;
