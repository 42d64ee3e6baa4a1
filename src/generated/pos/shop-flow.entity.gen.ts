// Generated from schemas/pos/shop-flow.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ShopFlow = {
  id: string;
  /** The row of `stock_level` that it stands for. */
  level_id: number;
  goods_id: number;
  warehouse_id: number;
  pos_id: number | null;
  on_hand: number;
  reserved: number;
  available_now: number | null;
  sold: number | null;
  last_sold_at: string | null;
};

export const shopFlowFields = createFields({
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
  available_now: { type: 'integer', json: 'integer' },
  sold: { type: 'integer', json: 'integer' },
  last_sold_at: { type: 'date_time', json: 'string' },
});

export const shopFlowRules: readonly RuleModel[] = [];

export const shopFlowDisplay = [{ field: 'goods_id' }] as const;
