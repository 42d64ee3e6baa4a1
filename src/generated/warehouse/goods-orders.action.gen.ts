// Generated from schemas/warehouse/goods-orders.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type FindGoodsAnswer, findGoodsAnswer } from './find-goods-answer.enum.gen.ts';

export type GoodsOrdersActionInput = {
  /** Articles with their warehouses, as `12~3`. */
  ids: string[];
  instruction: FindGoodsAnswer | null;
};

export type GoodsOrdersActionResult = {
  /** Nothing: no field is filled. */
  values: unknown;
  /** Nothing. */
  rows: unknown;
  /** {text, params, isProblem}: how many orders wait, and how many cannot go without these goods. */
  notes: unknown;
};

export const goodsOrdersActionFields = createFields({
  ids: { type: 'tags', json: 'array', required: true, maxItems: 500 },
  instruction: { type: 'enum', json: 'integer', enum: findGoodsAnswer },
});

export const goodsOrdersAction: ActionCall<GoodsOrdersActionInput, GoodsOrdersActionResult> = {
  url: '/goods-missing-orders',
};
