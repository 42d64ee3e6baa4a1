// Generated from schemas/stock/goods-dated.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StockState, stockState } from './stock-state.enum.gen.ts';

export type GoodsDated = {
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
  value: number | null;
  /** In 30 days; empty: none. */
  export_quantity: number | null;
  nearest_expiry: string | null;
};

export const goodsDatedFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  on_hand: { type: 'integer', json: 'integer', required: true },
  reserved: { type: 'integer', json: 'integer', required: true },
  unsellable: { type: 'integer', json: 'integer', required: true },
  available: { type: 'integer', json: 'integer' },
  min_stock: { type: 'integer', json: 'integer' },
  max_stock: { type: 'integer', json: 'integer' },
  stock_state: { type: 'enum', json: 'string', enum: stockState },
  cost_price: {
    type: 'money', json: 'integer', read: ['administration_goods_cost'], walls: [['administration_goods_cost']],
  },
  value: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    walls: [['administration_goods_cost']],
  },
  export_quantity: { type: 'integer', json: 'integer' },
  nearest_expiry: { type: 'date', json: 'string' },
});

export const goodsDatedRules: readonly RuleModel[] = [];

export const goodsDatedDisplay = [{ field: 'goods_id' }] as const;
