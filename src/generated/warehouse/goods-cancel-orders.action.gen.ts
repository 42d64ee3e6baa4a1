// Generated from schemas/warehouse/goods-cancel-orders.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type GoodsCancelOrdersActionInput = {
  ids: number[];
};

export type GoodsCancelOrdersActionResult = {
  decided: number;
};

export const goodsCancelOrdersActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
});

export const goodsCancelOrdersAction: ActionCall<GoodsCancelOrdersActionInput, GoodsCancelOrdersActionResult> = {
  url: '/goods-missing-cancel-orders',
};
