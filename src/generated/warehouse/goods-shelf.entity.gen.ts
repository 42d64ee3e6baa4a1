// Generated from schemas/warehouse/goods-shelf.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type StockState, stockState } from '#generated/stock/stock-state.enum.gen.ts';

export type GoodsShelf = {
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
  /** On its way to the warehouses; empty: nothing. */
  incoming: number | null;
  nearest_expiry: string | null;
  /** For how many days it lasts, as it sold in the last 30; empty: none was sold. */
  days_cover: number | null;
};

export const goodsShelfFields = createFields({
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
  incoming: { type: 'integer', json: 'integer' },
  nearest_expiry: { type: 'date', json: 'string' },
  days_cover: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsShelf>) =>
        c.record.export_quantity == null ? null : c.record.export_quantity <= 0 ? null : (c.record.on_hand != null && c.record.reserved != null && c.record.unsellable != null ? Math.floor(Math.max(0, c.record.on_hand - c.record.reserved - c.record.unsellable) * 30 / c.record.export_quantity) : null),
    },
  },
});

export const goodsShelfRules: readonly RuleModel[] = [];

export const goodsShelfDisplay = [{ field: 'goods_id' }] as const;
