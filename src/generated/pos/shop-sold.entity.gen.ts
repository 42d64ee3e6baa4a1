// Generated from schemas/pos/shop-sold.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ShopSold = {
  id: string;
  goods_id: number;
  pos_id: number | null;
  sold_7: number;
  last_sold_at: string | null;
};

export const shopSoldFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  pos_id: { type: 'reference', json: 'integer', reference: { entity: 'pos', onDelete: 'restrict' } },
  sold_7: { type: 'integer', json: 'integer', required: true },
  last_sold_at: { type: 'date_time', json: 'string' },
});

export const shopSoldRules: readonly RuleModel[] = [];

export const shopSoldDisplay = [{ field: 'goods_id' }] as const;
