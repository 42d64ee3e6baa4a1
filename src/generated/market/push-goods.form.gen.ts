// Generated from schemas/market/push-goods.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type PushGoodsForm = {
  prices: boolean | null;
};

export const pushGoodsFormFields = createFields({
  prices: { type: 'boolean', json: 'boolean' },
});
