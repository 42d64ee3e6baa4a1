// Generated from schemas/pos/shop-goods.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type ShopGoods = {
  id: string;
  /** The row of `stock_level` that it stands for. */
  level_id: number;
  goods_id: number;
  warehouse_id: number;
  pos_id: number | null;
  on_hand: number;
  reserved: number;
  available: number | null;
};

export const shopGoodsFields = createFields({
  level_id: { type: 'integer', json: 'integer', required: true },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  pos_id: { type: 'reference', json: 'integer', reference: { entity: 'pos', onDelete: 'restrict' } },
  on_hand: { type: 'integer', json: 'integer', required: true },
  reserved: { type: 'integer', json: 'integer', required: true },
  available: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<ShopGoods>) =>
        c.record.on_hand != null && c.record.reserved != null ? c.record.on_hand - c.record.reserved : null,
    },
  },
});

export const shopGoodsRules: readonly RuleModel[] = [];

export const shopGoodsDisplay = [{ field: 'goods_id' }] as const;
