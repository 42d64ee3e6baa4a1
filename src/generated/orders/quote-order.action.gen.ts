// Generated from schemas/orders/quote-order.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type QuoteOrderActionInput = {
  warehouse_id: number;
  id_city: number;
  id_county: number | null;
  id_ward: number;
  receiver_address: string;
  weight: number | null;
  /** Taken where no weight of the parcel is known. */
  goods_weight: number | null;
  dimensions: Record<string, unknown> | null;
  cod_amount: number | null;
  insurance_value: number | null;
};

export type QuoteOrderActionResult = {
  /** One a carrier: its code, fee and days, or why it says none; the cheapest first. */
  offers: unknown;
};

export const quoteOrderActionFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  id_city: { type: 'reference', json: 'integer', required: true, reference: { entity: 'place', onDelete: 'restrict' } },
  id_county: { type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict' } },
  id_ward: { type: 'reference', json: 'integer', required: true, reference: { entity: 'place', onDelete: 'restrict' } },
  receiver_address: { type: 'text', json: 'string', required: true, maxLength: 255 },
  weight: { type: 'weight', json: 'integer', minimum: 1, maximum: 10000000, unit: 'g' },
  goods_weight: { type: 'weight', json: 'integer', minimum: 1, maximum: 10000000, unit: 'g' },
  dimensions: { type: 'dimensions', json: 'object' },
  cod_amount: { type: 'money', json: 'integer', minimum: 0 },
  insurance_value: { type: 'money', json: 'integer', minimum: 0 },
});

export const quoteOrderAction: ActionCall<QuoteOrderActionInput, QuoteOrderActionResult> = {
  url: '/order-quote',
};
