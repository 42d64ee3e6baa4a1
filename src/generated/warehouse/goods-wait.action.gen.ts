// Generated from schemas/warehouse/goods-wait.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type GoodsWaitActionInput = {
  ids: number[];
};

export type GoodsWaitActionResult = {
  decided: number;
};

export const goodsWaitActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
});

export const goodsWaitAction: ActionCall<GoodsWaitActionInput, GoodsWaitActionResult> = {
  url: '/goods-missing-wait',
};
