// Generated from schemas/stock/goods-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StockState, stockState } from './stock-state.enum.gen.ts';

export type GoodsTotal = {
  id: number;
  goods_id: number;
  on_hand: number;
  reserved: number;
  unsellable: number;
  available: number | null;
  min_stock: number | null;
  max_stock: number | null;
  stock_state: StockState | null;
  cost_price: number | null;
  /** What is there at its moving average cost; empty: its cost is not known. */
  value: number | null;
};

export const goodsTotalFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  on_hand: { type: 'integer', json: 'integer', required: true },
  reserved: { type: 'integer', json: 'integer', required: true },
  unsellable: { type: 'integer', json: 'integer', required: true },
  available: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsTotal>) =>
        c.record.on_hand != null && c.record.reserved != null && c.record.unsellable != null ? c.record.on_hand - c.record.reserved - c.record.unsellable : null,
    },
  },
  min_stock: { type: 'integer', json: 'integer' },
  max_stock: { type: 'integer', json: 'integer' },
  stock_state: {
    type: 'enum', json: 'string', readOnly: true, enum: stockState,
    compute: {
      stored: false,
      value: (c: Logic<GoodsTotal>) =>
        c.record.on_hand != null && c.record.reserved != null && c.record.unsellable != null && c.record.on_hand - c.record.reserved - c.record.unsellable <= 0 ? 'out' : c.record.min_stock != null && (c.record.on_hand != null && c.record.reserved != null && c.record.unsellable != null && c.record.on_hand - c.record.reserved - c.record.unsellable < c.record.min_stock) ? 'low' : c.record.max_stock != null && (c.record.on_hand != null && c.record.reserved != null && c.record.unsellable != null && c.record.on_hand - c.record.reserved - c.record.unsellable > c.record.max_stock) ? 'over' : 'ok',
    },
  },
  cost_price: {
    type: 'money', json: 'integer', read: ['administration_goods_cost'], walls: [['administration_goods_cost']],
  },
  value: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    walls: [['administration_goods_cost']],
    compute: {
      stored: false,
      value: (c: Logic<GoodsTotal>) =>
        c.record.cost_price == null ? null : (c.record.on_hand != null ? c.record.on_hand * c.record.cost_price : null),
    },
  },
});

export const goodsTotalRules: readonly RuleModel[] = [];

export const goodsTotalDisplay = [{ field: 'goods_id' }] as const;
