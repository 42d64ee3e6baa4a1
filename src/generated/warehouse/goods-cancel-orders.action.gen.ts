// Generated from schemas/warehouse/goods-cancel-orders.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type GoodsCancelOrdersActionInput = {
  /** Articles with their warehouses, as `12~3`. */
  ids: string[];
};

export type GoodsCancelOrdersActionResult = {
  decided: number;
};

export const goodsCancelOrdersActionFields = createFields({
  ids: { type: 'tags', json: 'array', required: true, maxItems: 500 },
});

export const goodsCancelOrdersAction: ActionCall<GoodsCancelOrdersActionInput, GoodsCancelOrdersActionResult> = {
  url: '/goods-missing-cancel-orders',
};
