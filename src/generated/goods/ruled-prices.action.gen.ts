// Generated from schemas/goods/ruled-prices.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type PriceBase, priceBase } from './price-base.enum.gen.ts';
import { type PriceRounding, priceRounding } from './price-rounding.enum.gen.ts';

export type RuledPricesActionInput = {
  ids: number[];
  base: PriceBase;
  percent: number | null;
  amount: number | null;
  rounding: PriceRounding;
};

export type RuledPricesActionResult = {
  /** {label, before, after, isOdd}: retail prices now and then; odd is what changes by more than 30 % or falls below its cost. */
  rows: unknown;
};

export const ruledPricesActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 100,
    links: { entity: 'goods_price', table: '__ids', foreignKey: '_id', otherKey: 'goods_price_id' },
  },
  base: { type: 'enum', json: 'string', required: true, enum: priceBase },
  percent: { type: 'decimal', json: 'number', minimum: -90, maximum: 900, multipleOf: 0.1, unit: '%', scale: 1 },
  amount: { type: 'integer', json: 'integer', minimum: -100000000, maximum: 100000000 },
  rounding: { type: 'enum', json: 'string', required: true, enum: priceRounding },
});

export const ruledPricesAction: ActionCall<RuledPricesActionInput, RuledPricesActionResult> = {
  url: '/goods-price-rule',
};
