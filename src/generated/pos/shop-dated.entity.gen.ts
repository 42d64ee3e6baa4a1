// Generated from schemas/pos/shop-dated.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ShopDated = {
  id: string;
  /** The row of `stock_level` that it stands for. */
  level_id: number;
  goods_id: number;
  warehouse_id: number;
  pos_id: number | null;
  on_hand: number;
  reserved: number;
  sold: number | null;
  last_sold_at: string | null;
  nearest_expiry: string | null;
};

export const shopDatedFields = createFields({
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
  sold: { type: 'integer', json: 'integer' },
  last_sold_at: { type: 'date_time', json: 'string' },
  nearest_expiry: { type: 'date', json: 'string' },
});

export const shopDatedRules: readonly RuleModel[] = [];

export const shopDatedDisplay = [{ field: 'goods_id' }] as const;
