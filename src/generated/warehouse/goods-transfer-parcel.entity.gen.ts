// Generated from schemas/warehouse/goods-transfer-parcel.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsTransferParcel = {
  id: number;
  version: number;
  goods_transfer_id: number;
  number: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  quantity: number;
  unit_weight: number | null;
  /** Tracking code of the parcel; given at one of its rows it is that of all. */
  delivery_order_id: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsTransferParcelFields = createFields({
  goods_transfer_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods_transfer', onDelete: 'restrict' },
  },
  number: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 500, default: 1 },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, maxLength: 255, copyFrom: 'goods_id.name' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000, default: 1 },
  unit_weight: { type: 'weight', json: 'integer', readOnly: true, unit: 'g', copyFrom: 'goods_id.weight' },
  delivery_order_id: { type: 'tracking', json: 'string', key: true, maxLength: 50 },
  ...standardFields,
});

export const goodsTransferParcelRules: readonly RuleModel[] = [];

export const goodsTransferParcelDisplay = [{ field: 'number' }, ': ', { field: 'sku' }, ' × ', { field: 'quantity' }] as const;
