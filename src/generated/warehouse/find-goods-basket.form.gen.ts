// Generated from schemas/warehouse/find-goods-basket.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type FindGoodsBasketForm = {
  into_basket: string;
};

export const findGoodsBasketFormFields = createFields({
  into_basket: { type: 'code', json: 'string', required: true, maxLength: 30 },
});
