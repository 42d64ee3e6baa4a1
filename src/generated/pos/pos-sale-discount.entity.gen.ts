// Generated from schemas/pos/pos-sale-discount.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type PosDiscountKind, posDiscountKind } from './pos-discount-kind.enum.gen.ts';

export type PosSaleDiscount = {
  id: number;
  version: number;
  sale_id: number;
  goods_id: number | null;
  sku: string | null;
  kind: PosDiscountKind;
  promotion_id: number | null;
  /** Of the promotion as it was then. */
  name: string | null;
  amount: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const posSaleDiscountFields = createFields({
  sale_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'pos_sale', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  kind: { type: 'enum', json: 'string', required: true, readOnly: true, default: 'goods', enum: posDiscountKind },
  promotion_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'promotion', onDelete: 'restrict' },
  },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 100 },
  amount: { type: 'money', json: 'integer', required: true, readOnly: true },
  ...standardFields,
});

export const posSaleDiscountRules: readonly RuleModel[] = [];

export const posSaleDiscountDisplay = [{ field: 'kind' }] as const;
