// Generated from schemas/administration/goods-arriving.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsArriving = {
  id: string;
  goods_id: number;
  warehouse_id: number | null;
  incoming: number;
  incoming_on: string | null;
};

export const goodsArrivingFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  incoming: { type: 'integer', json: 'integer', required: true },
  incoming_on: { type: 'date_time', json: 'string' },
});

export const goodsArrivingRules: readonly RuleModel[] = [];

export const goodsArrivingDisplay = [{ field: 'goods_id' }] as const;
