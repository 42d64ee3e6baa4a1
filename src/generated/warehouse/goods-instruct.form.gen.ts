// Generated from schemas/warehouse/goods-instruct.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type FindGoodsAnswer, findGoodsAnswer } from './find-goods-answer.enum.gen.ts';

export type GoodsInstructForm = {
  instruction: FindGoodsAnswer;
  instruct_note: string | null;
};

export const goodsInstructFormFields = createFields({
  instruction: { type: 'enum', json: 'integer', required: true, enum: findGoodsAnswer },
  instruct_note: { type: 'text', json: 'string', maxLength: 200 },
});
