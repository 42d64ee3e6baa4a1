// Generated from schemas/stock/goods-value.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsValue = {
  id: number;
  goods_id: number;
  cost_price: number | null;
  on_hand: number;
  value: number;
};

export const goodsValueFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  cost_price: {
    type: 'money', json: 'integer', read: ['administration_goods_cost'], walls: [['administration_goods_cost']],
  },
  on_hand: { type: 'integer', json: 'integer', required: true },
  value: {
    type: 'money', json: 'integer', required: true, readOnly: true, read: ['administration_goods_cost'],
    walls: [['administration_goods_cost']],
    compute: {
      stored: false,
      value: (c: Logic<GoodsValue>) =>
        c.record.on_hand != null ? c.record.on_hand * (c.record.cost_price != null ? c.record.cost_price : 0) : null,
    },
  },
});

export const goodsValueRules: readonly RuleModel[] = [];

export const goodsValueDisplay = [{ field: 'goods_id' }] as const;
