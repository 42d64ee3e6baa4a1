// Generated from schemas/warehouse/goods-transfer-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsUnit, goodsUnit } from '#generated/goods/goods-unit.enum.gen.ts';

export type GoodsTransferLine = {
  id: number;
  version: number;
  goods_transfer_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  unit: GoodsUnit | null;
  quantity: number;
  sent_quantity: number | null;
  received_quantity: number | null;
  unit_price: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsTransferLineFields = createFields({
  goods_transfer_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods_transfer', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: goodsUnit, copyFrom: 'goods_id.unit' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000, default: 1 },
  sent_quantity: { type: 'integer', json: 'integer', readOnly: true },
  received_quantity: { type: 'integer', json: 'integer', readOnly: true },
  unit_price: {
    type: 'money', json: 'integer', readOnly: true, copyFrom: 'goods_id.retail_price', read: ['order_detail_price'],
  },
  ...standardFields,
});

export const goodsTransferLineRules: readonly RuleModel[] = [];

export const goodsTransferLineDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
