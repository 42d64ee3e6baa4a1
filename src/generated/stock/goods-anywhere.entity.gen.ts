// Generated from schemas/stock/goods-anywhere.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsAnywhere = {
  id: number;
  goods_id: number;
  available: number;
};

export const goodsAnywhereFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  available: { type: 'integer', json: 'integer', required: true },
});

export const goodsAnywhereRules: readonly RuleModel[] = [];

export const goodsAnywhereDisplay = [{ field: 'goods_id' }] as const;
