// Generated from schemas/goods/goods-code.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsCode = {
  id: number;
  version: number;
  goods_id: number;
  code: string;
  /** Pieces that one scan of it counts. */
  factor: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsCodeFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  code: { type: 'barcode', json: 'string', required: true, key: true, maxLength: 50 },
  factor: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 10000, default: 1 },
  ...standardFields,
});

export const goodsCodeRules: readonly RuleModel[] = [];

export const goodsCodeDisplay = [{ field: 'code' }] as const;
