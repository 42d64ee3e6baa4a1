// Generated from schemas/warehouse/goods-instruct.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type FindGoodsAnswer, findGoodsAnswer } from './find-goods-answer.enum.gen.ts';

export type GoodsInstructActionInput = {
  /** Articles with their warehouses, as `12~3`. */
  ids: string[];
  instruction: FindGoodsAnswer;
  instruct_note: string | null;
};

export type GoodsInstructActionResult = {
  decided: number;
};

export const goodsInstructActionFields = createFields({
  ids: { type: 'tags', json: 'array', required: true, maxItems: 500 },
  instruction: { type: 'enum', json: 'integer', required: true, enum: findGoodsAnswer },
  instruct_note: { type: 'text', json: 'string', maxLength: 200 },
});

export const goodsInstructAction: ActionCall<GoodsInstructActionInput, GoodsInstructActionResult> = {
  url: '/goods-missing-instruct',
};
