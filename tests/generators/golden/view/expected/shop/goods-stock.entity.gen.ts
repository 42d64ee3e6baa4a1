// Generated from schemas/shop/goods-stock.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsStock = {
  id: string;
  goods_id: number;
  depot_id: number;
  sku: string | null;
  on_hand: number;
  reserved: number;
  available: number | null;
  cost: number | null;
  same: number | null;
  twin: number | null;
  value: number | null;
};

export const goodsStockFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  depot_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'depot', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', maxLength: 20 },
  on_hand: { type: 'integer', json: 'integer', required: true },
  reserved: { type: 'integer', json: 'integer', required: true },
  available: { type: 'integer', json: 'integer' },
  cost: { type: 'money', json: 'integer', read: ['goods_cost'] },
  same: { type: 'integer', json: 'integer' },
  twin: { type: 'integer', json: 'integer' },
  value: {
    type: 'money', json: 'integer', readOnly: true, read: ['goods_cost'],
    compute: {
      stored: false,
      value: (c: Logic<GoodsStock>) =>
        c.record.cost != null ? (c.record.on_hand != null ? c.record.on_hand * c.record.cost : null) : null,
    },
  },
});

export const goodsStockRules: readonly RuleModel[] = [];

export const goodsStockDisplay = ['#', { field: 'id' }] as const;
