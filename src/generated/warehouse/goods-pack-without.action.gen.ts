// Generated from schemas/warehouse/goods-pack-without.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type GoodsPackWithoutActionInput = {
  ids: number[];
};

export type GoodsPackWithoutActionResult = {
  decided: number;
};

export const goodsPackWithoutActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
});

export const goodsPackWithoutAction: ActionCall<GoodsPackWithoutActionInput, GoodsPackWithoutActionResult> = {
  url: '/goods-missing-pack-without',
};
