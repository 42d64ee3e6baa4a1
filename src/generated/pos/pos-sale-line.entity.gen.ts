// Generated from schemas/pos/pos-sale-line.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { FieldModel, RuleModel } from '#contract/model.ts';
import type { PosSale } from './pos-sale.entity.gen.ts';

export type PosSaleLine = {
  id: number;
  version: number;
  sale_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  quantity: number;
  unit_price: number;
  amount: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const posSaleLineFields = {
  sale_id: {
    name: 'sale_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'pos_sale', onDelete: 'restrict' },
  },
  goods_id: {
    name: 'goods_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: {
    name: 'sku', type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku',
  },
  name: {
    name: 'name', type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name',
  },
  quantity: {
    name: 'quantity', type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 999, default: 1,
  },
  unit_price: { name: 'unit_price', type: 'money', json: 'integer', required: true, minimum: 0 },
  amount: {
    name: 'amount', type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosSaleLine, PosSale>) =>
        c.record.quantity != null && c.record.unit_price != null ? c.record.quantity * c.record.unit_price : null,
    },
  },
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

export const posSaleLineRules: readonly RuleModel[] = [];

export const posSaleLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
