// Generated from schemas/shop/goods-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsTotal = {
  id: number;
  goods_id: number;
  sku: string;
  on_hand: number;
  places: number;
  dearest: number | null;
};

export const goodsTotalFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', required: true, maxLength: 20 },
  on_hand: { type: 'integer', json: 'integer', required: true },
  places: { type: 'integer', json: 'integer', required: true },
  dearest: { type: 'money', json: 'integer', read: ['goods_cost'] },
});

export const goodsTotalRules: readonly RuleModel[] = [];

export const goodsTotalDisplay = ['#', { field: 'id' }] as const;
