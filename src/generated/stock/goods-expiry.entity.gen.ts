// Generated from schemas/stock/goods-expiry.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsExpiry = {
  id: number;
  goods_id: number;
  nearest_expiry: string | null;
};

export const goodsExpiryFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  nearest_expiry: { type: 'date', json: 'string' },
});

export const goodsExpiryRules: readonly RuleModel[] = [];

export const goodsExpiryDisplay = [{ field: 'goods_id' }] as const;
