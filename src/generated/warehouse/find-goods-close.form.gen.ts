// Generated from schemas/warehouse/find-goods-close.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type FindGoodsClosing, findGoodsClosing } from './find-goods-closing.enum.gen.ts';

export type FindGoodsCloseForm = {
  closed_reason: FindGoodsClosing;
  instruct_note: string | null;
};

export const findGoodsCloseFormFields = createFields({
  closed_reason: { type: 'enum', json: 'string', required: true, default: 'by_hand', enum: findGoodsClosing },
  instruct_note: { type: 'text', json: 'string', maxLength: 200 },
});
