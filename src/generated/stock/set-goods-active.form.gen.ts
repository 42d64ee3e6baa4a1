// Generated from schemas/stock/set-goods-active.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type SetGoodsActiveForm = {
  active: boolean;
};

export const setGoodsActiveFormFields = createFields({
  active: { type: 'boolean', json: 'boolean', required: true, default: false },
});
