// Generated from schemas/administration/goods-without-profile.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsWithoutProfile = {
  id: number;
  goods_id: number;
  category_id: number | null;
  sku: string;
  name: string;
  asked: boolean | null;
};

export const goodsWithoutProfileFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  category_id: { type: 'reference', json: 'integer', reference: { entity: 'goods_category', onDelete: 'restrict' } },
  sku: { type: 'code', json: 'string', required: true, maxLength: 50 },
  name: { type: 'text', json: 'string', required: true, maxLength: 255 },
  asked: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: { stored: false, value: (c: Logic<GoodsWithoutProfile>) => c.record.category_id != null },
  },
});

export const goodsWithoutProfileRules: readonly RuleModel[] = [];

export const goodsWithoutProfileDisplay = [{ field: 'sku' }] as const;
