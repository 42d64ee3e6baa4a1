// Generated from schemas/shop/goods-total.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';

export type GoodsTotal = {
  id: number;
  goods_id: number;
  sku: string;
  on_hand: number;
  places: number;
  dearest: number | null;
};

export const goodsTotalFields = {
  goods_id: {
    name: 'goods_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { name: 'sku', type: 'code', json: 'string', required: true, maxLength: 20 },
  on_hand: { name: 'on_hand', type: 'integer', json: 'integer', required: true },
  places: { name: 'places', type: 'integer', json: 'integer', required: true },
  dearest: { name: 'dearest', type: 'money', json: 'integer', read: ['goods_cost'] },
} as const satisfies Record<string, FieldModel>;

export const goodsTotalRules: readonly RuleModel[] = [];

export const goodsTotalDisplay = ['#', { field: 'id' }] as const;
