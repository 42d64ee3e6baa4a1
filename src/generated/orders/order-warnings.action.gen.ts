// Generated from schemas/orders/order-warnings.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type OrderWarningsActionInput = {
  /** {row, receiver_phone, warehouse_id, weight, lines: {goods_id, quantity}}, as they would be stored. */
  records: unknown;
};

export type OrderWarningsActionResult = {
  /** {row, text, params}: a message key of what is strange. */
  rows: unknown;
};

export const orderWarningsActionFields = createFields({
  records: { type: 'json', json: 'array', required: true },
});

export const orderWarningsAction: ActionCall<OrderWarningsActionInput, OrderWarningsActionResult> = {
  url: '/order-warnings',
};
