// Generated from schemas/warehouse/goods-wait.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type GoodsWaitActionInput = {
  /** Articles with their warehouses, as `12~3`. */
  ids: string[];
};

export type GoodsWaitActionResult = {
  decided: number;
};

export const goodsWaitActionFields = createFields({
  ids: { type: 'tags', json: 'array', required: true, maxItems: 500 },
});

export const goodsWaitAction: ActionCall<GoodsWaitActionInput, GoodsWaitActionResult> = {
  url: '/goods-missing-wait',
};
