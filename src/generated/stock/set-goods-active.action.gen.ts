// Generated from schemas/stock/set-goods-active.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type SetGoodsActiveActionInput = {
  ids: number[];
  active: boolean;
};

export type SetGoodsActiveActionResult = {
  done: number[];
};

export const setGoodsActiveActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 1000,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
  active: { type: 'boolean', json: 'boolean', required: true },
});

export const setGoodsActiveAction: ActionCall<SetGoodsActiveActionInput, SetGoodsActiveActionResult> = {
  url: '/goods-set-active',
};
