// Generated from schemas/goods/goods-profile-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsProfileTotal = {
  id: number;
  profile_id: number;
  goods_count: number;
};

export const goodsProfileTotalFields = createFields({
  profile_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods_profile', onDelete: 'restrict' },
  },
  goods_count: { type: 'integer', json: 'integer', required: true },
});

export const goodsProfileTotalRules: readonly RuleModel[] = [];

export const goodsProfileTotalDisplay = [{ field: 'profile_id' }] as const;
