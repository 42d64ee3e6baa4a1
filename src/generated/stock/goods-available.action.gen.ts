// Generated from schemas/stock/goods-available.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type GoodsAvailableActionInput = {
  ids: number[];
  warehouse_id: number;
};

export type GoodsAvailableActionResult = {
  /** {id, available}, one for each article. */
  rows: unknown;
};

export const goodsAvailableActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 1000,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
});

export const goodsAvailableAction: ActionCall<GoodsAvailableActionInput, GoodsAvailableActionResult> = {
  url: '/goods-available',
};
