// Generated from schemas/crm/goods-price.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type GoodsPriceActionInput = {
  goods_id: number;
};

export type GoodsPriceActionResult = {
  price: number | null;
};

export const goodsPriceActionFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
});

export const goodsPriceAction: ActionCall<GoodsPriceActionInput, GoodsPriceActionResult> = {
  url: '/lead-goods-price',
};
