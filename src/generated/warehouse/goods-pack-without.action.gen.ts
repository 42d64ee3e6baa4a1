// Generated from schemas/warehouse/goods-pack-without.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type GoodsPackWithoutActionInput = {
  /** Articles with their warehouses, as `12~3`. */
  ids: string[];
};

export type GoodsPackWithoutActionResult = {
  decided: number;
};

export const goodsPackWithoutActionFields = createFields({
  ids: { type: 'tags', json: 'array', required: true, maxItems: 500 },
});

export const goodsPackWithoutAction: ActionCall<GoodsPackWithoutActionInput, GoodsPackWithoutActionResult> = {
  url: '/goods-missing-pack-without',
};
