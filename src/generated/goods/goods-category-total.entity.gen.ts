// Generated from schemas/goods/goods-category-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsCategoryTotal = {
  id: number;
  category_id: number;
  goods_count: number;
};

export const goodsCategoryTotalFields = createFields({
  category_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods_category', onDelete: 'restrict' },
  },
  goods_count: { type: 'integer', json: 'integer', required: true },
});

export const goodsCategoryTotalRules: readonly RuleModel[] = [];

export const goodsCategoryTotalDisplay = [{ field: 'category_id' }] as const;
