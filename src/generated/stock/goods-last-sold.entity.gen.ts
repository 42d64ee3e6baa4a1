// Generated from schemas/stock/goods-last-sold.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsLastSold = {
  id: string;
  goods_id: number;
  warehouse_id: number | null;
  sold_at: string | null;
};

export const goodsLastSoldFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  sold_at: { type: 'date_time', json: 'string' },
});

export const goodsLastSoldRules: readonly RuleModel[] = [];

export const goodsLastSoldDisplay = [{ field: 'goods_id' }] as const;
