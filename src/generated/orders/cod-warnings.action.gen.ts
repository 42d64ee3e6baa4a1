// Generated from schemas/orders/cod-warnings.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type CodWarningsActionInput = {
  /** {row, delivery_company, lines: {delivery_order_id}}, as they would be stored. */
  records: unknown;
};

export type CodWarningsActionResult = {
  /** {row, text, params}: a message key of what is strange. */
  rows: unknown;
};

export const codWarningsActionFields = createFields({
  records: { type: 'json', json: 'array', required: true },
});

export const codWarningsAction: ActionCall<CodWarningsActionInput, CodWarningsActionResult> = {
  url: '/cod-warnings',
};
