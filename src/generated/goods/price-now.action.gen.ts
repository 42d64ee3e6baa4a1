// Generated from schemas/goods/price-now.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { TaxRate } from '#generated/_shared/tax-rate.enum.gen.ts';

export type PriceNowActionInput = {
  goods_price_id: number;
};

export type PriceNowActionResult = {
  retail_before: number | null;
  tax_rate: TaxRate | null;
  /** For those who may see costs. */
  cost_price: number | null;
};

export const priceNowActionFields = createFields({
  goods_price_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods_price', onDelete: 'restrict' },
  },
});

export const priceNowAction: ActionCall<PriceNowActionInput, PriceNowActionResult> = {
  url: '/goods-price-now',
};
