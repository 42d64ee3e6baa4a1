// Generated from schemas/warehouse/goods-incoming.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsIncoming = {
  id: number;
  goods_id: number;
  incoming: number;
};

export const goodsIncomingFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  incoming: { type: 'integer', json: 'integer', required: true },
});

export const goodsIncomingRules: readonly RuleModel[] = [];

export const goodsIncomingDisplay = [{ field: 'goods_id' }] as const;
