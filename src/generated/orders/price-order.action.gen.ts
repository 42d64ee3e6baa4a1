// Generated from schemas/orders/price-order.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { OrderLine } from './order-line.entity.gen.ts';

export type PriceOrderActionInput = {
  pos_id: number;
  receiver_phone: string | null;
  voucher_code: string | null;
  points_used: number | null;
  lines: OrderLine[];
};

export type PriceOrderActionResult = {
  /** Money and points of the whole: discount, voucher_amount, points_amount, points_earned. */
  values: unknown;
  /** The discount of each line, in their order. */
  rows: unknown;
  /** {text, params, isProblem}: what is to be known, or why a voucher or points do not count. */
  notes: unknown;
};

export const priceOrderActionFields = createFields({
  pos_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  receiver_phone: { type: 'phone', json: 'string', maxLength: 20 },
  voucher_code: { type: 'code', json: 'string', maxLength: 20 },
  points_used: { type: 'integer', json: 'integer', minimum: 0, maximum: 1000000 },
  lines: {
    type: 'rows', json: 'array', required: true, rows: { entity: 'order_line', foreignKey: 'order_id', max: 200 },
  },
});

export const priceOrderAction: ActionCall<PriceOrderActionInput, PriceOrderActionResult> = {
  url: '/order-price',
};
