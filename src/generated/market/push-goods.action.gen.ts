// Generated from schemas/market/push-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type PushGoodsActionInput = {
  ids: number[];
  prices: boolean | null;
};

export type PushGoodsActionResult = {
  done: number[];
};

export const pushGoodsActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 1000,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
  prices: { type: 'boolean', json: 'boolean' },
});

export const pushGoodsAction: ActionCall<PushGoodsActionInput, PushGoodsActionResult> = {
  url: '/goods-push',
};
